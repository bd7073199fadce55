import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReadyLine, startProgram } from './child-process.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statbook-supervisor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (code: string) => {
  const program = { name: 'trial', args: ['-e', code], env: process.env, ports: [] };
  return startProgram(program, { checkout: folder, logFile: join(folder, 'trial.log') });
};
const sayReady = `console.log(JSON.stringify({ ready: true, name: 'trial' }));`;
const stayAlive = 'setInterval(() => {}, 1000);';

describe('a program of the installation', () => {
  it('is ready when it says so, and ends when it is asked to', async () => {
    const program = start(`process.on('SIGTERM', () => process.exit(0)); ${sayReady} ${stayAlive}`);
    await program.ready;
    expect(await program.end(5_000)).toMatchObject({ name: 'trial', code: 0, signal: null });
  });

  it('is killed when it does not end in time', async () => {
    const program = start(`process.on('SIGTERM', () => {}); ${sayReady} ${stayAlive}`);
    await program.ready;
    expect(await program.end(100)).toMatchObject({ signal: 'SIGKILL' });
  });

  it('leaves its last lines and its code behind when it dies, and all lines in its log', async () => {
    const program = start(
      `for (let i = 1; i <= 30; i += 1) console.error('line ' + i); process.exitCode = 7;`,
    );
    const ending = await program.ended;
    expect(ending.code).toBe(7);
    expect(ending.lastLines).toHaveLength(20);
    expect(ending.lastLines.at(-1)).toBe('line 30');
    expect(readFileSync(join(folder, 'trial.log'), 'utf8')).toContain('line 1\n');
  });

  it('ends in good order when the supervisor is killed', async () => {
    const trace = join(folder, 'ended');
    const writeTrace = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`;
    const code = `process.on('SIGTERM', () => { ${writeTrace}; process.exit(0); }); ${sayReady} ${stayAlive}`;
    const program = { name: 'trial', args: ['-e', code], ports: [] };
    const options = { checkout: folder, logFile: join(folder, 'trial.log') };
    const supervise = `
      import { startProgram } from ${JSON.stringify(new URL('./child-process.ts', import.meta.url).href)};
      const program = { ...${JSON.stringify(program)}, env: process.env };
      await startProgram(program, ${JSON.stringify(options)}).ready;
      console.log('supervising');
    `;
    const supervisor = spawn(process.execPath, ['--input-type=module', '-e', supervise]);
    await new Promise((resolve) => supervisor.stdout.once('data', resolve));
    supervisor.kill('SIGKILL');
    await vi.waitFor(() => expect(existsSync(trace)).toBe(true), 60_000);
  });
});

describe('a line of output that says that a program is ready', () => {
  it.each([
    ['{"ready":true,"name":"api"}', true],
    ['{"ready":false}', false],
    ['{"level":30,"msg":"ready"}', false],
    ['{ready', false],
    ['ready', false],
  ])('%s: %s', (line, isReady) => {
    expect(isReadyLine(line)).toBe(isReady);
  });
});
