import { threeDSecureHub } from '@statbook/contract/calls';
import { isSessionOpen } from '../../../features/notifications/session-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { openEventStream } from '../../../platform/live/event-stream.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findPaymentByChallenge, type Payment } from '../payment-queries.ts';

/** A window that is left open longer than any challenge can last asks again. */
const longestMs = 20 * 60_000;
/** How often a quiet stream looks whether its session still stands. */
const sessionPollMs = 15_000;

/**
 * Tells the payment window that the bank has answered. It is a hint: the window then asks for the outcome. What is stored is
 * sent on connect, since an answer can come before anybody listens.
 */
export const threeDSecureHubHandler = (needs: PaymentDependencies) =>
  handle(threeDSecureHub, async ({ query, person, reply, signal }) => {
    const look = () =>
      needs.database.transaction(person.scope, async (tx) => ({
        isOpen: await isSessionOpen(tx, person),
        payment: await findPaymentByChallenge(tx, query.acsTransID),
      }));
    if ((await look()).payment === undefined) return refuse('not-found');

    const ended = new AbortController();
    const until = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(longestMs)]);
    const stream = openEventStream(reply, until);
    let told: string | undefined;
    let turn = Promise.resolve();
    const tell = async () => {
      const { isOpen, payment } = await look();
      if (!isOpen) return ended.abort();
      const event = payment && toEvent(payment);
      if (payment === undefined || event === undefined || event === told || until.aborted) return;
      told = event;
      const { acsTransactionId: acsTransID, challengeError: errorCode } = payment;
      stream.send({ event, id: 1, data: { acsTransID, ...(errorCode !== null && { errorCode }) } });
    };
    const wake = () => {
      turn = turn.then(tell).catch((error: unknown) => needs.logger.error({ err: error }, 'payment hub'));
    };
    const unsubscribe = needs.live.subscribe(person.accountId, wake);
    const timer = setInterval(wake, sessionPollMs);
    const stop = () => {
      clearInterval(timer);
      unsubscribe();
    };
    until.addEventListener('abort', stop, { once: true });
    wake();
  });

/** Nothing while the bank is still asked, or while the outcome is on its way. */
function toEvent({ state, challengeError }: Payment): string | undefined {
  switch (state) {
    case 'confirmed':
    case 'refunded':
    case 'voided':
      return 'AuthenticationSuccess';
    case 'refused':
    case 'expired':
    case 'cancelled':
      return 'AuthenticationFailure';
    case 'unclear':
      return challengeError === null ? 'AuthenticationSuccess' : 'AuthenticationFailure';
    default:
      return undefined;
  }
}
