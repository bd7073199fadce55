import { describe, expect, it } from 'vitest';
import {
  canRetryPayment,
  describePaymentState,
  hasReceipt,
  transitionPayment,
  outcomeOf,
  type PaymentState,
  statesOfOutcome,
} from './payment-life.ts';

const STATES = [
  'created',
  'key-issued',
  'card-identified',
  'submitted',
  'challenge',
  'unclear',
  'confirmed',
  'refused',
  'expired',
  'cancelled',
  'refunded',
  'voided',
] as const satisfies readonly PaymentState[];

describe('the life of a payment', () => {
  it('goes through a challenge to confirmed, and may be refunded', () => {
    const life = [
      'created',
      'key-issued',
      'card-identified',
      'submitted',
      'challenge',
      'confirmed',
      'refunded',
    ] as const;
    const moves = life.slice(1).map((to, index) => transitionPayment(life[index] ?? 'created', to).ok);
    expect(moves.every(Boolean)).toBe(true);
  });

  it('any step with the gateway can end unclear, and is settled from there', () => {
    const unclear = STATES.filter((state) => transitionPayment(state, 'unclear').ok);
    expect(unclear).toEqual(['key-issued', 'card-identified', 'submitted', 'challenge']);
    expect(transitionPayment('unclear', 'confirmed').ok && transitionPayment('unclear', 'refused').ok).toBe(
      true,
    );
  });

  it('cannot be cancelled while the bank is deciding', () => {
    expect(transitionPayment('submitted', 'cancelled')).toEqual({
      ok: false,
      reason: 'transition-not-allowed',
      allowed: ['challenge', 'unclear', 'confirmed', 'refused'],
    });
  });

  it('a success after a cancellation is recorded, then voided', () => {
    expect(
      transitionPayment('cancelled', 'confirmed').ok && transitionPayment('confirmed', 'voided').ok,
    ).toBe(true);
  });

  it('starts no second attempt while the card may have been charged', () => {
    expect(STATES.filter(canRetryPayment)).toEqual(['refused', 'expired', 'cancelled']);
  });

  it('never leaves refused, refunded or voided', () => {
    const stuck = STATES.filter((from) => STATES.every((to) => !transitionPayment(from, to).ok));
    expect(stuck).toEqual(['refused', 'refunded', 'voided']);
    expect(STATES.map(describePaymentState).every(Boolean)).toBe(true);
  });
});

describe('what became of the money', () => {
  it('is one thing for each state', () => {
    const outcomes = [...new Set(STATES.map(outcomeOf))];
    expect(outcomes.flatMap(statesOfOutcome).toSorted()).toEqual(STATES.toSorted());
    expect(statesOfOutcome('given-back')).toEqual(['refunded', 'voided']);
  });

  it('is worth a receipt where money was taken, and nowhere else', () => {
    expect(STATES.filter(hasReceipt)).toEqual(['confirmed', 'refunded']);
  });
});
