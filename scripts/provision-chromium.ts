import { existsSync } from 'node:fs';
import { installDebianPackage } from './provisioning/debian-package.ts';

export type ChromiumOutcome = { ok: true; path: string } | { ok: false; reason: string };

// The headless shell draws the same pages for about two thirds of the processor time of the whole browser.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Debian's packages that bring one, the lighter one first; not every release has both. */
const packages = ['chromium-headless-shell', 'chromium'];

/** A Chromium for the tests in a browser: `CHROMIUM_PATH`, else the system's, else Debian's package installed now. */
export async function provisionChromium(): Promise<ChromiumOutcome> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    return existsSync(named)
      ? { ok: true, path: named }
      : { ok: false, reason: `CHROMIUM_PATH is ${named}, and no such file is there.` };
  }
  const found = findChromium();
  if (found !== undefined) return { ok: true, path: found };
  let refusal: string | undefined;
  for (const name of packages) {
    refusal = await installDebianPackage(name);
    const installed = findChromium();
    if (installed !== undefined) return { ok: true, path: installed };
  }
  return { ok: false, reason: `No Chromium: set CHROMIUM_PATH; ${refusal ?? 'the packages brought none'}.` };
}

function findChromium(): string | undefined {
  return usualPlaces.find((path) => existsSync(path));
}
