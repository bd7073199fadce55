import type { Clock } from '@statbook-simulators/kit';

/** How many requests a key may send in a window; null turns the counting off. */
export interface RateLimit {
  limit: number | null;
  windowSeconds: number;
}

export const publishedRateLimit: RateLimit = { limit: 600, windowSeconds: 300 };

export interface RateCount {
  isExceeded: boolean;
  limit: number;
  remaining: number;
  /** When the window ends, in seconds since 1970. */
  resetAt: number;
}

/** Counts requests of each key in windows that begin with its first request. */
export class RateCounter {
  readonly #clock: Clock;
  readonly #windows = new Map<string, { endsAt: number; count: number }>();
  #limit: RateLimit;

  constructor(clock: Clock, limit: RateLimit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  change(limit: RateLimit): void {
    this.#limit = limit;
    this.#windows.clear();
  }

  count(key: string): RateCount | undefined {
    const { limit, windowSeconds } = this.#limit;
    if (limit === null) return undefined;
    const now = this.#clock.now().getTime();
    const open = this.#windows.get(key);
    const window =
      open !== undefined && open.endsAt > now ? open : { endsAt: now + windowSeconds * 1000, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    return {
      isExceeded: window.count > limit,
      limit,
      remaining: Math.max(0, limit - window.count),
      resetAt: Math.ceil(window.endsAt / 1000),
    };
  }
}
