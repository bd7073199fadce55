import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assertUsable, openPassword } from './cluster.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { inheritPostmaster, readPostmaster } from './postmaster-file.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { type ServerAddress, superuser, toUrl } from './server-address.ts';

/** A PostgreSQL server that this process has started. */
export interface RunningServer {
  /** Of the first database, for the role that owns it. */
  url: string;
  /** The same for a superuser, who sees every row; for tests and examination, and on a socket only. */
  superuserUrl: string;
  pid: number;
  /** Settles when it has ended, asked to or not, with the last lines of its log. */
  ended: Promise<ServerEnding>;
  /** Ends it: what is open is rolled back, what is committed is written. */
  stop(): Promise<void>;
}

export interface ServerEnding {
  code: number | null;
  signal: NodeJS.Signals | null;
  lastLines: readonly string[];
}

export interface ServerOptions {
  /** The folder of the database's files. */
  cluster: string;
  /** What the server says is appended here. */
  logFile: string;
  /** Besides those that every server here has. */
  settings?: Readonly<Record<string, string | number>>;
}

const endsWithinMs = 30_000;
const keptLines = 20;

/** Starts a server on its files and waits until it has recovered what a kill had left and accepts connections. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const runtime = openRuntime(options.cluster);
  try {
    assertUsable(runtime);
    inheritPostmaster(options.cluster);
    const address = await chooseAddress(runtime);
    const started = await startWhenFree(runtime, address, options);
    void started.ended.then(() => runtime.remove());
    return { url: toUrl(address), superuserUrl: toUrl(address, superuser), ...started };
  } catch (error) {
    runtime.remove();
    throw error;
  }
}

/** Children of a server that was killed finish what they do before they notice; until then a new one refuses to start. */
async function startWhenFree(runtime: Runtime, address: ServerAddress, options: ServerOptions) {
  const deadline = performance.now() + endsWithinMs;
  for (;;) {
    const started = startProcess(runtime, address, options);
    const failure = await awaitReady(runtime.cluster, started);
    if (failure === undefined) return started;
    const isBusy = failure.some((text) => text.includes('shared memory block'));
    if (!isBusy || performance.now() > deadline)
      throw new DatabaseRefusal(['PostgreSQL did not start:', ...failure].join('\n'));
    await wait(100);
  }
}

function startProcess(runtime: Runtime, address: ServerAddress, { logFile, settings = {} }: ServerOptions) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openLog(logFile);
  const args = toArguments(runtime, { ...addressSettings(address), ...settings });
  const child = runtime.start('postgres', args, ['ignore', log.handle, log.handle]);
  const ended = awaitEnd(child, log);
  const watcher = watchOver(child, runtime);
  const isOver = ended.then(async (ending) => {
    await watcher.dismiss();
    return ending;
  });
  return { pid: child.pid ?? 0, ended: isOver, stop: () => endServer(runtime, child, isOver) };
}

/** A socket in the runtime's folder; the loopback address where there are none, or the folder's path is too long for one. */
async function chooseAddress(runtime: Runtime): Promise<ServerAddress> {
  const port = 5432;
  const longestPath = 103;
  const path = join(runtime.folder, `.s.PGSQL.${port}`);
  if (process.platform !== 'win32' && Buffer.byteLength(path) <= longestPath)
    return { host: runtime.folder, port };
  return { host: '127.0.0.1', port: await findFreePort(), password: await openPassword(runtime) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function addressSettings({ host, port }: ServerAddress): Record<string, string | number> {
  return host.startsWith('/')
    ? { listen_addresses: '', unix_socket_directories: host, port }
    : { listen_addresses: host, unix_socket_directories: '', port };
}

function toArguments(runtime: Runtime, settings: Readonly<Record<string, string | number>>): string[] {
  const all = { timezone: 'UTC', log_timezone: 'UTC', log_checkpoints: 'off', ...settings };
  return [
    '-D',
    runtime.dataFolder,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

interface Log {
  handle: number;
  /** What this server has said. */
  readLines(): string[];
}

function openLog(file: string): Log {
  const handle = openSync(file, 'a+');
  const { size } = fstatSync(handle);
  // Read by its handle: it can be read also where somebody has removed the data folder, which is why the server ended.
  const readLines = () => {
    const bytes = Buffer.alloc(fstatSync(handle).size - size);
    readSync(handle, bytes, 0, bytes.length, size);
    const lines = bytes.toString('utf8').trimEnd().split('\n').slice(-keptLines);
    return existsSync(file)
      ? lines
      : [...lines, `${file} is gone: the data folder was removed while PostgreSQL ran.`];
  };
  return { handle, readLines };
}

function awaitEnd(child: ChildProcess, log: Log): Promise<ServerEnding> {
  const { promise, resolve } = Promise.withResolvers<ServerEnding>();
  const end = (ending: Pick<ServerEnding, 'code' | 'signal'>, reason: readonly string[] = []) => {
    const lines = log.readLines();
    closeSync(log.handle);
    resolve({ ...ending, lastLines: [...lines, ...reason] });
  };
  child.once('error', (error) => end({ code: null, signal: null }, [error.message]));
  child.once('exit', (code, signal) => end({ code, signal }));
  return promise;
}

/** Why it does not become ready: the last lines of its log; undefined when it is. Recovery takes as long as it takes. */
async function awaitReady(
  cluster: string,
  { pid, ended }: Pick<RunningServer, 'pid' | 'ended'>,
): Promise<readonly string[] | undefined> {
  for (;;) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster.isReady) return undefined;
    const ending = await Promise.race([ended, wait(5)]);
    if (ending !== undefined) return ending.lastLines;
  }
}

/**
 * Ends the server should this process be killed: its end of the pipe is closed then, whatever killed it. Windows itself ends the
 * children of a process that is gone.
 */
function watchOver(child: ChildProcess, { user }: Runtime): { dismiss(): Promise<void> } {
  if (process.platform === 'win32') return { dismiss: async () => undefined };
  const watcher = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...user,
  });
  watcher.unref();
  watcher.stdin.on('error', () => undefined);
  const ended = once(watcher, 'exit').catch(() => undefined);
  return {
    dismiss: async () => {
      watcher.stdin.end('dismissed\n');
      await ended;
    },
  };
}

/** SIGINT is PostgreSQL's fast shutdown, which does not wait for clients to leave; SIGQUIT leaves the rest to recovery. */
async function endServer(runtime: Runtime, child: ChildProcess, ended: Promise<ServerEnding>): Promise<void> {
  if (process.platform === 'win32')
    runtime.start('pg_ctl', ['stop', '-D', runtime.dataFolder, '-m', 'fast'], 'ignore');
  else child.kill('SIGINT');
  const killer = setTimeout(() => child.kill('SIGQUIT'), endsWithinMs);
  await ended;
  clearTimeout(killer);
}
