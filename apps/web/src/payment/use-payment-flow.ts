import { useCallback, useEffect, useState } from 'react';
import { ApiProblem, NetworkProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { toDetails } from './form/kept-details.ts';
import { isSeveral, type PaidFor } from './form/payment-values.ts';
import { type PaymentOrder, pay } from './pay.ts';
import { type FailureKind, type PaymentPhase, toChallenge, toPhase } from './payment-phase.ts';
import {
  clearChallenge,
  type PaymentStanding,
  readChallenge,
  storeChallenge,
  storeResult,
} from './payment-storage.ts';
import { notMadeText } from './payment-words.ts';
import { noteChallenge } from './challenge-address.ts';
import { pollWhile } from './pause.ts';

export interface PaymentFlow {
  readonly phase: PaymentPhase;
  readonly pay: (order: PaymentOrder) => Promise<FormRefusal | void>;
  readonly cancel: () => Promise<void>;
  readonly retry: () => void;
  /** What the server says now. */
  readonly show: (standing: PaymentStanding, failure: FailureKind) => void;
  /** The bank's time is over. */
  readonly timeOut: (message: string) => void;
}

/** The course of one payment in this window. What the server says decides; the window only shows it. */
export function usePaymentFlow(paidFor: PaidFor, first: PaymentStanding): PaymentFlow {
  const { filingId } = paidFor;
  const [phase, setPhase] = useState<PaymentPhase>(() => resume(first));
  const show = useCallback(
    (standing: PaymentStanding, failure: FailureKind) => {
      if (standing.state !== 'challenge') clearChallenge();
      const { state, transactionId } = standing;
      if (state === 'confirmed') storeResult({ filingId, paymentStatus: '0000', transactionId });
      setPhase(toPhase(standing, failure));
    },
    [filingId],
  );
  const timeOut = useCallback((message: string) => setPhase({ kind: 'retry', message }), []);
  const fail = useCallback((error: unknown) => setPhase({ kind: 'failed', message: wordsOf(error) }), []);
  const fallBack = useCallback(() => setPhase({ kind: 'failed', message: notMadeText }), []);
  useLooking(phase.kind === 'not-known', filingId, { show, fallBack });
  const isChallenge = phase.kind === 'challenge' || phase.kind === 'challenge-posted';
  useEffect(() => noteChallenge(isChallenge), [isChallenge]);
  useBeginningAgain(phase === makingSure, paidFor, { show, fail });

  const startPayment = async (order: PaymentOrder): Promise<FormRefusal | void> => {
    setPhase({ kind: 'working', doing: 'Paying. Leave this window open.' });
    const result = await pay(order);
    if (result.kind === 'refused') {
      setPhase({ kind: 'form' });
      return result.refusal;
    }
    if (result.kind === 'no-answer') return setPhase({ kind: 'not-known', check: null });
    const challenge = toChallenge(result.standing);
    if (challenge === undefined) return show(result.standing, 'failed');
    storeChallenge(challenge, toDetails(order.values, filingId));
    return setPhase({ kind: 'challenge', challenge });
  };
  const cancel = async () => {
    setPhase({ kind: 'working', doing: 'Cancelling the payment' });
    try {
      const standing = await giveUp(filingId);
      if (standing !== undefined) return show(standing, 'failed');
      clearChallenge();
      storeResult({ filingId, paymentStatus: 'PaymentsCanceled', transactionId: null });
      setPhase({ kind: 'cancelled' });
    } catch (error) {
      fail(error);
    }
  };
  const retry = () => setPhase(makingSure);
  return { phase, pay: startPayment, cancel, retry, show, timeOut };
}

const makingSure: PaymentPhase = { kind: 'working', doing: 'Making sure that nothing was charged' };

/**
 * Where the window begins: a challenge that was not posted yet goes on; the answer to one that was is awaited. A try that failed
 * was told where it failed, and on the page that opens the window: whoever comes to pay again begins anew.
 */
function resume(standing: PaymentStanding): PaymentPhase {
  const challenge = readChallenge(standing);
  if (challenge !== undefined) return { kind: 'challenge', challenge };
  const phase = toPhase(standing, 'failed');
  return phase.kind === 'failed' ? makingSure : phase;
}

const askState = (filingId: string, signal?: AbortSignal) =>
  call('getPaymentState', { query: { filingId }, signal });

/** Gives the attempt up; what stands in the way comes back. */
async function giveUp(filingId: string): Promise<PaymentStanding | undefined> {
  const now = await askState(filingId);
  if (now.wasCharged !== 'no') return now;
  if (now.paymentId === null || !now.mayCancel) return undefined;
  try {
    await call('cancelPayment', { body: { paymentId: now.paymentId } });
    return undefined;
  } catch (error) {
    // Somebody was faster: the bank's answer, or another window.
    if (error instanceof ApiProblem && error.status === 409) return askState(filingId);
    throw error;
  }
}

/** Another attempt, if the server has proved that nothing was taken; else what is true. */
async function beginAgain(paidFor: PaidFor): Promise<PaymentStanding> {
  const { filingId } = paidFor;
  if (isSeveral(paidFor)) return beginTogetherAgain(filingId);
  try {
    return await call('retryPayment', { body: { filingId } });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 409) return askState(filingId);
    throw error;
  }
}

/** Several filings begin another attempt when they are paid for: until then nothing stands for them. */
async function beginTogetherAgain(filingId: string): Promise<PaymentStanding> {
  const now = await askState(filingId);
  if (now.wasCharged !== 'no') return now;
  if (now.state === 'challenge') {
    const obstacle = await giveUp(filingId);
    if (obstacle !== undefined) return obstacle;
  }
  return { ...now, state: null };
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof NetworkProblem) return error.message;
  throw error;
}

/**
 * While nobody knows: asks again and again what has become of it, and by when that is known. That it came to nothing is told,
 * before the card is asked for again.
 */
function useLooking(
  isLooking: boolean,
  filingId: string,
  { show, fallBack }: Pick<PaymentFlow, 'show'> & { fallBack: () => void },
): void {
  useEffect(() => {
    if (!isLooking) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    void pollWhile(signal, async () => {
      const standing = await askState(filingId, signal);
      if (toPhase(standing, 'failed').kind === 'form') fallBack();
      else show(standing, 'failed');
    });
    return () => ended.abort();
  }, [isLooking, filingId, show, fallBack]);
}

/** Asks for another try, which the server gives once it has proved that nothing was taken by the one before. */
function useBeginningAgain(
  isWanted: boolean,
  paidFor: PaidFor,
  { show, fail }: Pick<PaymentFlow, 'show'> & { fail: (error: unknown) => void },
): void {
  useEffect(() => {
    if (!isWanted) return;
    beginAgain(paidFor)
      .then((standing) => show(standing, 'failed'))
      .catch(fail);
  }, [isWanted, paidFor, show, fail]);
}
