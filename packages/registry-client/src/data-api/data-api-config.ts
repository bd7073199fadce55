import type { ExchangeObserver } from '../http/exchange.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../http/get-with-retry.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { Secret } from '@statbook/domain/secret';

/** The way to the public data API. */
export interface DataApiConfig {
  readonly baseUrl: string;
  /** A REST key of the same environment as the address. */
  readonly apiKey: Secret;
  readonly limiter: RateLimiter;
  readonly retry?: RetryPolicy;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly onExchange?: ExchangeObserver;
  /** The clock that stamps what was read; the real one unless given. */
  readonly now?: () => Date;
}

/** The same with every default filled in. */
export interface DataApiConnection extends Required<Omit<DataApiConfig, 'onExchange'>> {
  readonly onExchange: ExchangeObserver | undefined;
}

/** Fills in the defaults. */
export function toConnection(config: DataApiConfig): DataApiConnection {
  return {
    retry: DEFAULT_RETRY_POLICY,
    timeoutMs: 20_000,
    maxBytes: 8 * 1024 * 1024,
    now: () => new Date(),
    ...config,
    onExchange: config.onExchange,
  };
}
