import { type Clock, createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import { requireApiKey } from './access/api-key.ts';
import { publishedRateLimit, RateCounter, type RateLimit } from './access/rate-limit.ts';
import type { App } from './app.ts';
import { openControlDoor } from './control-door.ts';
import { registerDataApi } from './data-api/register-data-api.ts';
import { registerDocumentApi } from './document-api/register-document-api.ts';
import { registerStorage } from './document-api/register-storage.ts';
import { registerFilingApi } from './filing-api/register-filing-api.ts';
import { TransactionBook } from './filing-api/transaction-book.ts';
import { type GatewayOptions, registerGateway } from './gateway/index.ts';
import { GrantBook } from './oauth/grant-book.ts';
import type { OauthClient } from './oauth/oauth.ts';
import { registerOauth } from './oauth/register-oauth.ts';
import { createWorld, type World } from './world/world.ts';

export type * from './world/types.ts';
export type { OauthClient, RateLimit, World };

export interface RegistryOptions {
  /** A free port when absent or 0. */
  port?: number;
  host?: string;
  /** Where the register is kept; in memory when absent. */
  stateFile?: string;
  /** An instant at which the clock starts; the real time when absent. */
  clockAt?: string;
  apiKeys?: string[];
  /** How many computed companies there are beside the seeded ones. */
  generatedCompanies?: number;
  rateLimit?: RateLimit;
  /** Who may use the XML gateway; one demonstration presenter when absent. */
  presenters?: GatewayOptions['presenters'];
  /** From the receipt of a submission to its decision. */
  decisionDelayMs?: number;
  /** Applications that may send their users here to sign in. */
  oauthClients?: OauthClient[];
}

export interface RunningRegistry {
  url: string;
  world: World;
  close(): Promise<void>;
}

export const demoApiKey = 'demo-registry-key';

/** Starts the registry: public data API, document API and its store, and XML gateway, on one server. */
export async function startRegistry(options: RegistryOptions = {}): Promise<RunningRegistry> {
  const store = openStore(options.stateFile);
  const clock = createClock(options.clockAt);
  const world = createWorld({ store, clock, generatedCompanies: options.generatedCompanies ?? 0 });
  const rates = new RateCounters(clock, options.rateLimit ?? publishedRateLimit);
  const running = await startSimulator({
    port: options.port ?? 0,
    host: options.host ?? '127.0.0.1',
    clock,
    reset: () => {
      store.clear();
      world.reset();
      rates.change(options.rateLimit ?? publishedRateLimit);
    },
    routes: async (app) => {
      openControlDoor(app, { world, changeRateLimit: (limit) => rates.change(limit) });
      registerGateway(app, { world, clock, store, options: gatewayOptions(options) });
      const grants = new GrantBook(store, clock);
      registerOauth({ app, world, grants, clients: options.oauthClients ?? [] });
      registerFilingApi({
        app,
        world,
        clock,
        grants,
        transactions: new TransactionBook(store),
        decisionDelayMs: options.decisionDelayMs ?? 3000,
      });
      await openPublicDoors(app, { world, clock, rates, grants, apiKeys: options.apiKeys ?? [demoApiKey] });
    },
  });
  return {
    url: running.url,
    world,
    close: async () => {
      await running.close();
      store.close();
    },
  };
}

/** Data and documents are two hosts in the real world: they count apart. */
class RateCounters {
  readonly data: RateCounter;
  readonly documents: RateCounter;

  constructor(clock: Clock, limit: RateLimit) {
    this.data = new RateCounter(clock, limit);
    this.documents = new RateCounter(clock, limit);
  }

  change(limit: RateLimit): void {
    this.data.change(limit);
    this.documents.change(limit);
  }
}

interface PublicDoors {
  world: World;
  clock: Clock;
  rates: RateCounters;
  grants: GrantBook;
  apiKeys: string[];
}

async function openPublicDoors(
  app: App,
  { world, clock, rates, grants, apiKeys }: PublicDoors,
): Promise<void> {
  const findClient = (header: string) => grants.findBearer(header)?.clientId;
  await app.register(async (scope) => {
    requireApiKey(scope, { apiKeys, findClient, rates: rates.data, remainingHeader: 'X-Ratelimit-Remain' });
    registerDataApi({ app: scope, world, clock });
  });
  await app.register(async (scope) => {
    requireApiKey(scope, {
      apiKeys,
      findClient,
      rates: rates.documents,
      remainingHeader: 'X-Ratelimit-Remaining',
    });
    registerDocumentApi({ app: scope, world, clock });
  });
  registerStorage({ app, world, clock });
}

function gatewayOptions({ presenters, decisionDelayMs }: RegistryOptions): GatewayOptions {
  return { ...(presenters && { presenters }), ...(decisionDelayMs !== undefined && { decisionDelayMs }) };
}
