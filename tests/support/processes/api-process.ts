import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkout } from '../installation/checkout.ts';

/** One process of the product. */
export interface ApiProcess {
  /** Settles when it has ended, by itself or not. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
  /** What it has written so far. */
  lines: readonly string[];
}

const readyWithinMs = 120_000;

/** A process whose program is loaded, and which has done nothing yet. */
export interface LoadedApi {
  begin(): Promise<ApiProcess>;
  discard(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const main = 'apps/api/src/main.ts';
const waitToBegin = join(import.meta.dirname, 'wait-to-begin.ts');

/** Starts the API alone, as it is or packed, and waits until it says that it is ready. */
export async function startApiProcess(env: Environment, program = main): Promise<ApiProcess> {
  return untilReady(spawnNode([program], env));
}

/** Loads a packed API, for a test that kills it so often that loading it would be most of what it does. */
export function loadApi(program: string, env: Environment): LoadedApi {
  const child = spawnNode(['--import', waitToBegin, program], env, ['ipc']);
  const ended = awaitEnd(child);
  return {
    begin: () => {
      child.send('begin');
      return untilReady(child);
    },
    discard: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function spawnNode(args: readonly string[], env: Environment, channel: 'ipc'[] = []): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: checkout,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
  });
}

async function untilReady(child: ChildProcess): Promise<ApiProcess> {
  const lines: string[] = [];
  const ended = awaitEnd(child);
  const ready = awaitReadyLine(child, lines);
  const outcome = await Promise.race([ready, ended.then(() => 'ended' as const), deadline(readyWithinMs)]);
  if (outcome !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`The API did not become ready (${outcome}):\n${lines.join('\n')}`);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), lines };
}

async function awaitEnd(child: ChildProcess): ApiProcess['ended'] {
  await once(child, 'exit');
  return { code: child.exitCode, signal: child.signalCode };
}

function awaitReadyLine(child: ChildProcess, lines: string[]): Promise<'ready'> {
  const { promise, resolve } = Promise.withResolvers<'ready'>();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('{"ready":true')) resolve('ready');
    });
  }
  return promise;
}

function deadline(ms: number): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), ms).unref();
  });
}
