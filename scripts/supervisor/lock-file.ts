import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Held while a data folder is in use. */
export interface DataLock {
  release(): void;
}

export type LockOutcome = { ok: true; lock: DataLock } | { ok: false; pid: number };

const fileName = 'supervisor.lock';

/** Marks a data folder as in use by this process; refused while the process that marked it lives. */
export function takeDataLock(dataDir: string): LockOutcome {
  mkdirSync(dataDir, { recursive: true });
  const holder = holderOf(join(dataDir, fileName));
  if (holder !== undefined) return { ok: false, pid: holder };
  const file = join(dataDir, fileName);
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`);
  return { ok: true, lock: { release: () => rmSync(file, { force: true }) } };
}

/**
 * The process that uses a data folder now, be it a supervisor or an API by itself; undefined when none does, or when
 * the one that did is gone.
 */
export function findLockHolder(dataDir: string): number | undefined {
  if (!existsSync(dataDir)) return undefined;
  const locks = readdirSync(dataDir).filter((name) => name.endsWith('.lock'));
  return locks.map((name) => holderOf(join(dataDir, name))).find((holder) => holder !== undefined);
}

// Every lock file of a data folder holds a process number and, where the system tells, when that process started.
function holderOf(file: string): number | undefined {
  const [pid, start] = readLock(file).split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return undefined;
  return startOf(holder) === (start ?? '') ? holder : undefined;
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * When a process started, in the system's ticks, so that a number given to another process since is not taken for the
 * old one: in a container the same numbers come again at every start. Empty where the system does not tell.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the start is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
