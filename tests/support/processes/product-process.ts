import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Addresses, addressesFrom } from '@statbook/scripts';
import { checkout, clockStart } from '../installation/checkout.ts';
import { killProcessTree } from './process-tree.ts';

/** What `npm start` starts, as a process that can be killed with everything that it has started. */
export interface ProductProcess {
  addresses: Addresses;
  /** Kills the supervisor, the API, the simulators and the database at once. */
  kill(): Promise<void>;
  /** Ends it as Ctrl+C does; gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the product on a data folder and waits until it says that it is ready. */
export async function startProduct(dataDir: string, port: number): Promise<ProductProcess> {
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const settings = { MODE: 'demo', PORT: String(port), DATA_DIR: dataDir, CLOCK_AT: clockStart };
  const env = { ...inherited, ...settings, GENERATED_COMPANIES: '0', RATE_LIMIT_PER_MINUTE: '1000000' };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  await awaitReady(child);
  return {
    addresses: addressesFrom(port),
    kill: async () => {
      killProcessTree(child.pid ?? 0);
      await ended;
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}

async function awaitReady({ stdout, stderr }: ChildProcess): Promise<void> {
  const lines: string[] = [];
  stderr?.on('data', (text) => lines.push(String(text)));
  if (stdout === null) throw new Error('The product has no output.');
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (line.startsWith('Statbook is ready')) {
      stdout.resume();
      return;
    }
  }
  throw new Error(`The product ended before it was ready:\n${lines.join('\n')}`);
}
