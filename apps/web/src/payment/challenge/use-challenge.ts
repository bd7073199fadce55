import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { pollWhile } from '../pause.ts';
import type { PaymentFlow } from '../use-payment-flow.ts';
import type { PostedChallenge } from '../payment-storage.ts';
import { challengeLimitMs, sessionTimeoutText } from '../payment-words.ts';
import { watchChallenge } from './watch-challenge.ts';

interface ChallengeOptions extends Pick<PaymentFlow, 'show' | 'timeOut'> {
  readonly challenge: PostedChallenge;
  readonly filingId: string;
}

/**
 * Follows a challenge to its end: by the hub, by asking, and by the clock. Gives whether the answer would be heard, so that the
 * bank's page can be asked for.
 */
export function useChallenge({ challenge, filingId, show, timeOut }: ChallengeOptions): boolean {
  const [isListening, setListening] = useState(false);
  const { acsTransId, transactionId } = challenge;
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const askState = () => call('getPaymentState', { query: { filingId }, signal });
    const askOutcome = async () => {
      const standing = await call('sendChallengeResult', { body: { transactionId }, signal });
      if (standing.state !== 'challenge') show(standing, 'retry');
    };
    const giveUp = async () => {
      const standing = await askState();
      if (standing.state === 'challenge' && standing.wasCharged === 'no') timeOut(sessionTimeoutText);
      else show(standing, 'retry');
    };
    const onAnswer = () => void askOutcome().catch(() => undefined);
    void watchChallenge({ acsTransId, signal, onAnswer }).then(() => !signal.aborted && setListening(true));
    // What the hub loses is not lost: the state is asked for as well.
    void pollWhile(signal, async () => {
      const standing = await askState();
      if (standing.state !== 'challenge') show(standing, 'retry');
    });
    const limit = setTimeout(() => void giveUp().catch(() => timeOut(sessionTimeoutText)), challengeLimitMs);
    return () => {
      clearTimeout(limit);
      ended.abort();
    };
  }, [acsTransId, transactionId, filingId, show, timeOut]);
  return isListening;
}
