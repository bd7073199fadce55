import type { ExchangeObserver } from '../http/exchange.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../http/get-with-retry.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { Secret } from '@statbook/domain/secret';

/** The way to the document API, which counts its calls apart from the data API. */
export interface DocumentConfig {
  /** The only address that is ever given the key; links under other known names are asked for here. */
  readonly baseUrl: string;
  readonly apiKey: Secret;
  readonly limiter: RateLimiter;
  /** Further hosts that the registry writes into document links. */
  readonly linkHosts?: readonly string[];
  /** Hosts (`host`, `host:port` or `*.domain`) that the registry may send us to for the bytes. */
  readonly storeHosts: readonly string[];
  readonly maxDocumentBytes?: number;
  readonly retry?: RetryPolicy;
  readonly timeoutMs?: number;
  readonly onExchange?: ExchangeObserver;
  /** The clock that stamps what was read; the real one unless given. */
  readonly now?: () => Date;
}

/** The same with every default filled in. */
export interface DocumentConnection extends Required<Omit<DocumentConfig, 'onExchange'>> {
  readonly onExchange: ExchangeObserver | undefined;
}

/** Names of the document API that occur in links (public API guide, part 1). */
export const KNOWN_LINK_HOSTS: readonly string[] = [
  'document-api.company-information.service.gov.uk',
  'frontend-doc-api.company-information.service.gov.uk',
  'document-api.companieshouse.gov.uk',
];

/** Fills in the defaults. */
export function toConnection(config: DocumentConfig): DocumentConnection {
  return {
    linkHosts: KNOWN_LINK_HOSTS,
    maxDocumentBytes: 64 * 1024 * 1024,
    retry: DEFAULT_RETRY_POLICY,
    timeoutMs: 60_000,
    now: () => new Date(),
    ...config,
    onExchange: config.onExchange,
  };
}
