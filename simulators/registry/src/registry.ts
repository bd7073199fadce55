import { type CommonOptions, createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import { requireApiKey } from './access/api-key.ts';
import { publishedRateLimit, RateCounter, type RateLimit } from './access/rate-limit.ts';
import { addAdminApi } from './admin-api.ts';
import type { Registry } from './app.ts';
import { addDataApi } from './data-api/data-api.ts';
import { addDocumentRoutes } from './document-api/document-routes.ts';
import { addStorageRoutes } from './document-api/storage-routes.ts';
import { addFilingApi } from './filing-api/add-filing-api.ts';
import { addGateway, type GatewayOptions } from './gateway/add-gateway.ts';
import { addAuthoriseRoutes } from './oauth/authorise-routes.ts';
import { GrantBook } from './oauth/grant-book.ts';
import type { OauthClient } from './oauth/oauth.ts';
import { addTokenRoutes } from './oauth/token-routes.ts';
import { CompanyRegister } from './register/company-register.ts';

export interface RegistryOptions extends CommonOptions {
  apiKeys?: string[];
  /** How many computed companies there are beside the seeded ones. */
  generatedCompanies?: number;
  rateLimit?: RateLimit;
  /** Who may use the XML gateway; one demonstration presenter when absent. */
  presenters?: GatewayOptions['presenters'];
  decisionDelayMs?: number;
  /** Applications that may send their users here to sign in. */
  oauthClients?: OauthClient[];
}

export interface RunningRegistry {
  url: string;
  register: CompanyRegister;
  close(): Promise<void>;
}

export const demoApiKey = 'demo-registry-key';

/** Starts the registry: public data API, document API and its store, filing API and XML gateway, on one server. */
export async function startRegistry(options: RegistryOptions = {}): Promise<RunningRegistry> {
  const { rateLimit = publishedRateLimit, generatedCompanies = 0 } = options;
  const store = openStore(options.stateFile);
  const clock = createClock(options.clockAt);
  const register = new CompanyRegister({ store, clock, generatedCompanies });
  // The real registry serves data and documents from two hosts, which count apart.
  const rates = { data: new RateCounter(clock, rateLimit), documents: new RateCounter(clock, rateLimit) };
  const changeRateLimit = (limit: RateLimit) => {
    rates.data.change(limit);
    rates.documents.change(limit);
  };
  const running = await startSimulator({
    ...options,
    clock,
    reset: () => {
      store.clear();
      register.reset();
      changeRateLimit(rateLimit);
    },
    routes: async (app) => {
      const registry = { app, register, clock, store };
      addAdminApi(registry, changeRateLimit);
      await addApis(registry, rates, options);
    },
  });
  return {
    url: running.url,
    register,
    close: async () => {
      await running.close();
      store.close();
    },
  };
}

async function addApis(
  registry: Registry,
  rates: { data: RateCounter; documents: RateCounter },
  options: RegistryOptions,
): Promise<void> {
  const { presenters, decisionDelayMs = 3000, oauthClients = [], apiKeys = [demoApiKey] } = options;
  const grants = new GrantBook(registry);
  addGateway(registry, { decisionDelayMs, ...(presenters && { presenters }) });
  const oauth = { ...registry, grants, clients: oauthClients };
  addAuthoriseRoutes(oauth);
  addTokenRoutes(oauth);
  addFilingApi({ ...registry, grants, decisionDelayMs });
  const findClient = (header: string) => grants.findBearer(header)?.clientId;
  await registry.app.register(async (app) => {
    requireApiKey(app, { apiKeys, findClient, rates: rates.data, remainingHeader: 'X-Ratelimit-Remain' });
    addDataApi({ ...registry, app });
  });
  await registry.app.register(async (app) => {
    // The two hosts disagree about the name of the header.
    const remainingHeader = 'X-Ratelimit-Remaining';
    requireApiKey(app, { apiKeys, findClient, rates: rates.documents, remainingHeader });
    addDocumentRoutes({ ...registry, app });
  });
  addStorageRoutes(registry);
}
