import type { ExchangeObserver } from '../http/exchange.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { DEFAULT_WORDINGS, type ErrorWordings } from './exchange/gateway-error.ts';
import type { Presenter } from './presenter.ts';

/** The language the decision is written in. */
type GatewayLanguage = 'EN' | 'CY';

/**
 * One way to the gateway: address, presenter, test or live, and package reference belong together as one
 * profile (manual, part 20). What public sources leave open is a setting with the likeliest value as default.
 */
export interface GatewayConfig {
  readonly url: string;
  readonly presenter: Presenter;
  /** True outside live mode. */
  readonly gatewayTest: boolean;
  /** Four digits: 0012 in test, in live the number that CH gave the software. */
  readonly packageReference: string;
  readonly language?: GatewayLanguage;
  /** How `PresenterID` stands in a status request: as issued, or hashed (manual, part 4: unsettled). */
  readonly presenterIdForm?: 'clear' | 'md5';
  /** Header qualifiers that count as a receipt. */
  readonly receiptQualifiers?: readonly string[];
  readonly wordings?: ErrorWordings;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Keeps one presenter below two messages a second, across all instances of the application. */
  readonly limiter?: RateLimiter;
  readonly onExchange?: ExchangeObserver;
  /** The clock that stamps answers; the real one unless given. */
  readonly now?: () => Date;
}

/** The same with every default filled in. */
export type GatewayConnection = Required<Omit<GatewayConfig, 'limiter' | 'onExchange' | 'url'>> & {
  readonly url: URL;
  readonly limiter: RateLimiter | undefined;
  readonly onExchange: ExchangeObserver | undefined;
};

/** Fills in the defaults. Throws when the address is not a URL. */
export function toConnection(config: GatewayConfig): GatewayConnection {
  return {
    language: 'EN',
    presenterIdForm: 'clear',
    receiptQualifiers: ['response', 'acknowledgement'],
    wordings: DEFAULT_WORDINGS,
    timeoutMs: 60_000,
    maxBytes: 16 * 1024 * 1024,
    now: () => new Date(),
    ...config,
    url: new URL(config.url),
    limiter: config.limiter,
    onExchange: config.onExchange,
  };
}
