import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clusterOf, findDataServer, startDataServer } from './data-server.ts';
import { isRunning } from './folder-lock.ts';
import { readPostmaster } from './postmaster-file.ts';
import { openRuntime } from './runtime.ts';
import { type RunningServer, startServer } from './server.ts';
import { ask, openScratch, type Scratch } from './testing/scratch.ts';

let scratch: Scratch;
let dataDir: string;
let running: RunningServer | undefined;

beforeAll(async () => {
  scratch = await openScratch();
  dataDir = scratch.newPath();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => scratch.remove());

async function start(options = { dataDir, template: scratch.template }): Promise<RunningServer> {
  running = await startDataServer(options);
  return running;
}

// One data folder, as it goes through a life; its files are too many to be copied for each test.
describe('the server of a data folder', () => {
  it('begins with a copy of the template, and goes on with what it holds', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as number');
    await first.stop();
    expect(readdirSync(dataDir).toSorted()).toEqual(['logs', 'postgresql']);
    expect(await ask((await start()).url, 'select number from kept')).toBe(7);
  });

  it('begins with an empty database where there is no template', async () => {
    const { url } = await start({ dataDir: scratch.newPath(), template: scratch.newPath() });
    expect(await ask(url, "select count(*)::integer from pg_tables where schemaname = 'public'")).toBe(0);
  });

  it('is found by others while it runs, and not afterwards', async () => {
    expect(await findDataServer(dataDir)).toBeUndefined();
    const { url, stop } = await start();
    expect(await findDataServer(dataDir)).toBe(url);
    await stop();
    expect(await findDataServer(dataDir)).toBeUndefined();
  });

  it('is refused with the process id while another process runs it', async () => {
    const { stop } = await start();
    await expect(start()).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}.`);
    await stop();
  });

  it('takes the place of one whose process was killed', async () => {
    // No process holds the lock of this one.
    const orphan = await startServer({ cluster: clusterOf(dataDir), logFile: join(dataDir, 'orphan.log') });
    const { url } = await start();
    expect(isRunning(orphan.pid)).toBe(false);
    expect(await ask(url, 'select number from kept')).toBe(7);
  });

  it('ends when the process that started it is killed', async () => {
    const supervise = `
      import { startDataServer } from ${JSON.stringify(new URL('./data-server.ts', import.meta.url).href)};
      const { pid } = await startDataServer(${JSON.stringify({ dataDir })});
      console.log(pid);
      setInterval(() => {}, 1000);`;
    const supervisor = spawn(process.execPath, ['--input-type=module', '-e', supervise]);
    // The first thing that it writes.
    const [said] = (await once(supervisor.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString('utf8'));
    expect(isRunning(pid)).toBe(true);
    supervisor.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 60_000);
    expect(await ask((await start()).url, 'select number from kept')).toBe(7);
  });

  it('is refused on files that the server of another user uses', async () => {
    const cluster = clusterOf(dataDir);
    const other = openRuntime(cluster);
    const socket = mkdtempSync(join(tmpdir(), 'somebody-'));
    if (other.user !== undefined) chownSync(socket, other.user.uid, other.user.gid);
    const args = [
      '-D',
      other.dataFolder,
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${socket}`,
    ];
    const server = other.start('postgres', args, 'ignore');
    await vi.waitFor(() => expect(readPostmaster(cluster)?.isReady).toBe(true), 60_000);
    await expect(start()).rejects.toThrow(`in use by a PostgreSQL server, process ${server.pid}`);
    server.kill('SIGINT');
    await once(server, 'exit');
    other.remove();
    rmSync(socket, { recursive: true });
  });

  it('removes what a killed server left outside of the folder', async () => {
    const { pid, url, ended } = await start();
    process.kill(pid, 'SIGKILL');
    await ended;
    await start();
    expect(existsSync(decodeURIComponent(new URL(url).hostname))).toBe(false);
  });

  it('is refused on the files of another version, with the commands that take the books over', async () => {
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/PostgreSQL 17.*\n.*\n.*npm run backup.*\n.*\n.*npm run restore/);
  });
});
