import { describe, expect, it } from 'vitest';
import { badgeOf, type Batch, describeBatch, isProblem, type Line } from './describe-batch.ts';

const line = (State: Line['State'], Reason: string | null = null): Line => ({
  Position: 1,
  Typed: '01234567',
  CompanyNumber: '01234567',
  State,
  Reason,
  Message: null,
  CompanyId: null,
  CompanyName: null,
});

function batchOf(Lines: Line[], given: Partial<Batch> = {}): Batch {
  const count = (...states: Line['State'][]) => Lines.filter(({ State }) => states.includes(State)).length;
  return {
    BatchId: crypto.randomUUID(),
    StartedAt: '2026-11-20T09:30:00Z',
    FinishedAt: null,
    Total: Lines.length,
    Waiting: count('waiting', 'running'),
    Imported: count('imported'),
    Refused: count('refused'),
    Failed: count('failed'),
    Lines,
    HeldUntil: null,
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
    expect(describeBatch(batchOf(lines, { FinishedAt: '2026-11-20T09:31:00Z' }))).toBe(
      'Done: 1 imported, 1 in the list already, 1 repeated, 1 refused',
    );
    expect(badgeOf(already)).toEqual({ words: 'In the list', tone: 'neutral' });
    expect(lines.map(isProblem)).toEqual([false, false, true, false]);
  });

  it('says how far it is, and when it goes on while the registry takes no more', () => {
    const lines = [line('imported'), line('waiting')];
    expect(describeBatch(batchOf(lines))).toBe('1 of 2 lines done: 1 imported');
    expect(describeBatch(batchOf(lines, { HeldUntil: '2026-11-20T09:35:00Z' }))).toContain(
      'until 20 November 2026, 09:35',
    );
  });
});
