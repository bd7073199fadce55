import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from './folder-lock.ts';
import { type RunningServer, startServer } from './server.ts';
import { ask, openScratch, type Scratch } from './testing/scratch.ts';

let scratch: Scratch;
let cluster: string;
const running = new Set<RunningServer>();

beforeAll(async () => {
  scratch = await openScratch();
  cluster = scratch.template;
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
});
afterAll(() => scratch.remove());

async function start(): Promise<RunningServer> {
  const server = await startServer({ cluster, logFile: `${cluster}.log` });
  running.add(server);
  return server;
}

async function kill(server: RunningServer): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  running.delete(server);
}

describe('a PostgreSQL server of our own', () => {
  it('listens on a socket that only its user reaches, and on no port', async () => {
    const { url } = await start();
    expect(await ask(url, 'show listen_addresses')).toBe('');
    const folder = decodeURIComponent(new URL(url).hostname);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.each(['fsync', 'synchronous_commit', 'full_page_writes'])('has %s on', async (setting) => {
    const { url } = await start();
    expect(await ask(url, `show ${setting}`)).toBe('on');
  });

  it('gives the product a role that owns the database and is no superuser', async () => {
    const { url } = await start();
    expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
    await ask(url, 'create table own ()');
  });

  it('does not run as root', async () => {
    const { pid } = await start();
    expect(statSync(`/proc/${pid}`).uid).toBeGreaterThan(0);
  });

  it('listens on the loopback address behind a password where the path of a socket is too long', async () => {
    const before = process.env['TMPDIR'];
    const open = mkdtempSync(join(tmpdir(), 'statbook-open-'));
    chmodSync(open, 0o755);
    const long = join(open, 'long'.repeat(25));
    mkdirSync(long);
    process.env['TMPDIR'] = long;
    try {
      const { url } = await start();
      expect(new URL(url).hostname).toBe('127.0.0.1');
      expect(await ask(url, 'select 1')).toBe(1);
      const stranger = new URL(url);
      stranger.password = 'guessed';
      await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
      expect(statSync(`${cluster}.password`).mode & 0o777).toBe(0o600);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(open, { recursive: true });
    }
  });
});

describe('a server that was killed', () => {
  it('keeps what was committed and nothing else', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 1 as number');
    const client = new pg.Client({ connectionString: first.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin; insert into kept values (2)');
    await kill(first);
    const second = await start();
    expect(await ask(second.url, 'select sum(number)::integer from kept')).toBe(1);
  });

  it('is started again where its process id belongs to another process now', async () => {
    await kill(await start());
    const { uid, gid } = statSync(cluster);
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    await once(other, 'spawn');
    const file = join(cluster, 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)));
    const { url } = await start();
    expect(await ask(url, 'select 1')).toBe(1);
    expect(isRunning(other.pid ?? 0)).toBe(true);
    other.kill();
  });

  it('is started again where it was killed before it had written its process id', async () => {
    writeFileSync(join(cluster, 'postmaster.pid'), '');
    expect(await ask((await start()).url, 'select 1')).toBe(1);
  });
});

it('a server whose data folder is removed says so when it ends', async () => {
  const logs = mkdtempSync(join(tmpdir(), 'statbook-logs-'));
  const logFile = join(logs, 'postgresql.log');
  const server = await startServer({ cluster, logFile });
  rmSync(logs, { recursive: true });
  await server.stop();
  const { lastLines } = await server.ended;
  expect(lastLines.at(-1)).toBe(`${logFile} is gone: the data folder was removed while PostgreSQL ran.`);
});

it('a server that cannot start says why', async () => {
  const options = { cluster, logFile: `${cluster}.log`, settings: { shared_buffers: 'plenty' } };
  await expect(startServer(options)).rejects.toThrow(
    /did not start:\n.*invalid value for parameter "shared_buffers"/,
  );
});
