import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '@statbook/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdentity } from './clients/identity.ts';
import { readConfig } from './config.ts';
import { openProductPool, openToolPool } from './platform/database/open-database.ts';
import { createLogger } from './platform/monitoring/logger.ts';
import { type RunningServer, startServer } from './server.ts';
import { newDatabaseUrl } from './testing/test-database.ts';

const running = new Set<RunningServer>();
afterEach(async () => {
  for (const server of running) await stop(server);
});

describe('a server that is stopped', () => {
  it('answers the request that it has begun, and takes no new one', async () => {
    const server = await start({ folder: newFolder(), url: await newDatabaseUrl() });
    const begun = request(`${server.url}/api/Session/SignIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    begun.flushHeaders();
    // The server has the head of the request and asks for the rest.
    await once(begun, 'continue');
    const stopped = stop(server);
    await until(async () => (await fetch(`${server.url}/health/live`).catch(() => undefined)) === undefined);
    const answered = once(begun, 'response');
    begun.end('{"IdToken":"none"}');
    // What comes with the event.
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    answer.resume();
    await stopped;
  });

  it('leaves a dump of its embedded database, which opens again', async () => {
    const folder = newFolder();
    await stop(await start({ folder, url: undefined }));
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
    const again = await start({ folder, url: undefined });
    expect((await fetch(`${again.url}/health/ready`)).status).toBe(200);
  });
});

describe('the embedded database of a server', () => {
  it('is refused to a second server, in words', async () => {
    const folder = newFolder();
    await start({ folder, url: undefined });
    await expect(start({ folder, url: undefined })).rejects.toThrow(
      /^The data folder .* is in use by process/,
    );
  });

  it('is open to tools while the server runs', async () => {
    const { platform } = await start({ folder: newFolder(), url: undefined });
    const pool = await openToolPool(platform.config, { isEmpty: false });
    const [[accounts] = []] = await pool.session((session) =>
      session.query('select count(*) from migration'),
    );
    expect(Number(accounts)).toBeGreaterThan(0);
    await pool.close();
    expect((await fetch(`${platform.config.publicUrl}/health/ready`)).status).toBe(200);
  });
});

async function start({ folder, url }: { folder: string; url: string | undefined }): Promise<RunningServer> {
  const port = await findFreePorts(1);
  const config = readConfig({ DATA_DIR: folder, PORT: String(port), DATABASE_URL: url });
  const server = await startServer({
    config,
    logger: createLogger('silent'),
    identity: createIdentity(config),
    pool: openProductPool(config, () => undefined),
  });
  running.add(server);
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  running.delete(server);
  await server.close();
}

const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 60_000, interval: 5 });

const newFolder = () => mkdtempSync(join(tmpdir(), 'statbook-server-'));
