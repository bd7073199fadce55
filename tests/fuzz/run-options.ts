/** Which requests are made, how many and how fast. */
export interface RunOptions {
  seed: number;
  from: number;
  count: number;
  /** No request is begun after so long. */
  seconds: number;
  /** Nor once this is aborted. */
  signal?: AbortSignal;
  inFlight: number;
  /** The operations that are made; all of them where it is left out. */
  only?: readonly string[] | undefined;
  /** So many requests are made to an account before there is another, so that its lists do not grow beyond a practice's. */
  perAccount: number;
}
