import type { Secret } from '@statbook/domain/secret';
import type { ExchangeObserver } from '../http/exchange.ts';
import type { RateLimiter } from '../rate-limiter.ts';

/** The way to the registry's sign-in and to its filing API, as an application that the registry knows. */
export interface FilingApiConfig {
  /** Of transactions and the public data. */
  readonly apiUrl: string;
  /** Of the sign-in. */
  readonly identityUrl: string;
  readonly clientId: string;
  readonly clientSecret: Secret;
  /** Registered with the application; the sign-in comes back to it. */
  readonly redirectUri: string;
  readonly limiter: RateLimiter;
  readonly timeoutMs?: number;
  readonly onExchange?: ExchangeObserver;
}
