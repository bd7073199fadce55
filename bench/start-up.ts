import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { portCount } from '@statbook/scripts';
import { findFreePorts } from '@statbook/testkit';
import { checkout, prepare } from './installation.ts';
import type { Benchmark } from './measurement.ts';

const withinMs = 60_000;
const budget = 3;
const starts = 3;

/** Seconds from `npm start` to ready, against a bare process that only starts the embedded database. Medians. */
export const benchmark: Benchmark = async () => {
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'statbook-bench-'));
  try {
    const common = {
      unit: 's',
      budget,
      better: 'lower',
      limitIs: 'Node and the embedded database alone',
    } as const;
    const places = Array.from({ length: starts }, (_, index) => join(folder, `data-${index}`));
    const bare = places.map((place) => `${place}-bare`);
    return [
      {
        name: 'first start',
        figure: await medianOf(places, timeStart),
        limit: await medianOf(bare, timeDatabase),
        ...common,
      },
      {
        name: 'second start',
        figure: await medianOf(places, timeStart),
        limit: await medianOf(bare, timeDatabase),
        ...common,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function medianOf(
  places: readonly string[],
  time: (dataDir: string) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (const place of places) times.push(await time(place));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await findFreePorts(portCount);
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const env = { ...inherited, MODE: 'demo', PORT: String(port), DATA_DIR: dataDir };
  return await timeUntil(['scripts/start.ts'], 'Statbook is ready', env);
}

const startDatabase = `
  import { startEmbeddedDatabase } from '@statbook/api/database';
  const { stop } = await startEmbeddedDatabase(process.env.DATA_DIR);
  console.log('ready');
  process.on('SIGTERM', () => stop().then(() => process.exit()));`;

async function timeDatabase(dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir };
  return await timeUntil(['--input-type=module', '-e', startDatabase], 'ready', env);
}

/** Starts Node, waits for a line that begins with `ready`, and asks it to end. */
async function timeUntil(args: readonly string[], ready: string, env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGTERM'), withinMs);
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith(ready)) return (performance.now() - start) / 1000;
    }
    throw new Error(`${args[0]} ended, or was ended, before it was ready.`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGTERM');
    await ended;
  }
}
