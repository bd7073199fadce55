import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inheritPostmaster, isAlive, isAnswering, readPostmaster } from './postmaster-file.ts';

let cluster: string;

beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'statbook-postmaster-'));
});
afterEach(() => rmSync(cluster, { recursive: true, force: true }));

const file = () => join(cluster, 'postmaster.pid');
const write = (...lines: string[]) => writeFileSync(file(), lines.join('\n'));
const gone = 999_999_999;

/** Listens on a socket as a server would. */
async function listen(): Promise<() => Promise<void>> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(cluster, '.s.PGSQL.5432'), resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

describe('the file of a running server', () => {
  it('names its process and its socket, and says whether it is ready', () => {
    write('4711', cluster, '1769000000', '5432', '/tmp/statbook-x', '', '  1234 5678', 'ready   ', '');
    expect(readPostmaster(cluster)).toEqual({
      pid: 4711,
      address: { host: '/tmp/statbook-x', port: 5432 },
      isReady: true,
    });
  });

  it('names the loopback address where there is no socket', () => {
    write('4711', cluster, '1769000000', '5433', '', '127.0.0.1', '', 'starting');
    expect(readPostmaster(cluster)).toEqual({
      pid: 4711,
      address: { host: '127.0.0.1', port: 5433 },
      isReady: false,
    });
  });

  it.each([
    ['is missing', []],
    ['is empty', ['']],
    ['has not been written to its end', ['4711', '/data', '1769000000']],
    ['holds no process id', ['postgres', '/data', '1769000000', '5432', '/tmp/x']],
  ])('says nothing where it %s', (_, lines) => {
    if (lines.length > 0) write(...lines);
    expect(readPostmaster(cluster)).toBeUndefined();
  });
});

describe('a server', () => {
  it('answers while it listens on its socket', async () => {
    const address = { host: cluster, port: 5432 };
    const close = await listen();
    expect(await isAnswering(address)).toBe(true);
    await close();
    expect(await isAnswering(address)).toBe(false);
  });

  it('is alive when its process runs and it answers, and not when another process has its id', async () => {
    const address = { host: cluster, port: 5432 };
    const close = await listen();
    expect(await isAlive({ pid: process.pid, address, isReady: true }, cluster)).toBe(true);
    expect(await isAlive({ pid: gone, address, isReady: true }, cluster)).toBe(false);
    await close();
    expect(await isAlive({ pid: process.pid, address, isReady: true }, cluster)).toBe(false);
  });
});

describe('the file that a killed server left', () => {
  it('gets the process id of the next one’s parent, and keeps the rest', () => {
    write('4711', cluster, '1769000000', '5432', '/tmp/statbook-x', '', '  1234 5678', 'ready');
    inheritPostmaster(cluster);
    const [pid, ...others] = readFileSync(file(), 'utf8').split('\n');
    expect(pid).toBe(String(process.pid));
    expect(others).toEqual([cluster, '1769000000', '5432', '/tmp/statbook-x', '', '  1234 5678', 'ready']);
  });

  it('is removed where the server was killed before it wrote a line', () => {
    write('');
    inheritPostmaster(cluster);
    expect(existsSync(file())).toBe(false);
  });

  it('is not made where there is none', () => {
    inheritPostmaster(cluster);
    expect(existsSync(file())).toBe(false);
  });
});
