import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { canEnter, chooseServerUser, type ServerUser } from './server-user.ts';

/** What PostgreSQL's programs need to run on one cluster. */
export interface Runtime {
  /** The folder of the database's files. */
  cluster: string;
  binaries: Binaries;
  /** As whom the programs run where that is not who we are. */
  user: ServerUser | undefined;
  /** A folder of the server's own with a short path, for its socket. */
  folder: string;
  /** How the programs name the cluster; they start in it. */
  dataFolder: string;
  start(program: Program, args: readonly string[], stdio: SpawnOptions['stdio']): ChildProcess;
  remove(): void;
}

export type Program = 'initdb' | 'postgres' | 'pg_ctl';

/** Prepares to run PostgreSQL's programs on the files in `cluster`, which may not be there yet. */
export function openRuntime(cluster: string): Runtime {
  const binaries = findBinaries();
  const user = chooseServerUser(cluster);
  const folder = mkdtempSync(join(temporaryFolder(user), prefix));
  const programs = user === undefined ? binaries.folder : reachablePrograms(binaries.folder, folder, user);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return {
    cluster,
    binaries,
    user,
    folder,
    // The folder is entered before the user changes, so it may lie where that user cannot go by its path.
    dataFolder: user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster,
    start: (program, args, stdio) =>
      spawn(join(programs, 'bin', program), args, {
        cwd: cluster,
        env: { PATH: process.env['PATH'], LC_ALL: 'C', SystemRoot: process.env['SystemRoot'] },
        stdio,
        // Ctrl+C in a terminal reaches all of its processes; the server ends after those that use it.
        detached: true,
        windowsHide: true,
        ...user,
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const prefix = 'statbook-';

/** Whether a folder was made for the socket of a server of ours. */
export const isRuntimeFolder = (folder: string) => basename(folder).startsWith(prefix);

function temporaryFolder(user: ServerUser | undefined): string {
  return user !== undefined && !canEnter(user, tmpdir()) ? '/tmp' : tmpdir();
}

/** The programs where another user can run them: a checkout often lies in a folder that is closed to others. */
function reachablePrograms(bundle: string, folder: string, user: ServerUser): string {
  if (canEnter(user, join(bundle, 'bin'))) return bundle;
  const reachable = join(folder, 'programs');
  linkTree(bundle, reachable);
  return reachable;
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // On another disk.
    copyFileSync(source, target);
  }
}
