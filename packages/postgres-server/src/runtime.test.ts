import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { isRuntimeFolder, openRuntime, type Runtime } from './runtime.ts';

let cluster: string;
let runtime: Runtime;

beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'statbook-cluster-'));
  runtime = openRuntime(cluster);
});
afterEach(() => {
  runtime.remove();
  rmSync(cluster, { recursive: true, force: true });
});

describe('what PostgreSQL’s programs run with', () => {
  it('is a folder of their own, closed to others, until it is removed', () => {
    expect(isRuntimeFolder(runtime.folder)).toBe(true);
    expect(statSync(runtime.folder).mode & 0o777).toBe(0o700);
    if (runtime.user !== undefined) expect(statSync(runtime.folder).uid).toBe(runtime.user.uid);
    runtime.remove();
    expect(existsSync(runtime.folder)).toBe(false);
  });

  it('runs the programs of this platform, also where their folder is closed to their user', async () => {
    const child = runtime.start('postgres', ['--version'], ['ignore', 'pipe', 'inherit']);
    const [said] = await Promise.all([child.stdout && text(child.stdout), once(child, 'close')]);
    expect(said).toContain(`(PostgreSQL) ${findBinaries().majorVersion}.`);
  });

  it('keeps the environment of the product from the programs', async () => {
    process.env['PGDATA'] = '/elsewhere';
    try {
      const child = runtime.start('postgres', ['-C', 'data_directory'], ['ignore', 'ignore', 'pipe']);
      const [said] = await Promise.all([child.stderr && text(child.stderr), once(child, 'close')]);
      expect(said).not.toContain('/elsewhere');
    } finally {
      delete process.env['PGDATA'];
    }
  });
});

describe('a folder', () => {
  it.each([
    ['/tmp/statbook-x1y2z3', true],
    ['/tmp/other', false],
    ['/tmp/statbook-x/inside', false],
  ])('%s was made for a server of ours: %s', (folder, isOurs) => {
    expect(isRuntimeFolder(folder)).toBe(isOurs);
  });
});
