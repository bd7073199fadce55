import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertUsable, makeCluster, openPassword, readPassword } from './cluster.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { openScratch, type Scratch } from './testing/scratch.ts';

let scratch: Scratch;

beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.remove());

async function withRuntime<T>(cluster: string, use: (runtime: Runtime) => T | Promise<T>): Promise<T> {
  const runtime = openRuntime(cluster);
  try {
    return await use(runtime);
  } finally {
    runtime.remove();
  }
}

describe('a new cluster', () => {
  it('is closed to other users and has the version of the programs', async () => {
    const { majorVersion } = await withRuntime(scratch.template, ({ binaries }) => binaries);
    expect(statSync(scratch.template).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(scratch.template, 'PG_VERSION'), 'utf8').trim()).toBe(majorVersion);
    await withRuntime(scratch.template, (runtime) => expect(() => assertUsable(runtime)).not.toThrow());
  });

  it('is a copy of its template, in a folder that need not be there yet, whatever an interrupted attempt left', async () => {
    const cluster = join(scratch.newPath(), 'deep/postgresql');
    mkdirSync(`${cluster}.unfinished`, { recursive: true });
    writeFileSync(join(`${cluster}.unfinished`, 'half'), '');
    await makeCluster(cluster, scratch.template);
    const identity = (folder: string) => readFileSync(join(folder, 'global/pg_control')).subarray(0, 8);
    expect(identity(cluster)).toEqual(identity(scratch.template));
    expect(statSync(cluster).uid).toBe(statSync(scratch.template).uid);
    expect([existsSync(`${cluster}.unfinished`), existsSync(join(cluster, 'half'))]).toEqual([false, false]);
  });

  it('is not there at all when it could not be made', async () => {
    const [cluster, template] = [scratch.newPath(), scratch.newPath()];
    writeFileSync(template, 'a file in place of a folder');
    await expect(makeCluster(cluster, template)).rejects.toThrow();
    expect(existsSync(cluster)).toBe(false);
  });
});

describe('files that cannot be used', () => {
  it('are refused where they hold no database', async () => {
    const folder = scratch.newPath();
    mkdirSync(folder);
    await withRuntime(folder, (runtime) => {
      expect(() => assertUsable(runtime)).toThrow(DatabaseRefusal);
      expect(() => assertUsable(runtime)).toThrow('holds no database');
    });
  });

  it('are refused where they belong to another user', async () => {
    await withRuntime(scratch.template, (runtime) => {
      const stranger = { ...runtime, user: { uid: 54_321, gid: 54_321 } };
      expect(() => assertUsable(stranger)).toThrow('belongs to the user with the id');
    });
  });
});

describe('the password of a cluster', () => {
  it('is made when it is first needed, kept from other users, and stays the same', async () => {
    const cluster = scratch.template;
    expect(readPassword(cluster)).toBeUndefined();
    const password = await withRuntime(cluster, openPassword);
    expect(password.length).toBeGreaterThanOrEqual(32);
    expect(statSync(`${cluster}.password`).mode & 0o777).toBe(0o600);
    expect(readPassword(cluster)).toBe(password);
    expect(await withRuntime(cluster, openPassword)).toBe(password);
  });
});
