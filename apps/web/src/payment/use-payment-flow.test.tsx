import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveCalls } from '#testing/serve-calls.fixture.ts';
import { plumSummary } from './form/plum-summary.fixture.ts';
import type { PaymentStanding } from './payment-storage.ts';
import { usePaymentFlow } from './use-payment-flow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unanswered: PaymentStanding = {
  paymentId: '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1',
  filingId: plumSummary.filingId,
  filingState: 'awaiting-payment',
  state: 'submitted',
  stateText: 'Submitted',
  statusCode: '',
  code: null,
  statusDetail: '',
  transactionId: null,
  acsTransID: null,
  acsUrl: null,
  cReq: null,
  errorCode: null,
  challengeUntil: null,
  check: null,
  wasCharged: 'not-known',
  mayRetry: false,
  mayCancel: false,
  totalPence: 5600,
  cardType: null,
  cardLastFour: null,
};

/** What the window shows once the server was asked again about a payment of which nobody knew. */
async function afterLooking(now: Partial<PaymentStanding>) {
  serveCalls(() => ({ body: { ...unanswered, ...now } }));
  const { result } = renderHook(() => usePaymentFlow(plumSummary, unanswered));
  expect(result.current.phase.kind).toBe('not-known');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  return result.current.phase;
}

describe('a payment that got no answer', () => {
  it('is told to have come to nothing before the card is asked for again', async () => {
    expect(await afterLooking({ state: null, wasCharged: 'no' })).toEqual({
      kind: 'failed',
      message: 'No answer came, and the payment was not made.',
    });
  });

  it('is told in the words of the card service where there are any', async () => {
    const refused = { state: 'refused', wasCharged: 'no', statusDetail: 'Declined.' } as const;
    expect(await afterLooking(refused)).toEqual({ kind: 'failed', message: 'Declined.' });
  });

  it('stays open while nobody knows', async () => {
    expect(await afterLooking({})).toMatchObject({ kind: 'not-known' });
  });
});
