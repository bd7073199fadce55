import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Held while something is in use by this process. */
export interface FolderLock {
  release(): void;
}

export type LockOutcome = { ok: true; lock: FolderLock } | { ok: false; pid: number };

/** Marks what `file` stands for as in use by this process; refused while the process that marked it runs. */
export function takeLock(file: string): LockOutcome {
  const mark = `${process.pid} ${startOf(process.pid) ?? ''}\n`;
  for (;;) {
    if (writeIfFree(file, mark)) return { ok: true, lock: { release: () => releaseLock(file, mark) } };
    const holder = findHolder(file);
    if (holder !== undefined) return { ok: false, pid: holder };
    removeLeftBehind(file);
  }
}

/** Released twice, it may be another's by then. */
function releaseLock(file: string, mark: string): void {
  if (readLock(file) === mark.trim()) rmSync(file, { force: true });
}

/** The process that has taken a lock and still runs. */
export function findHolder(file: string): number | undefined {
  const [pid, start] = readLock(file).split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isRunning(holder)) return undefined;
  return (startOf(holder) ?? '') === (start ?? '') ? holder : undefined;
}

function writeIfFree(file: string, mark: string): boolean {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the file away first: of two processes that find it left behind, the second may hold the mark of the first. */
function removeLeftBehind(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // The other was quicker.
    return;
  }
  if (findHolder(aside) === undefined) rmSync(aside);
  else renameSync(aside, file);
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Whether a process runs, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return readStat(pid)?.[0] !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, in the system's ticks, where the system says so: a process id can have been given to another process
 * since, and in a container the same ids come again at every start.
 */
function startOf(pid: number): string | undefined {
  return readStat(pid)?.[19];
}

/** What Linux says of a process from the third field on: the second is its name in brackets and may hold spaces. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
