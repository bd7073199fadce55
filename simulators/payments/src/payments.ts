import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CommonOptions, createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import type { FastifyInstance } from 'fastify';
import { addBankRoutes } from './bank/bank-routes.ts';
import { addAdminApi } from './admin-api.ts';
import { applyQuirks } from './gateway/quirks.ts';
import { addRequestRefusals } from './gateway/request-refusals.ts';
import { addBrowserCall, addServerCalls } from './gateway/gateway-routes.ts';
import { openSwitches, type Switches } from './switches.ts';
import { demoVendor, type Vendor } from './vendors.ts';
import type { Context } from './context.ts';

export interface PaymentsOptions extends CommonOptions {
  /** The bank's page is at another origin on purpose. */
  bankPort?: number;
  vendors?: readonly Vendor[];
  /** The positions of switches until the admin API moves them. */
  switches?: Partial<Switches>;
}

export interface RunningPayments {
  /** The gateway's origin: admin API and reporting. */
  url: string;
  /** What a shop configures: the origin with `/api/v1`. */
  apiUrl: string;
  bankUrl: string;
  close(): Promise<void>;
}

export async function startPayments(options: PaymentsOptions = {}): Promise<RunningPayments> {
  const store = openStore(options.stateFile);
  const clock = createClock(options.clockAt);
  const switches = openSwitches(store, options.switches ?? {});
  const context: Context = {
    store,
    clock,
    switches,
    vendors: options.vendors ?? [demoVendor],
    bankUrl: '',
  };
  const shared = { ...options, clock, reset: () => store.clear() };

  const bank = await startSimulator({
    ...shared,
    port: options.bankPort ?? 0,
    bodyLimit: 64 * 1024,
    routes: (app) => addBankRoutes(app, context),
  });
  context.bankUrl = bank.url;
  const gateway = await startSimulator({
    ...shared,
    bodyLimit: 256 * 1024,
    routes: (app) => addGateway(app, context),
  });

  return {
    url: gateway.url,
    apiUrl: `${gateway.url}/api/v1`,
    bankUrl: bank.url,
    close: async () => {
      await Promise.all([gateway.close(), bank.close()]);
      store.close();
    },
  };
}

function addGateway(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-request-tracker', randomUUID().toUpperCase());
  });
  app.addHook('preSerialization', async (request, _reply, payload) =>
    request.url.startsWith('/api/') ? applyQuirks(payload, context.switches.read()) : payload,
  );
  addRequestRefusals(app);
  addBrowserCall(app, context);
  addServerCalls(app, context);
  addAdminApi(app, context);
  const script = readFileSync(new URL('gateway/cards/sagepay.js', import.meta.url), 'utf8');
  app.get('/api/v1/js/sagepay.js', async (_request, reply) => reply.type('text/javascript').send(script));
}
