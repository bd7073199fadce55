import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePorts, portCount } from '@statbook/scripts';
import { checkout, prepare } from './installation.ts';
import type { Benchmark } from './measurement.ts';

const withinMs = 60_000;
const budget = 5;

/** Seconds from `npm start` to ready, against a bare process that only opens the embedded engine. */
export const benchmark: Benchmark = async () => {
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'statbook-bench-'));
  try {
    const bareFolder = join(folder, 'bare');
    const dataDir = join(folder, 'data');
    const common = {
      unit: 's',
      budget,
      better: 'lower',
      limitIs: 'Node and the embedded engine alone',
    } as const;
    return [
      {
        name: 'first start',
        figure: await timeStart(dataDir),
        limit: await timeEngine(bareFolder),
        ...common,
      },
      {
        name: 'second start',
        figure: await timeStart(dataDir),
        limit: await timeEngine(bareFolder),
        ...common,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function timeStart(dataDir: string): Promise<number> {
  const port = await findFreePorts(portCount);
  const { DATABASE_URL: _other, ...surroundings } = process.env;
  const env = { ...surroundings, MODE: 'demo', PORT: String(port), DATA_DIR: dataDir };
  return await timeUntil(['scripts/start.ts'], 'Statbook is ready', env);
}

const openEngine = (folder: string) => `
  import { PGlite } from '@electric-sql/pglite';
  const database = await PGlite.create(${JSON.stringify(folder)});
  await database.query('select 1');
  console.log('ready');
  process.on('SIGTERM', () => database.close().then(() => process.exit()));
  setInterval(() => {}, 1000);`;

async function timeEngine(folder: string): Promise<number> {
  return await timeUntil(['--input-type=module', '-e', openEngine(folder)], 'ready', process.env);
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
