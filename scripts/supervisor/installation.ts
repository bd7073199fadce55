import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { layDatabase } from '../database-template/database-template.ts';
import { addressesFrom, type Addresses } from './addresses.ts';
import { type Ending, type RunningProgram, startProgram } from './child-process.ts';
import { takeDataLock } from './lock-file.ts';
import { findBusyPorts } from './ports.ts';
import { listPrograms } from './programs.ts';
import type { Settings } from './settings.ts';

/** A running installation. */
export interface Installation {
  addresses: Addresses;
  /** Settles when one of its programs ends without having been asked to; the others are still running then. */
  failed: Promise<Ending>;
  /** Ends every program and frees the data folder; the endings of those that had to be killed are given back. */
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

/** Starts every program of an installation at once and waits until all are ready. */
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
  const taken = takeDataLock(settings.dataDir);
  if (!taken.ok) return { ok: false, reason: `${settings.dataDir} is in use by process ${taken.pid}.` };
  mkdirSync(join(settings.dataDir, 'simulators'), { recursive: true });
  mkdirSync(join(settings.dataDir, 'logs'), { recursive: true });
  if (!settings.env['DATABASE_URL']) layDatabase(options.checkout, settings.dataDir);
  const running = programs.map((program) =>
    startProgram(program, {
      checkout: options.checkout,
      logFile: join(settings.dataDir, 'logs', `${program.name}.log`),
      onLine: (line) => options.onLine?.(program.name, line),
    }),
  );
  const end = async () => {
    const endings = await Promise.all(running.map((program) => program.end(graceMs)));
    taken.lock.release();
    return endings.filter((ending) => ending.signal === 'SIGKILL');
  };
  const failed = Promise.race(running.map((program) => program.ended));
  const trouble = await awaitReady(running, failed, options.signal);
  if (trouble === undefined) {
    return { ok: true, installation: { addresses: addressesFrom(settings.port), failed, end } };
  }
  await end();
  return { ok: false, ...trouble };
}

interface Trouble {
  reason: string;
  ending?: Ending;
}

async function awaitReady(
  running: readonly RunningProgram[],
  failed: Promise<Ending>,
  signal: AbortSignal | undefined,
): Promise<Trouble | undefined> {
  const late = new Set(running.map((program) => program.name));
  const allReady = running.map((program) => program.ready.then(() => late.delete(program.name)));
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Trouble>((resolve) => {
    const tell = () =>
      resolve({ reason: `Not ready after ${readyWithinMs / 1000} s: ${[...late].join(', ')}.` });
    timer = setTimeout(tell, readyWithinMs);
    signal?.addEventListener('abort', () => resolve({ reason: 'Stopped before it was ready.' }));
  });
  try {
    return await Promise.race([
      Promise.all(allReady).then(() => undefined),
      failed.then((ending) => ({ reason: describeEnding(ending), ending })),
      deadline,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** A sentence about a program that ended by itself. */
export function describeEnding({ name, code, signal }: Ending): string {
  return `${name} has ended ${signal === null ? `with code ${code ?? 'unknown'}` : `by ${signal}`}.`;
}
