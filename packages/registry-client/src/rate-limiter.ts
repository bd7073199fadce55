import type { CallPriority } from './registry-failure.ts';

/** The window of a key, as an answer has it. */
export interface RateLimitReading {
  /** Calls per window. */
  readonly limit: number | undefined;
  /** Calls left in this window. */
  readonly remaining: number | undefined;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetAt: number | undefined;
}

/** Thrown by a gate: no call may be made before `until`. The clients give it back as a failure. */
export class RateWindowFull extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`the rate window is full until ${until.toISOString()}`);
    this.name = 'RateWindowFull';
    this.until = until;
  }
}

/**
 * The gate before every call, supplied by the application, which keeps its state in the database so that
 * all its instances share one window per key.
 */
export interface RateLimiter {
  /**
   * Settles when the call may be made; the caller's own click goes before background work.
   * @throws RateWindowFull when the wait would be longer than it is worth; the call is then not made.
   */
  take(priority: CallPriority, signal?: AbortSignal): Promise<void>;
  /** Called after every answer that carries limits. Must not throw. */
  observe(reading: RateLimitReading): void;
}

/** Reads the limits of an answer; the data API says `Remain`, the document API `Remaining`. */
export function readRateLimit(headers: Headers): RateLimitReading {
  const resetSeconds = toCount(headers.get('x-ratelimit-reset'));
  return {
    limit: toCount(headers.get('x-ratelimit-limit')),
    remaining: toCount(headers.get('x-ratelimit-remain') ?? headers.get('x-ratelimit-remaining')),
    resetAt: resetSeconds === undefined ? undefined : resetSeconds * 1000,
  };
}

function toCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
