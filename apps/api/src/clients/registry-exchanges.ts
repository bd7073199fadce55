import type { ExchangeObserver } from '@statbook/registry-client';
import type { Logger } from '../platform/monitoring/logger.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';

/** Logs and counts each exchange with the registry, by its kind of status or why there was none. */
export function watchExchanges({ logger, metrics }: { logger: Logger; metrics: Metrics }): ExchangeObserver {
  return (exchange) => {
    const { service, status, failure, durationMs } = exchange;
    logger.debug(exchange, 'registry');
    const outcome = failure ?? (status === undefined ? 'none' : `${Math.floor(status / 100)}xx`);
    metrics.exchange({ service, outcome, seconds: durationMs / 1000 });
  };
}
