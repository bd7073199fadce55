import { describe, expect, it } from 'vitest';
import { badgeOf, type Batch, describeBatch, isProblem, type Line } from './describe-batch.ts';

const line = (state: Line['state'], reason: string | null = null): Line => ({
  position: 1,
  typed: '01234567',
  companyNumber: '01234567',
  state,
  reason,
  message: null,
  companyId: null,
  companyName: null,
});

function batchOf(lines: Line[], given: Partial<Batch> = {}): Batch {
  const count = (...states: Line['state'][]) => lines.filter(({ state }) => states.includes(state)).length;
  return {
    batchId: crypto.randomUUID(),
    startedAt: '2026-11-20T09:30:00Z',
    finishedAt: null,
    total: lines.length,
    waiting: count('waiting', 'running'),
    imported: count('imported'),
    refused: count('refused'),
    failed: count('failed'),
    lines,
    heldUntil: null,
    ...given,
  };
}

const already = line('refused', 'company-already-imported');

describe('what became of an import', () => {
  it('tells a company that was there already from one that was refused', () => {
    const lines = [
      line('imported'),
      already,
      line('refused', 'company-closed'),
      line('refused', 'line-repeated'),
    ];
    expect(describeBatch(batchOf(lines, { finishedAt: '2026-11-20T09:31:00Z' }))).toBe(
      'Done: 1 imported, 1 already added, 1 repeated, 1 refused',
    );
    expect(badgeOf(already)).toEqual({ label: 'Already added', tone: 'neutral' });
    expect(lines.map(isProblem)).toEqual([false, false, true, false]);
  });

  it('says how far it is, and when it goes on while the registry takes no more', () => {
    const lines = [line('imported'), line('waiting')];
    expect(describeBatch(batchOf(lines))).toBe('1 of 2 lines done: 1 imported');
    expect(describeBatch(batchOf(lines, { heldUntil: '2026-11-20T09:35:00Z' }))).toContain(
      'until 20 November 2026, 09:35',
    );
  });
});
