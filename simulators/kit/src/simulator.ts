import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { CommonOptions } from './environment.ts';
import { type Fault, type Faults, installFaults } from './faults.ts';

export interface SimulatorOptions extends Pick<CommonOptions, 'port' | 'host'> {
  clock: Clock;
  /** Forgets everything and starts over. */
  reset: () => void | Promise<void>;
  /** More of the admin API, and the simulator's own routes. */
  routes: (app: FastifyInstance, faults: Faults) => void | Promise<void>;
  bodyLimit?: number;
}

export interface RunningSimulator {
  url: string;
  port: number;
  app: FastifyInstance;
  faults: Faults;
  close(): Promise<void>;
}

/** One small server with its faults and its admin API; it listens on loopback only. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const app = fastify({
    logger: false,
    bodyLimit: options.bodyLimit ?? 8 * 1024 * 1024,
    forceCloseConnections: true,
  });
  await app.register(formbody);
  for (const type of ['text/xml', 'application/xml', 'text/plain']) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
  const faults = installFaults(app);
  addAdminApi(app, options, faults);
  await options.routes(app, faults);
  const { host = '127.0.0.1', port: wanted = 0 } = options;
  const port = Number(new URL(await app.listen({ host, port: wanted })).port);
  return { url: `http://${host}:${port}`, port, app, faults, close: () => app.close() };
}

function addAdminApi(app: FastifyInstance, { clock, reset }: SimulatorOptions, faults: Faults): void {
  app.get('/_admin', async () => ({ now: clock.now().toISOString(), faults: faults.list() }));
  app.post<{ Body: Fault }>('/_admin/faults', async (request, reply) => {
    faults.add(request.body);
    return reply.code(204).send();
  });
  app.delete('/_admin/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.post<{ Body: { now?: string; advanceMs?: number } }>('/_admin/clock', async (request) => {
    if (request.body.now !== undefined) clock.set(request.body.now);
    if (request.body.advanceMs !== undefined) clock.advance(request.body.advanceMs);
    return { now: clock.now().toISOString() };
  });
  app.post('/_admin/reset', async (_request, reply) => {
    faults.clear();
    await reset();
    return reply.code(204).send();
  });
}

/** Reports to the supervisor, in one line, that a process is ready, and ends it cleanly on a signal. */
export function reportReady(name: string, facts: Record<string, unknown>, close: () => Promise<void>): void {
  process.stdout.write(`${JSON.stringify({ ready: true, name, ...facts })}\n`);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void close().then(() => process.exit(0));
    });
  }
}
