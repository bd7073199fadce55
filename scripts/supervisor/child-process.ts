import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Program } from './programs.ts';

/** How a program ended. */
export interface Ending {
  name: string;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The last lines it wrote, oldest first. */
  lastLines: readonly string[];
}

/** A started program. */
export interface RunningProgram {
  name: string;
  /** Settles when the program has said that it is ready; never when it ends before. */
  ready: Promise<void>;
  ended: Promise<Ending>;
  /** Asks it to end, and kills it when it has not ended within `graceMs`. */
  end(graceMs: number): Promise<Ending>;
}

export interface StartOptions {
  checkout: string;
  /** Everything the program writes is appended here. */
  logFile: string;
  /** Also shows what the program writes. */
  onLine?: (line: string) => void;
}

const keptLines = 20;
const compileCache = 'node_modules/.cache/statbook/compiled';
const endWithSupervisor = new URL('./end-with-supervisor.ts', import.meta.url).href;

/** Starts a program with the Node that runs this. Its first line of JSON with `"ready":true` says that it is ready. */
export function startProgram(program: Program, options: StartOptions): RunningProgram {
  const child = spawn(process.execPath, ['--import', endWithSupervisor, ...program.args], {
    cwd: options.checkout,
    // Node keeps what it has compiled, for the next start.
    env: { NODE_COMPILE_CACHE: join(options.checkout, compileCache), ...program.env },
    // The line between the two processes breaks when either ends, however it ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const lastLines: string[] = [];
  const ready = Promise.withResolvers<void>();
  const take = (line: string) => {
    if (isReadyLine(line)) ready.resolve();
    else options.onLine?.(line);
    log.write(`${line}\n`);
    lastLines.push(line);
    if (lastLines.length > keptLines) lastLines.shift();
  };
  for (const output of [child.stdout, child.stderr]) {
    if (output !== null) createInterface({ input: output }).on('line', take);
  }
  const ended = awaitEnding(child, { name: program.name, lastLines, log });
  // Should the supervisor itself break down, nothing is left behind that holds ports and data.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));
  return {
    name: program.name,
    ready: ready.promise,
    ended,
    end: (graceMs) => endProcess(child, ended, graceMs),
  };
}

interface Kept {
  name: string;
  lastLines: string[];
  log: WriteStream;
}

function awaitEnding(child: ChildProcess, { name, lastLines, log }: Kept): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  child.on('error', (error) => lastLines.push(error.message));
  child.on('close', (code, signal) => log.end(() => resolve({ name, code, signal, lastLines })));
  return promise;
}

async function endProcess(child: ChildProcess, ended: Promise<Ending>, graceMs: number): Promise<Ending> {
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  try {
    return await ended;
  } finally {
    clearTimeout(killer);
  }
}

/** Whether a line of output says that a program is ready. */
export function isReadyLine(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    const facts: unknown = JSON.parse(line);
    return typeof facts === 'object' && facts !== null && 'ready' in facts && facts.ready === true;
  } catch {
    return false;
  }
}
