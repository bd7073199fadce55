import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { listMigrations } from '../database/migrate.ts';

const needed = listMigrations();

interface Dependencies {
  database: Database;
  stopping: AbortSignal;
}

/**
 * `live`: the process runs. `ready`: it can answer, so a balancer may send requests: it is not stopping, and the database
 * answers and has the schema of this version. The issuer is not asked: without it nobody new signs in, but everybody
 * who is signed in works on.
 */
export function serveHealth(app: FastifyInstance, { database, stopping }: Dependencies): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = !stopping.aborted && (await answers(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function answers({ pool }: Database): Promise<boolean> {
  try {
    const rows = await pool.session((session) => session.query('select name from migration'));
    const applied = new Set(rows.flat());
    return needed.every(({ name }) => applied.has(name));
  } catch {
    return false;
  }
}
