import { describe, expect, it } from 'vitest';
import { formatPence, pence, pounds } from '../money/pence.ts';
import { paymentAmounts } from './payment-amounts.ts';
import {
  blocksOtherAttempts,
  canRetryPayment,
  describePaymentState,
  hasReceipt,
  movePayment,
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

describe('what a customer pays', () => {
  it('is the fee, five pounds, and tax on the five pounds', () => {
    expect(paymentAmounts(pounds(50))).toEqual({ fee: 5000, processingFee: 500, tax: 100, total: 5600 });
    expect(formatPence(paymentAmounts(pounds(20)).total)).toBe('£26.00');
  });

  it('is nothing where the registrar charges nothing', () => {
    expect(paymentAmounts(pence(0))).toEqual({ fee: 0, processingFee: 0, tax: 0, total: 0 });
  });
});

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
    const moves = life.slice(1).map((to, index) => movePayment(life[index] ?? 'created', to).ok);
    expect(moves.every(Boolean)).toBe(true);
  });

  it('any step with the gateway can end unclear, and is settled from there', () => {
    const unclear = STATES.filter((state) => movePayment(state, 'unclear').ok);
    expect(unclear).toEqual(['key-issued', 'card-identified', 'submitted', 'challenge']);
    expect(movePayment('unclear', 'confirmed').ok && movePayment('unclear', 'refused').ok).toBe(true);
  });

  it('cannot be cancelled while the bank is deciding', () => {
    expect(movePayment('submitted', 'cancelled')).toEqual({
      ok: false,
      reason: 'move-not-allowed',
      allowed: ['challenge', 'unclear', 'confirmed', 'refused'],
    });
  });

  it('a success after a cancellation is recorded, then voided', () => {
    expect(movePayment('cancelled', 'confirmed').ok && movePayment('confirmed', 'voided').ok).toBe(true);
  });

  it('starts no second attempt while the card may have been charged', () => {
    expect(STATES.filter(blocksOtherAttempts)).toEqual(['submitted', 'challenge', 'unclear', 'confirmed']);
    expect(STATES.filter(canRetryPayment)).toEqual(['refused', 'expired', 'cancelled']);
    expect(STATES.some((state) => blocksOtherAttempts(state) && canRetryPayment(state))).toBe(false);
  });

  it('never leaves refused, refunded or voided', () => {
    const stuck = STATES.filter((from) => STATES.every((to) => !movePayment(from, to).ok));
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
