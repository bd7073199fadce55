/** Why the registry's public services gave no usable answer. Expected refusals, returned and never thrown. */
export type RegistryFailure =
  | { readonly reason: 'not-found' }
  /** The key is unknown, of the wrong kind, or not allowed from this address (401, lasting 403). */
  | { readonly reason: 'unauthorised'; readonly status: number }
  /** No call may be made before `until` (ISO instant). */
  | { readonly reason: 'rate-limited'; readonly until: string }
  /** The service could not be reached or is out of order; worth trying later. */
  | { readonly reason: 'unavailable'; readonly what: string }
  /** The service refused the request itself; trying again cannot help. */
  | { readonly reason: 'refused'; readonly status: number }
  /** The service answered something that is not what its documentation says. */
  | { readonly reason: 'nonsense'; readonly what: string };

/**
 * A value read from the registry with the raw answer it came from (pages of a list as an array) and the
 * instant it was read (ISO, UTC), so that every screen can say "as at"; or the reason why there is none.
 */
export type Fetched<T, Failure = RegistryFailure> =
  | { readonly ok: true; readonly value: T; readonly raw: unknown; readonly fetchedAt: string }
  | ({ readonly ok: false } & Failure);

/** What every call accepts: how urgent it is, and a signal that cancels it (the call then throws its reason). */
export interface CallOptions {
  readonly priority?: CallPriority;
  readonly signal?: AbortSignal;
}

/** A person is waiting, or it is background work that gives way. */
export type CallPriority = 'interactive' | 'background';
