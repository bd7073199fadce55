import type { CallReply } from '#api/call-types.ts';
import { emitPaymentEvent, type PaymentEvent } from './opener/payment-event.ts';

/** Names in the browser's storage (specification, section 3). Nothing of a card is ever put there. */
const challengeKeys = ['transactionid', 'transstatus', 'PaymentDetailsData', 'acsurl', 'creq'] as const;

export type PaymentStanding = CallReply<'getPaymentState'>;

/** What the payer gave beside the card, and what is paid for. */
export type PaymentDetailsData = Readonly<Record<string, string>>;

/** A challenge by which the outcome can be awaited. */
export interface PostedChallenge {
  readonly transactionId: string;
  readonly acsTransId: string;
}

/** A challenge as it was met; kept for this window only, until its outcome is known. */
export interface StoredChallenge extends PostedChallenge {
  readonly acsUrl: string;
  readonly cReq: string;
  /** Whether the bank's page was asked for already: it can be asked for once. */
  readonly isPosted: boolean;
}

export function storeChallenge(
  { transactionId, acsUrl, cReq }: StoredChallenge,
  details: PaymentDetailsData,
): void {
  sessionStorage.setItem('transactionid', transactionId);
  sessionStorage.setItem('acsurl', acsUrl);
  sessionStorage.setItem('creq', cReq);
  sessionStorage.setItem('transstatus', 'challenge');
  sessionStorage.setItem('PaymentDetailsData', JSON.stringify(details));
}

export function markChallengePosted(): void {
  sessionStorage.setItem('transstatus', 'posted');
}

/** The challenge that this window was about to show when it was loaded again. */
export function readChallenge({ state, acsTransID }: PaymentStanding): StoredChallenge | undefined {
  const [transactionId, acsUrl, cReq] = ['transactionid', 'acsurl', 'creq'].map((key) =>
    sessionStorage.getItem(key),
  );
  const isOpen = state === 'challenge' && sessionStorage.getItem('transstatus') === 'challenge';
  if (!isOpen || !transactionId || !acsUrl || !cReq || acsTransID === null) return undefined;
  return { transactionId, acsTransId: acsTransID, acsUrl, cReq, isPosted: false };
}

/** What was kept beside a challenge that this window has met. */
export function readDetails(): PaymentDetailsData | undefined {
  const text = sessionStorage.getItem('PaymentDetailsData');
  if (text === null) return undefined;
  try {
    const texts = Object.entries(Object(JSON.parse(text))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}

export function clearChallenge(): void {
  for (const key of challengeKeys) sessionStorage.removeItem(key);
}

/** Leaves the result where the page that opened this window finds it, and tells that page. */
export function storeResult(event: PaymentEvent): void {
  const { paymentStatus, transactionId } = event;
  localStorage.setItem('PaymentStatus', paymentStatus);
  if (transactionId) localStorage.setItem('transactionId', transactionId);
  emitPaymentEvent(event);
}

/**
 * A window that another opens begins with a copy of that one's session storage, its tokens included. This one has no use for
 * them: it forgets all but its own.
 */
export function forgetOpenersStorage(): void {
  const own: ReadonlySet<string> = new Set(challengeKeys);
  for (const key of Object.keys(sessionStorage)) if (!own.has(key)) sessionStorage.removeItem(key);
}
