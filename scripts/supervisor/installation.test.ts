import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDataServer, findUser } from '@statbook/postgres-server';
import { findFreePorts } from '@statbook/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainFailure, startInstallation } from './installation.ts';
import { portCount, type Settings } from './settings.ts';

const sayReady = `console.log(JSON.stringify({ ready: true }));`;
const serve = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); ${sayReady}`;

/** A database that is somebody else's to start. */
const elsewhere = { ...process.env, DATABASE_URL: 'postgresql://elsewhere' };
let checkout: string;
let settings: Settings;

const writeProgram = (folder: string, code: string) => {
  mkdirSync(join(checkout, folder, 'src'), { recursive: true });
  writeFileSync(join(checkout, folder, 'src/main.ts'), code);
};

beforeEach(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'statbook-installation-'));
  const port = await findFreePorts(portCount);
  settings = { mode: 'demo', port, dataDir: join(checkout, 'data'), isDev: false, env: elsewhere };
  for (const name of ['identity', 'registry', 'payments', 'mail']) writeProgram(`simulators/${name}`, serve);
  writeProgram('apps/api', serve);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const start = () => startInstallation(settings, { checkout });

describe('starting an installation', () => {
  it('waits for every program, holds the data folder, and frees it at the end', async () => {
    const started = await start();
    if (!started.ok) throw new Error(started.reason);
    expect(started.installation.addresses.product).toBe(`http://127.0.0.1:${settings.port}`);
    expect(findUser(settings.dataDir)).toBe(process.pid);
    expect(await start()).toMatchObject({ ok: false, reason: expect.stringContaining('in use by process') });
    expect(await started.installation.end()).toEqual([]);
    expect(findUser(settings.dataDir)).toBeUndefined();
  });

  it('starts a database of its own where no other is named, and ends it after the programs', async () => {
    const { DATABASE_URL: _none, ...env } = process.env;
    settings = { ...settings, env };
    const started = await start();
    if (!started.ok) throw new Error(started.reason);
    expect(await findDataServer(settings.dataDir)).toMatch(/^postgresql:/);
    expect(await started.installation.end()).toEqual([]);
    expect(await findDataServer(settings.dataDir)).toBeUndefined();
  });

  it('takes no database of its own in live, where one must be named', async () => {
    const { DATABASE_URL: _none, ...env } = process.env;
    settings = { ...settings, mode: 'live', env };
    const started = await start();
    if (!started.ok) throw new Error(started.reason);
    expect(await findDataServer(settings.dataDir)).toBeUndefined();
    await started.installation.end();
  });

  it('is called off when a program dies on the way, whose last lines are reported', async () => {
    writeProgram('simulators/registry', `console.error('no seed'); process.exitCode = 3;`);
    expect(await start()).toMatchObject({
      ok: false,
      reason: 'registry has ended with code 3.',
      ending: { lastLines: ['no seed'] },
    });
    expect(findUser(settings.dataDir)).toBeUndefined();
  });

  it('is called off when it is stopped before everything is ready', async () => {
    writeProgram('apps/api', serve.replace(sayReady, ''));
    const stopped = await startInstallation(settings, { checkout, signal: AbortSignal.timeout(200) });
    expect(stopped).toMatchObject({ ok: false, reason: 'Stopped before it was ready.' });
  });

  it('does not begin while a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(settings.port + 2, '127.0.0.1', resolve));
    expect(await start()).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`port ${settings.port + 2} (registry)`),
    });
    await new Promise((resolve) => other.close(resolve));
  });

  it('reports when a program dies later', async () => {
    const dieOnSign = `setInterval(() => fs.existsSync('sign') && process.exit(4), 10);`;
    writeProgram('apps/api', `import fs from 'node:fs'; ${sayReady} ${dieOnSign}`);
    const started = await start();
    if (!started.ok) throw new Error(started.reason);
    writeFileSync(join(checkout, 'sign'), '');
    const ending = await started.installation.failed;
    expect(explainFailure(ending, settings).at(-1)).toBe('api has ended with code 4.');
    rmSync(settings.dataDir, { recursive: true });
    expect(explainFailure(ending, settings)).toEqual([
      expect.stringContaining('was removed while the product ran'),
    ]);
    await started.installation.end();
  });
});
