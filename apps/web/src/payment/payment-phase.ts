import type { PaymentStanding, PostedChallenge, StoredChallenge } from './payment-storage.ts';
import { type PaymentCheck, sessionTimeoutText } from './payment-words.ts';

/** What the window shows. */
export type PaymentPhase =
  | { readonly kind: 'form' }
  /** Covered by the loader, which says what is being done. */
  | { readonly kind: 'working'; readonly doing: string }
  | { readonly kind: 'challenge'; readonly challenge: StoredChallenge }
  /** The bank's page was asked for before the window was loaded again, and is not shown twice: its answer is awaited. */
  | {
      readonly kind: 'challenge-posted';
      readonly challenge: PostedChallenge;
      readonly challengeUntil: string | null;
    }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'retry'; readonly message: string }
  | { readonly kind: 'not-known'; readonly check: PaymentCheck | null }
  | { readonly kind: 'paid'; readonly standing: PaymentStanding }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'nothing-to-pay' };

/** How a failure is told: in the panel on the page, or, after the bank's page, in the dialog. */
export type FailureKind = 'failed' | 'retry';

/** What is true at the server, as the window shows it. */
export function toPhase(standing: PaymentStanding, failure: FailureKind): PaymentPhase {
  const { state, filingState, challengeUntil, check } = standing;
  if (state === 'confirmed') return { kind: 'paid', standing };
  const posted = state === 'challenge' ? toPosted(standing) : undefined;
  if (standing.wasCharged === 'not-known' || (state === 'challenge' && posted === undefined))
    return { kind: 'not-known', check };
  if (filingState !== 'awaiting-payment') return { kind: 'nothing-to-pay' };
  if (posted !== undefined) return { kind: 'challenge-posted', challenge: posted, challengeUntil };
  if (state === 'refused' || state === 'expired') return { kind: failure, message: failureText(standing) };
  return { kind: 'form' };
}

function toPosted({ transactionId, acsTransID }: PaymentStanding): PostedChallenge | undefined {
  if (transactionId === null || acsTransID === null) return undefined;
  return { transactionId, acsTransId: acsTransID };
}

/** The gateway's words, or the specification's where the bank's time was over. */
export function failureText({ statusCode, code, errorCode, statusDetail }: PaymentStanding): string {
  if (errorCode === '402' || statusCode === '1012' || code === '1012') return sessionTimeoutText;
  return statusDetail || 'The payment was refused. Nothing was charged.';
}

/** The bank wants to see the cardholder; undefined for every other answer. */
export function toChallenge(standing: PaymentStanding): StoredChallenge | undefined {
  const { statusCode, transactionId, acsUrl, cReq, acsTransID } = standing;
  if (statusCode !== '2021' || !transactionId || !acsUrl || !cReq || !acsTransID) return undefined;
  return { transactionId, acsUrl, cReq, acsTransId: acsTransID, isPosted: false };
}
