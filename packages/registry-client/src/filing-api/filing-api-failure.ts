import type { HttpResult } from '../http/exchange.ts';
import { rateLimitEnd } from '../http/get-with-retry.ts';

/** Why the sign-in or the filing API did not do what was asked. Expected refusals, returned and never thrown. */
export type FilingApiFailure =
  /** The token, the code or the application is not accepted (400 of the sign-in, 401). */
  | { readonly reason: 'unauthorised'; readonly status: number }
  /** Nothing can be changed: the transaction is closed (403). */
  | { readonly reason: 'closed' }
  | { readonly reason: 'not-found' }
  /** There is one already (409). */
  | { readonly reason: 'exists' }
  /** What is to be filed is not accepted as it stands (422, or 400 with the reasons). */
  | { readonly reason: 'invalid'; readonly faults: readonly FilingFault[] }
  /** A fee is due before it is filed (202). */
  | { readonly reason: 'payment-required' }
  | { readonly reason: 'rate-limited'; readonly until: string }
  /** No answer, or one that says nothing: after a change nobody knows whether it was made. */
  | { readonly reason: 'unavailable'; readonly what: string }
  | { readonly reason: 'refused'; readonly status: number }
  | { readonly reason: 'nonsense'; readonly what: string };

/** What the registry finds wrong, in its words, and where: a JSON path. */
export interface FilingFault {
  readonly error: string;
  readonly location: string | undefined;
}

/** A value, or why there is none. */
export type FilingApiReply<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & FilingApiFailure);

/** What an answer other than success means; the status decides (public API guide, part 3.3). */
export function toFilingApiFailure(result: HttpResult): FilingApiFailure {
  if (result.kind === 'failed') {
    return { reason: result.cause === 'too-large' ? 'nonsense' : 'unavailable', what: result.what };
  }
  const { status, headers } = result;
  if (status === 429) return { reason: 'rate-limited', until: new Date(rateLimitEnd(headers)).toISOString() };
  if (status >= 500) return { reason: 'unavailable', what: `the registry answered HTTP ${status}` };
  return refusals.get(status) ?? otherFailure(status);
}

const refusals: ReadonlyMap<number, FilingApiFailure> = new Map([
  [202, { reason: 'payment-required' }],
  [401, { reason: 'unauthorised', status: 401 }],
  [403, { reason: 'closed' }],
  [404, { reason: 'not-found' }],
  [409, { reason: 'exists' }],
]);

const otherFailure = (status: number): FilingApiFailure =>
  status >= 400
    ? { reason: 'refused', status }
    : { reason: 'nonsense', what: `the registry answered HTTP ${status}` };
