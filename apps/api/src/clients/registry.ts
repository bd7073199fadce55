import { createHash } from 'node:crypto';
import {
  createDataApiClient,
  createDocumentClient,
  type DataApiClient,
  type DocumentClient,
} from '@statbook/registry-client';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/monitoring/logger.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import { watchExchanges } from './registry-exchanges.ts';
import { createRateLimiter } from './registry-rate.ts';

/** The registry's public services. The XML gateway is reached by presenter: see `presenter-gateway.ts`. */
export interface Registry {
  data: DataApiClient;
  documents: DocumentClient;
  /** When background reading of public data goes on; undefined while nothing holds it up. */
  heldUntil(): Promise<Date | undefined>;
}

interface Dependencies {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

export function createRegistry({ config, database, clock, logger, metrics }: Dependencies): Registry {
  const { apiUrl, documentUrl, documentHosts, apiKey, requestsPerWindow: allowed } = config.registry;
  const key = createHash('sha256').update(apiKey.reveal()).digest('hex').slice(0, 16);
  // Data and documents count apart.
  const limiterOf = (service: string) =>
    createRateLimiter({ database, clock, logger, allowed }, `${service}:${key}`);
  const shared = {
    apiKey,
    now: clock.now,
    onExchange: watchExchanges({ logger, metrics }),
  };
  const dataLimiter = limiterOf('data');
  return {
    heldUntil: () => dataLimiter.fullUntil('background'),
    data: createDataApiClient({
      ...shared,
      baseUrl: apiUrl,
      limiter: dataLimiter,
      timeoutMs: config.registry.timeoutSeconds * 1000,
    }),
    documents: createDocumentClient({
      ...shared,
      baseUrl: documentUrl,
      limiter: limiterOf('documents'),
      storeHosts: documentHosts,
    }),
  };
}
