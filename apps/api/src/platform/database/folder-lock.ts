import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Two processes on one data folder destroy it in silence, and the embedded engine takes no lock of its own. */
export interface FolderLock {
  release(): void;
}

/** Takes the lock beside `folder`, or from a process that no longer lives. Throws while another holds it. */
export function lockFolder(folder: string): FolderLock {
  const file = `${folder}.lock`;
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, mine);
      closeSync(handle);
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readFileSync(file, 'utf8');
      if (isAlive(holder)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop that Statbook first.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The lock of the data folder ${folder} cannot be taken.`);
}

function isAlive(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  const number = Number(pid);
  // An empty file is a lock that is being written this very moment.
  if (!Number.isInteger(number) || number <= 0) return holder === '';
  try {
    process.kill(number, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const actual = startOf(number);
  return actual === '' || start === undefined || start === '' || actual === start;
}

/** When a process started, where the system tells: a process id alone can have been given to another since. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
