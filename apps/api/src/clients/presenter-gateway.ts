import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Secret } from '@statbook/domain/secret';
import {
  createGatewayClient,
  type GatewayClient,
  type Presenter,
  type RateLimiter,
} from '@statbook/registry-client';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { assertOutsideTransaction, type Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/monitoring/logger.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { watchExchanges } from './registry-exchanges.ts';
import { findSealedPresenter, takeSlot } from './presenter-queries.ts';

/** The way of one presenter to the XML gateway. */
export interface PresenterGateway {
  /** By which our tables name the presenter: its ID does not stand there in clear. */
  presenterKey: string;
  gateway: GatewayClient;
}

/** The presenter given; else the one that the account files by: its own or the installation's. */
export type PresenterGateways = (accountId: string, given?: Presenter) => Promise<PresenterGateway>;

/** What binds the sealed presenter credentials of an account to it. */
export const presenterBinding = (column: 'id' | 'code', accountId: string) =>
  `account.presenter_${column}:${accountId}`;

/** Names a presenter in our tables. */
export const presenterKeyOf = (id: Secret) => hash(id.reveal());

interface Dependencies {
  config: Config;
  clock: Clock;
  database: Database;
  vault: Vault;
  logger: Logger;
  metrics: Metrics;
}

export function createPresenterGateways({
  config,
  clock,
  database,
  vault,
  logger,
  metrics,
}: Dependencies): PresenterGateways {
  const clients = new Map<string, PresenterGateway>();

  return async (accountId, given) => {
    assertOutsideTransaction();
    const presenter = given ?? (await findPresenter({ config, database, vault }, accountId));
    const presenterKey = presenterKeyOf(presenter.id);
    // A new code for the same presenter makes a new client.
    const known = hash(`${presenter.id.reveal()} ${presenter.code.reveal()}`);
    const client = clients.get(known) ?? {
      presenterKey,
      gateway: createGatewayClient({
        url: config.registry.gatewayUrl,
        presenter,
        gatewayTest: config.mode !== 'live',
        packageReference: config.registry.packageReference,
        timeoutMs: config.registry.gatewayTimeoutSeconds * 1000,
        limiter: createPace(database, presenterKey, 1000 / config.registry.gatewayRequestsPerSecond),
        now: clock.now,
        onExchange: watchExchanges({ logger, metrics }),
      }),
    };
    clients.set(known, client);
    return client;
  };
}

async function findPresenter(
  { config, database, vault }: Pick<Dependencies, 'config' | 'database' | 'vault'>,
  accountId: string,
): Promise<{ id: Secret; code: Secret }> {
  const sealed = await database.transaction({ as: 'account', accountId }, (tx) =>
    findSealedPresenter(tx, accountId),
  );
  if (sealed === undefined) return { id: config.registry.presenterId, code: config.registry.presenterCode };
  return {
    id: vault.unseal(sealed.id, presenterBinding('id', accountId)),
    code: vault.unseal(sealed.code, presenterBinding('code', accountId)),
  };
}

/** Keeps all instances together below the presenter's rate: each request first takes a moment of its own. */
function createPace(database: Database, presenterKey: string, intervalMs: number): RateLimiter {
  return {
    take: async (_priority, signal) => {
      assertOutsideTransaction();
      const waitMs = await database.transaction({ as: 'worker' }, (tx) =>
        takeSlot(tx, presenterKey, intervalMs),
      );
      if (waitMs > 0) await sleep(waitMs, undefined, { signal });
    },
    // The gateway's answers say nothing of its limits.
    observe: () => undefined,
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
