import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../process/run-command.ts';
import { compressAssets } from './compress-assets.ts';
import { fingerprintSources } from './fingerprint.ts';

export type BuildOutcome = { ok: true; isBuilt: boolean } | { ok: false; reason: string };

/** Builds the web application when its source has changed since the last build. */
export async function bringWebUpToDate(checkout: string, onBuild: () => void): Promise<BuildOutcome> {
  if (isFresh(checkout, fingerprintSources(checkout))) return { ok: true, isBuilt: false };
  onBuild();
  return await buildWeb(checkout);
}

function isFresh(checkout: string, fingerprint: string): boolean {
  const stamp = stampOf(checkout);
  const page = join(checkout, 'apps/web/dist/index.html');
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

/** Into `apps/web/dist`. */
async function buildWeb(checkout: string): Promise<BuildOutcome> {
  // Taken first: a source that changes during the build makes the build old.
  const fingerprint = fingerprintSources(checkout);
  const vite = join(checkout, 'node_modules/vite/bin/vite.js');
  const code = await runNode([vite, 'build', '--logLevel', 'warn'], {
    cwd: join(checkout, 'apps/web'),
    // Whoever asks, a test as well: what is served is never the libraries' development half.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) return { ok: false, reason: `The web application could not be built (code ${code}).` };
  compressAssets(join(checkout, 'apps/web/dist/assets'));
  writeFileSync(stampOf(checkout), fingerprint);
  return { ok: true, isBuilt: true };
}

function stampOf(checkout: string): string {
  return join(checkout, 'apps/web/dist/.source-fingerprint');
}
