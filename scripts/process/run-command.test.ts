import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInOrder, runNode, runProgram } from './run-command.ts';

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'statbook-command-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const write = (name: string, code: string) => writeFileSync(join(cwd, name), code);

describe('a command', () => {
  it('gives its exit code', async () => {
    expect(await runNode(['-e', 'process.exitCode = 3'], { cwd })).toBe(3);
    expect(await runNode(['-e', ''], { cwd })).toBe(0);
  });

  it('runs in the folder and with the environment that it is given', async () => {
    const code = `require('fs').writeFileSync('said', process.env.MODE)`;
    await runNode(['-e', code], { cwd, env: { MODE: 'demo' } });
    expect(readFileSync(join(cwd, 'said'), 'utf8')).toBe('demo');
  });

  it('fails where there is no such program, and where it is killed', async () => {
    expect(await runProgram(join(cwd, 'nowhere'), [], { cwd })).toBe(1);
    expect(await runNode(['-e', `process.kill(process.pid, 'SIGKILL')`], { cwd })).toBe(1);
  });
});

describe('commands in order', () => {
  it('run one after the other until one fails', async () => {
    const leave = (name: string) => `fs.writeFileSync('${name}', '')`;
    const load = `const fs = require('fs');`;
    write('first.cjs', `${load} setTimeout(() => ${leave('one')}, 50);`);
    write('second.cjs', `${load} process.exitCode = fs.existsSync('one') ? 4 : 0;`);
    write('third.cjs', `${load} ${leave('three')}`);
    expect(await runInOrder(cwd, [['first.cjs'], ['second.cjs'], ['third.cjs']])).toBe(4);
    expect(existsSync(join(cwd, 'three'))).toBe(false);
  });

  it('succeed where all of them do', async () => {
    write('nothing.cjs', '');
    expect(await runInOrder(cwd, [['nothing.cjs'], ['nothing.cjs']])).toBe(0);
  });
});
