import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { provisionBinaries, type PostgresBinaries } from './provisioning/postgres-binaries.ts';
import { chooseServerUser, type ServerUser } from './provisioning/server-user.ts';
import { findFreePorts } from './supervisor/ports.ts';

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** Of a user who may create databases and roles. */
  url: string;
  /** Ends the server and removes its data, when we started it. */
  stop(): Promise<void>;
}

export type PostgresOutcome = { ok: true; postgres: TestPostgres } | { ok: false; reason: string };

/** `TEST_DATABASE_URL`, else a server of our own with a temporary data folder. */
export async function provisionPostgres(): Promise<PostgresOutcome> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return { ok: true, postgres: { url: named, stop: async () => undefined } };
  const found = await provisionBinaries();
  return found.ok ? await startServer(found.binaries) : found;
}

async function startServer(binaries: PostgresBinaries): Promise<PostgresOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'statbook-postgres-'));
  const user = chooseServerUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const programs = reachableFolder(binaries, folder, user);
  const options: SpawnOptions = {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  };
  const made = await watch(spawn(join(programs, 'initdb'), initArguments(folder), options));
  if (made.code !== 0) {
    remove();
    return { ok: false, reason: `initdb failed:\n${made.lines.join('\n')}` };
  }
  const port = await findFreePorts(1);
  const server = spawn(join(programs, 'postgres'), serverArguments(folder, port), options);
  const ready = Promise.withResolvers<undefined>();
  const ended = watch(server, (line) => {
    if (line.includes('ready to accept connections')) ready.resolve(undefined);
  });
  // Whatever ends this process ends the server with it.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections to leave.
    server.kill('SIGINT');
    await ended;
    process.off('exit', kill);
    remove();
  };
  const failure = await Promise.race([ready.promise, ended]);
  if (failure === undefined) return { ok: true, postgres: { url: urlAt(port), stop } };
  await stop();
  return { ok: false, reason: `PostgreSQL did not start:\n${failure.lines.join('\n')}` };
}

// The bundled programs lie in the checkout, which another user often may not read.
function reachableFolder(binaries: PostgresBinaries, folder: string, user: ServerUser | undefined): string {
  if (binaries.bundle === undefined || user === undefined) return binaries.folder;
  cpSync(binaries.bundle, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

const role = 'statbook';
const urlAt = (port: number) => `postgresql://${role}@127.0.0.1:${port}/postgres`;

function initArguments(folder: string): string[] {
  const data = join(folder, 'data');
  return ['-D', data, '-U', role, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
}

// Tests lose nothing in a power cut, so nothing is forced to the disk.
function serverArguments(folder: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', join(folder, 'data'), ...assignments];
}

const keptLines = 50;

interface Ended {
  code: number | null;
  lines: string[];
}

function watch(child: ChildProcess, onLine?: (line: string) => void): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const lines: string[] = [];
  const take = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', take);
  }
  child.on('error', (error) => resolve({ code: null, lines: [...lines, error.message] }));
  child.on('close', (code) => resolve({ code, lines }));
  return promise;
}
