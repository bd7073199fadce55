import { describe, expect, it } from 'vitest';
import { failureText, toChallenge, toPhase } from './payment-phase.ts';
import type { PaymentStanding } from './payment-storage.ts';

const paid: PaymentStanding = {
  paymentId: '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1',
  filingId: 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11',
  filingState: 'queued',
  state: 'confirmed',
  stateText: 'Paid',
  statusCode: '0000',
  code: '0000',
  statusDetail: 'The Authorisation was Successful.',
  transactionId: 'T-1',
  acsTransID: null,
  acsUrl: null,
  cReq: null,
  errorCode: null,
  challengeUntil: null,
  check: null,
  wasCharged: 'yes',
  mayRetry: false,
  mayCancel: false,
  totalPence: 5600,
  cardType: 'Visa',
  cardLastFour: '0006',
};
const waiting: PaymentStanding = { ...paid, filingState: 'awaiting-payment', wasCharged: 'no' };

describe('what the payment window shows', () => {
  it('is the end when the payment was made', () => {
    expect(toPhase(paid, 'failed')).toMatchObject({ kind: 'paid' });
  });

  it.each(['submitted', 'unclear', 'challenge'] as const)(
    'offers nothing while %s may have charged the card',
    (state) => {
      expect(toPhase({ ...waiting, state, wasCharged: 'not-known' }, 'retry')).toMatchObject({
        kind: 'not-known',
      });
    },
  );

  it('tells a refusal in the panel, and after the bank’s page in the dialog', () => {
    const refused: PaymentStanding = { ...waiting, state: 'refused', statusDetail: 'Declined.' };
    expect(toPhase(refused, 'failed')).toEqual({ kind: 'failed', message: 'Declined.' });
    expect(toPhase(refused, 'retry')).toEqual({ kind: 'retry', message: 'Declined.' });
  });

  it.each([null, 'created', 'key-issued', 'cancelled'] as const)(
    'is the form where the payment is %s',
    (state) => {
      expect(toPhase({ ...waiting, state }, 'failed')).toEqual({ kind: 'form' });
    },
  );

  it('is nothing to pay once the filing no longer waits', () => {
    expect(toPhase({ ...waiting, state: null, filingState: 'withdrawn' }, 'failed')).toEqual({
      kind: 'nothing-to-pay',
    });
  });

  it.each<Partial<PaymentStanding>>([
    { state: 'refused', errorCode: '402', statusDetail: 'An Erro message.' },
    { state: 'expired', statusCode: '1012', code: '1012', statusDetail: '' },
    { state: 'refused', statusCode: '1012', code: '1012', statusDetail: 'Transaction not found' },
  ])('says what the specification says of a bank that timed out', (ended) => {
    expect(failureText({ ...waiting, ...ended })).toBe(
      "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.",
    );
  });

  it('shows the bank’s page only where it can be brought up', () => {
    const asked = {
      ...waiting,
      state: 'challenge' as const,
      statusCode: '2021',
      acsTransID: 'A',
      acsUrl: 'https://bank',
      cReq: 'c',
    };
    expect(toChallenge(asked)).toMatchObject({ transactionId: 'T-1', acsTransId: 'A', isPosted: false });
    expect(toChallenge({ ...asked, cReq: null })).toBeUndefined();
  });

  it('is the wait for the bank’s answer where its page was asked for already', () => {
    const challengeUntil = '2026-11-20T10:00:00.000Z';
    const asked = { ...waiting, state: 'challenge' as const, acsTransID: 'A', challengeUntil };
    const challenge = { transactionId: 'T-1', acsTransId: 'A' };
    expect(toPhase(asked, 'failed')).toEqual({ kind: 'challenge-posted', challenge, challengeUntil });
    expect(toPhase({ ...asked, transactionId: null }, 'failed')).toMatchObject({ kind: 'not-known' });
  });
});
