import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provisionChromium } from './provision-chromium.ts';

let folder: string;
const before = process.env['CHROMIUM_PATH'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statbook-chromium-'));
});
afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
  rmSync(folder, { recursive: true, force: true });
});

describe('a Chromium for the journeys', () => {
  const named = () => join(folder, 'chromium');

  it('is the one that CHROMIUM_PATH names', async () => {
    process.env['CHROMIUM_PATH'] = named();
    writeFileSync(named(), '');
    expect(await provisionChromium()).toEqual({ ok: true, path: named() });
  });

  it('is never another one where the named one is missing', async () => {
    process.env['CHROMIUM_PATH'] = named();
    expect(await provisionChromium()).toEqual({
      ok: false,
      reason: `CHROMIUM_PATH is ${named()}, and no such file is there.`,
    });
  });
});
