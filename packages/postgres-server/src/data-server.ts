import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCluster, readPassword } from './cluster.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { findHolder, isRunning, takeLock } from './folder-lock.ts';
import { isAlive, isAnswering, readPostmaster } from './postmaster-file.ts';
import { isRuntimeFolder } from './runtime.ts';
import { type RunningServer, startServer } from './server.ts';
import { type ServerAddress, toUrl } from './server-address.ts';

const answersWithinMs = 30_000;
const endsWithinMs = 30_000;

/** The files of the database in a data folder. */
export const clusterOf = (dataDir: string) => join(dataDir, 'postgresql');
/** Held by the process that runs the server of a data folder. */
const lockOf = (dataDir: string) => join(dataDir, 'database.lock');
/** Held by a supervisor, whose server the product in the same data folder uses. */
export const supervisorLockOf = (dataDir: string) => join(dataDir, 'supervisor.lock');

/** The process that uses a data folder, be it a supervisor, the product alone or a tool. */
export function findUser(dataDir: string): number | undefined {
  return findHolder(supervisorLockOf(dataDir)) ?? findHolder(lockOf(dataDir));
}

export interface DataServerOptions {
  dataDir: string;
  /** A cluster to begin with where the data folder has none. */
  template?: string;
}

/**
 * Starts the server of a data folder, for this process alone: refused while another process runs it. What a killed process has
 * left behind is ended or recovered.
 */
export async function startDataServer({ dataDir, template }: DataServerOptions): Promise<RunningServer> {
  mkdirSync(dataDir, { recursive: true });
  const taken = takeLock(lockOf(dataDir));
  if (!taken.ok)
    throw new DatabaseRefusal(
      `The data folder ${dataDir} is in use by process ${taken.pid}. End that one first.`,
    );
  const cluster = clusterOf(dataDir);
  try {
    await endOrphan(cluster);
    if (!existsSync(cluster)) await makeCluster(cluster, template);
    const server = await startServer({ cluster, logFile: join(dataDir, 'logs/postgresql.log') });
    const release = () => taken.lock.release();
    return { ...server, stop: () => server.stop().finally(release), ended: server.ended.finally(release) };
  } catch (error) {
    taken.lock.release();
    throw error;
  }
}

/** The address of the server that another process runs, or is starting, in a data folder; undefined where none does. */
export async function findDataServer(dataDir: string): Promise<string | undefined> {
  let deadline = Infinity;
  while (findHolder(lockOf(dataDir)) !== undefined) {
    const postmaster = readPostmaster(clusterOf(dataDir));
    if (postmaster?.isReady) {
      if (await isAnswering(postmaster.address))
        return toUrl(withPassword(postmaster.address, clusterOf(dataDir)));
      // Another user's, or left from before a kill; the new one takes its place in a moment.
      deadline = Math.min(deadline, performance.now() + answersWithinMs);
    }
    if (performance.now() > deadline)
      throw new DatabaseRefusal(`The database in ${dataDir} does not answer this user.`);
    await wait(10);
  }
  return undefined;
}

function withPassword(address: ServerAddress, cluster: string): ServerAddress {
  const password = address.host.startsWith('/') ? undefined : readPassword(cluster);
  return password === undefined ? address : { ...address, password };
}

/** Ends a server whose process was killed, and removes the folder of its socket, which is left behind when both are. */
async function endOrphan(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (postmaster === undefined) return;
  const { pid, address } = postmaster;
  const isOurs = !address.host.startsWith('/') || isRuntimeFolder(address.host);
  if (await isAlive(postmaster, cluster)) {
    if (!isOurs) throw new DatabaseRefusal(`${cluster} is in use by a PostgreSQL server, process ${pid}.`);
    process.kill(pid, 'SIGINT');
    const deadline = performance.now() + endsWithinMs;
    while (isRunning(pid)) {
      if (performance.now() > deadline)
        throw new DatabaseRefusal(
          `A server that was left behind does not end: process ${pid} in ${cluster}.`,
        );
      await wait(10);
    }
  }
  if (isRuntimeFolder(address.host)) rmSync(address.host, { recursive: true, force: true });
}
