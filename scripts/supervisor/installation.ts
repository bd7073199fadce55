import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal, supervisorLockOf, takeLock } from '@statbook/postgres-server';
import { addressesFrom, type Addresses } from './addresses.ts';
import { type Ending, startProgram } from './child-process.ts';
import { hasEmbeddedDatabase, startDatabase, takeOverEarlierDatabase } from './database.ts';
import { findBusyPorts } from './ports.ts';
import { listPrograms, type Program } from './programs.ts';
import type { Settings } from './settings.ts';

/** A running installation. */
export interface Installation {
  addresses: Addresses;
  /** Settles when one of its programs ends without having been asked to; the others are still running then. */
  failed: Promise<Ending>;
  /** Ends every program and frees the data folder; returns the endings of those that had to be killed. */
  end(): Promise<Ending[]>;
}

export type InstallationOutcome =
  | { ok: true; installation: Installation }
  | { ok: false; reason: string; ending?: Ending };

export interface InstallationOptions {
  checkout: string;
  /** Shows what the programs write, as it comes. */
  onLine?: (name: string, line: string) => void;
  /** Gives up waiting and ends what was started. */
  signal?: AbortSignal;
}

const readyWithinMs = 60_000;
const graceMs = 10_000;

/** Starts the database and every program of an installation at once and waits until all are ready. */
export async function startInstallation(
  settings: Settings,
  options: InstallationOptions,
): Promise<InstallationOutcome> {
  const programs = listPrograms(settings);
  const busy = await findBusyPorts(programs, settings.port);
  if (busy.length > 0) {
    const list = busy.map(({ port, name }) => `${port} (${name})`).join(', ');
    return { ok: false, reason: `In use by another program: port ${list}. End that one, or set PORT.` };
  }
  mkdirSync(join(settings.dataDir, 'simulators'), { recursive: true });
  mkdirSync(logFolderOf(settings), { recursive: true });
  const taken = takeLock(supervisorLockOf(settings.dataDir));
  if (!taken.ok) return { ok: false, reason: `${settings.dataDir} is in use by process ${taken.pid}.` };
  const { release } = taken.lock;
  if (!(await takeOverEarlierDatabase(settings, options.checkout))) {
    release();
    return { ok: false, reason: 'The books of the earlier version were not taken over.' };
  }
  const running = startAll(programs, settings, options);
  const end = () => running.end().finally(release);
  const trouble = await awaitReady(running, options.signal);
  if (trouble === undefined) {
    const { failed } = running;
    return { ok: true, installation: { addresses: addressesFrom(settings.port), failed, end } };
  }
  await end();
  return { ok: false, ...trouble };
}

interface Running {
  /** What is still awaited, by name. */
  ready: ReadonlyMap<string, Promise<void>>;
  failed: Promise<Ending>;
  end(): Promise<Ending[]>;
}

function startAll(programs: readonly Program[], settings: Settings, options: InstallationOptions): Running {
  const database = hasEmbeddedDatabase(settings) ? startDatabase(settings.dataDir) : undefined;
  const running = programs.map((program) =>
    startProgram(program, {
      checkout: options.checkout,
      logFile: join(logFolderOf(settings), `${program.name}.log`),
      onLine: (line) => options.onLine?.(program.name, line),
    }),
  );
  const ready = new Map(running.map((program) => [program.name, program.ready]));
  if (database !== undefined) ready.set('postgresql', database.ready);
  const endings = [...running, ...(database === undefined ? [] : [database])].map(({ ended }) => ended);
  const end = async () => {
    const killed = await Promise.all(running.map((program) => program.end(graceMs)));
    // The programs use it to their last.
    await database?.end();
    return killed.filter((ending) => ending.signal === 'SIGKILL');
  };
  return { ready, failed: Promise.race(endings), end };
}

interface Trouble {
  reason: string;
  ending?: Ending;
}

async function awaitReady(
  { ready, failed }: Running,
  signal: AbortSignal | undefined,
): Promise<Trouble | undefined> {
  const late = new Set(ready.keys());
  const allReady = [...ready].map(([name, isReady]) => isReady.then(() => late.delete(name)));
  // A database that recovers after a kill takes as long as it takes, and the programs wait for it.
  const canBeReady = ready.get('postgresql') ?? Promise.resolve();
  const deadline = new Promise<Trouble>((resolve) => {
    const giveUp = () =>
      resolve({ reason: `Not ready after ${readyWithinMs / 1000} s: ${[...late].join(', ')}.` });
    canBeReady.then(
      () => setTimeout(giveUp, readyWithinMs).unref(),
      () => undefined,
    );
    signal?.addEventListener('abort', () => resolve({ reason: 'Stopped before it was ready.' }));
  });
  try {
    return await Promise.race([
      Promise.all(allReady).then(() => undefined),
      failed.then((ending) => ({ reason: describeEnding(ending), ending })),
      deadline,
    ]);
  } catch (error) {
    return { reason: error instanceof DatabaseRefusal ? error.message : String(error) };
  }
}

/** A sentence about a program that ended by itself. */
function describeEnding({ name, code, signal }: Ending): string {
  return `${name} has ended ${signal === null ? `with code ${code ?? 'unknown'}` : `by ${signal}`}.`;
}

const logFolderOf = ({ dataDir }: Settings): string => join(dataDir, 'logs');

/** Why the installation has failed, in lines. Who removed its data folder needs no stack of whichever program noticed first. */
export function explainFailure(ending: Ending, settings: Settings): readonly string[] {
  if (existsSync(logFolderOf(settings))) return [...ending.lastLines, describeEnding(ending)];
  return [
    `The data folder ${settings.dataDir} was removed while the product ran. A new start begins with an empty one.`,
  ];
}
