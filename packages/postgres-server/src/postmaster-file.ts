import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isRunning } from './folder-lock.ts';
import type { ServerAddress } from './server-address.ts';

/** The facts that a running server writes into the folder of its files. */
export interface Postmaster {
  pid: number;
  address: ServerAddress;
  /** It has started, and recovered what a kill had left. */
  isReady: boolean;
}

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');
/** The lines that PostgreSQL writes, one after the other as it starts. */
const line = { pid: 0, port: 3, socketFolder: 4, host: 5, status: 7 } as const;

/** What the last server of a cluster has said; it may have been killed since. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(cluster);
  const [pid, port] = [Number(lines[line.pid]), Number(lines[line.port])];
  const host = lines[line.socketFolder] || lines[line.host];
  if (!pid || !port || !host) return undefined;
  return { pid, address: { host, port }, isReady: lines[line.status] === 'ready' };
}

function readLines(cluster: string): string[] {
  const file = fileOf(cluster);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((text) => text.trim())
    : [];
}

/** Whether that server runs, and not another process that has got its id since. */
export async function isAlive({ pid, address }: Postmaster, cluster: string): Promise<boolean> {
  return isRunning(pid) && (worksIn(pid, cluster) || (await isAnswering(address)));
}

function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Whether a server accepts connections there. */
export function isAnswering({ host, port }: ServerAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const isSocket = host.startsWith('/');
    const connection = isSocket ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    const end = (answers: boolean) => {
      connection.destroy();
      resolve(answers);
    };
    connection.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/**
 * Lets a new server start where the last one was killed and its process id belongs to another process since. The server takes
 * its own parent's id for no other server, and still finds out by the rest of the file whether the killed one has children
 * that work on.
 */
export function inheritPostmaster(cluster: string): void {
  const file = fileOf(cluster);
  if (!existsSync(file)) return;
  const [first, ...others] = readFileSync(file, 'utf8').split('\n');
  // Killed before it wrote a line.
  if (!first) rmSync(file);
  else writeFileSync(file, [process.pid, ...others].join('\n'));
}
