import { createHash } from 'node:crypto';
import { createFilingApiClient, type FilingApiClient } from '@statbook/registry-client';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { assertOutsideTransaction, type Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/monitoring/logger.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import { watchExchanges } from './registry-exchanges.ts';
import { createRateLimiter } from './registry-rate.ts';

/** The registry's own sign-in, and what is filed by it. No call of it may stand inside a transaction. */
export type RegistrySignIn = FilingApiClient;

/** Where the registry's sign-in comes back to: registered there, and left out of our own sign-in's handling of codes. */
const returnPath = '/company/companyoverview/editcompany';

interface Dependencies {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

export function createRegistrySignIn({
  config,
  database,
  clock,
  logger,
  metrics,
}: Dependencies): RegistrySignIn | undefined {
  const { signIn, apiUrl, requestsPerWindow: allowed, timeoutSeconds } = config.registry;
  if (signIn === undefined) return undefined;
  const key = createHash('sha256').update(signIn.clientId).digest('hex').slice(0, 16);
  const limiter = createRateLimiter({ database, clock, logger, allowed }, `filing:${key}`);
  return createFilingApiClient({
    apiUrl,
    identityUrl: signIn.url,
    clientId: signIn.clientId,
    clientSecret: signIn.clientSecret,
    redirectUri: `${config.publicUrl}${returnPath}`,
    limiter: {
      ...limiter,
      take: async (...given) => {
        assertOutsideTransaction();
        await limiter.take(...given);
      },
    },
    timeoutMs: timeoutSeconds * 1000,
    onExchange: watchExchanges({ logger, metrics }),
  });
}
