import { describe, expect, it } from 'vitest';
import {
  canRetryPayment,
  hasReceipt,
  outcomeOf,
  PAYMENT_OUTCOMES,
  PAYMENT_STATES,
  type PaymentState,
  statesOfOutcome,
  transitionPayment,
} from './payment-life.ts';

const nextOf = (from: PaymentState) => PAYMENT_STATES.filter((to) => transitionPayment(from, to).ok);

/** Every state that can follow, directly or after others. */
function reachableFrom(from: PaymentState): ReadonlySet<PaymentState> {
  const reached = new Set(nextOf(from));
  // A set is walked while it grows.
  for (const state of reached) for (const next of nextOf(state)) reached.add(next);
  return reached;
}

describe('a payment attempt, whatever becomes of it', () => {
  it.each(PAYMENT_STATES.filter((state) => state !== 'created'))('can come to be %s', (state) => {
    expect(reachableFrom('created').has(state)).toBe(true);
  });

  it.each(PAYMENT_STATES)('does not stay where it is: %s', (state) => {
    expect(nextOf(state)).not.toContain(state);
  });

  it.each(statesOfOutcome('under-way'))('that is %s comes to an end', (state) => {
    const ends = [...reachableFrom(state)].filter((each) => outcomeOf(each) !== 'under-way');
    expect(ends.map(outcomeOf)).toContain('failed');
    expect(ends).toContain('confirmed');
  });

  it.each(statesOfOutcome('under-way'))('that is %s is not begun again, and has no receipt', (state) => {
    expect([canRetryPayment(state), hasReceipt(state)]).toEqual([false, false]);
  });

  it('is given back only what was taken', () => {
    for (const from of PAYMENT_STATES)
      for (const to of nextOf(from))
        if (outcomeOf(to) === 'given-back') expect(outcomeOf(from)).toBe('taken');
  });

  it('never returns to where the card could be charged anew', () => {
    for (const state of PAYMENT_STATES.filter((each) => outcomeOf(each) !== 'under-way'))
      expect([...reachableFrom(state)].filter((each) => outcomeOf(each) === 'under-way')).toEqual([]);
  });

  it('has one outcome in every state', () => {
    expect(PAYMENT_OUTCOMES.flatMap(statesOfOutcome).toSorted()).toEqual([...PAYMENT_STATES].toSorted());
  });
});
