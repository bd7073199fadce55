import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import type { FastifyInstance } from 'fastify';
import { installBank } from './bank/routes.ts';
import { installControlDoor } from './control-door.ts';
import { applyQuirks } from './gateway/quirks.ts';
import { installRefusals } from './gateway/refusing-requests.ts';
import { installBrowserCall, installServerCalls } from './gateway/routes.ts';
import { createSwitchBoard, type Switches } from './switches.ts';
import { demoVendor, type Vendor } from './vendors.ts';
import type { World } from './world.ts';

export interface PaymentsOptions {
  /** 0 or absent takes a free port; the bank's page is at another origin on purpose. */
  port?: number;
  bankPort?: number;
  host?: string;
  /** Kept in memory when absent. */
  stateFile?: string;
  clockAt?: string;
  vendors?: readonly Vendor[];
  /** The positions of switches until the control door moves them. */
  switches?: Partial<Switches>;
}

export interface RunningPayments {
  /** The gateway's origin: control door and reporting. */
  url: string;
  /** What a shop configures: the origin with `/api/v1`. */
  apiUrl: string;
  bankUrl: string;
  close(): Promise<void>;
}

/** Starts the card gateway and the cardholders' bank. */
export async function startPayments(options: PaymentsOptions = {}): Promise<RunningPayments> {
  const store = openStore(options.stateFile);
  const clock = createClock(options.clockAt);
  const switches = createSwitchBoard(store, options.switches ?? {});
  const world: World = { store, clock, switches, vendors: options.vendors ?? [demoVendor], bankUrl: '' };
  const shared = { host: options.host ?? '127.0.0.1', clock, reset: () => store.clear() };

  const bank = await startSimulator({
    ...shared,
    port: options.bankPort ?? 0,
    bodyLimit: 64 * 1024,
    routes: (app) => installBank(app, world),
  });
  world.bankUrl = bank.url;
  const gateway = await startSimulator({
    ...shared,
    port: options.port ?? 0,
    bodyLimit: 256 * 1024,
    routes: (app) => installGateway(app, world),
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

function installGateway(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-request-tracker', randomUUID().toUpperCase());
  });
  app.addHook('preSerialization', async (request, _reply, payload) =>
    request.url.startsWith('/api/') ? applyQuirks(payload, world.switches.read()) : payload,
  );
  installRefusals(app);
  installBrowserCall(app, world);
  installServerCalls(app, world);
  installControlDoor(app, world);
  const script = readFileSync(new URL('browser/sagepay.js', import.meta.url), 'utf8');
  app.get('/api/v1/js/sagepay.js', async (_request, reply) => reply.type('text/javascript').send(script));
}
