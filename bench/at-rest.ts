import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { portCount } from '@statbook/scripts';
import { findFreePorts } from '@statbook/testkit';
import { checkout, prepare } from './installation.ts';
import type { Benchmark } from './measurement.ts';

/** AT_REST_SECONDS: how long is measured; the first reading of the demo's companies is over before. */
const seconds = Number(process.env['AT_REST_SECONDS'] ?? 600);
const settleSeconds = 60;
const budget = 0.5;
/** What /proc counts in. */
const ticksPerSecond = 100;

/** Percent of a core that the product and its database use while nobody does anything; the stand-ins of the demo are left out. */
export const benchmark: Benchmark = async () => {
  await prepare();
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-bench-'));
  const port = await findFreePorts(portCount);
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const env = { ...inherited, MODE: 'demo', PORT: String(port), DATA_DIR: dataDir };
  const product = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'exit');
  try {
    for await (const line of createInterface({ input: product.stdout })) {
      if (line.startsWith('Statbook is ready')) break;
    }
    await wait(settleSeconds * 1000);
    const before = ticksOf(product.pid ?? 0);
    await wait(seconds * 1000);
    const used = (ticksOf(product.pid ?? 0) - before) / ticksPerSecond;
    const common = { unit: '%', better: 'lower', limitIs: 'what is allowed', limit: budget } as const;
    return [{ name: `product at rest for ${seconds} s`, figure: (used / seconds) * 100, budget, ...common }];
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Processor time of a process and all that it has started, without the stand-ins. Processes that end meanwhile are not counted. */
function ticksOf(root: number): number {
  const parents = new Map<number, number>();
  const ticks = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (command.includes('simulators/')) continue;
      // The command's name may hold blanks; what follows the last bracket does not.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      parents.set(Number(name), Number(fields[1]));
      ticks.set(Number(name), Number(fields[11]) + Number(fields[12]));
    } catch {
      // It has ended since the folder was read.
    }
  }
  const isOurs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = parents.get(pid);
    return parent !== undefined && parent !== 0 && isOurs(parent);
  };
  return [...ticks].reduce((total, [pid, each]) => (isOurs(pid) ? total + each : total), 0);
}
