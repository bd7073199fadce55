import { describe, expect, it } from 'vitest';
import {
  allowedFilingTransitions,
  canEditFiling,
  describeFilingState,
  FILING_STATES,
  type FilingState,
  transitionFiling,
} from './filing-life.ts';

const isAllowed = (from: FilingState, to: FilingState) => transitionFiling(from, to, 'gateway').ok;

describe('the life of a filing', () => {
  it('goes from draft to accepted', () => {
    const life: readonly FilingState[] = [
      'draft',
      'ready',
      'awaiting-payment',
      'queued',
      'sending',
      'pending',
      'accepted',
    ];
    const moves = life.slice(1).map((to, index) => isAllowed(life[index] ?? 'draft', to));
    expect(moves.every(Boolean)).toBe(true);
  });

  it('needs no payment where the registrar charges nothing', () => {
    expect(isAllowed('ready', 'queued')).toBe(true);
  });

  it('returns to the draft of the same filing after a rejection', () => {
    expect(transitionFiling('rejected', 'draft', 'gateway')).toEqual({ ok: true, state: 'draft' });
  });

  it.each([
    ['draft', 'queued'],
    ['draft', 'accepted'],
    ['awaiting-payment', 'accepted'],
    ['sending', 'draft'],
    ['sending', 'withdrawn'],
    ['pending', 'withdrawn'],
    ['pending', 'queued'],
    ['accepted', 'draft'],
    ['withdrawn', 'draft'],
  ] as const)('never goes from %s to %s', (from, to) => {
    expect(isAllowed(from, to)).toBe(false);
  });

  it('says where it could go instead', () => {
    expect(transitionFiling('rejected', 'accepted', 'gateway')).toEqual({
      ok: false,
      reason: 'transition-not-allowed',
      allowed: ['draft', 'withdrawn'],
    });
  });

  it('parked and failed are not final: the registrar may still decide', () => {
    for (const state of ['parked', 'failed'] as const) {
      expect(isAllowed(state, 'accepted') && isAllowed(state, 'rejected')).toBe(true);
    }
    const final = FILING_STATES.filter((state) => allowedFilingTransitions(state, 'gateway').length === 0);
    expect(final).toEqual(['accepted', 'withdrawn']);
  });

  it('a document delivered by hand is never being sent', () => {
    expect(transitionFiling('queued', 'pending', 'produced').ok).toBe(true);
    expect(transitionFiling('queued', 'sending', 'produced').ok).toBe(false);
    expect(transitionFiling('pending', 'queued', 'produced').ok).toBe(true);
    expect(transitionFiling('queued', 'pending', 'gateway').ok).toBe(false);
  });

  it('goes the same way through a transaction as through the gateway', () => {
    for (const state of FILING_STATES)
      expect(allowedFilingTransitions(state, 'transaction')).toEqual(
        allowedFilingTransitions(state, 'gateway'),
      );
  });

  it('every state can be reached from a draft, and has a label of its own', () => {
    const reached = new Set<FilingState>(['draft']);
    for (const state of reached)
      for (const next of allowedFilingTransitions(state, 'gateway')) reached.add(next);
    expect([...reached].sort()).toEqual([...FILING_STATES].sort());
    expect(new Set(FILING_STATES.map((state) => describeFilingState(state))).size).toBe(FILING_STATES.length);
  });

  it('of what a person delivers says no word of a queue, or of a receipt', () => {
    const produced = { channel: 'produced' } as const;
    expect(describeFilingState('queued', produced)).toBe('To be delivered');
    expect(describeFilingState('pending', produced)).toBe('Delivered');
    expect(describeFilingState('accepted', produced)).toBe(describeFilingState('accepted'));
  });

  it('is edited as a draft only', () => {
    expect(FILING_STATES.filter(canEditFiling)).toEqual(['draft']);
  });
});
