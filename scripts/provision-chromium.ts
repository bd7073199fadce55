import { existsSync } from 'node:fs';
import { installDebianPackage } from './provisioning/debian-package.ts';

export type ChromiumOutcome = { ok: true; path: string } | { ok: false; reason: string };

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium for the journeys: `CHROMIUM_PATH`, else the system's, else Debian's package installed now. */
export async function provisionChromium(): Promise<ChromiumOutcome> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    return existsSync(named)
      ? { ok: true, path: named }
      : { ok: false, reason: `CHROMIUM_PATH is ${named}, and no such file is there.` };
  }
  const found = findChromium();
  if (found !== undefined) return { ok: true, path: found };
  const refusal = await installDebianPackage('chromium');
  const installed = findChromium();
  if (installed !== undefined) return { ok: true, path: installed };
  return { ok: false, reason: `No Chromium: set CHROMIUM_PATH; ${refusal ?? 'the package brought none'}.` };
}

function findChromium(): string | undefined {
  return usualPlaces.find((path) => existsSync(path));
}
