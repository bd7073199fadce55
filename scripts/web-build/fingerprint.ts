import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build of the web application is made from, besides installed packages, which the lock file stands for. */
const sources = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/payment.html',
  'apps/web/chunk-groups.ts',
  'apps/web/first-paint-plugin.ts',
  'apps/web/route-files.ts',
  'apps/web/vite.config.ts',
  'apps/web/public',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/identity-client/src',
  'packages/payment-client/src',
  'packages/sheets/src',
];

/** A short text that changes whenever a source of the web application does. Names, sizes and times tell, not contents. */
export function fingerprintSources(checkout: string): string {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, join(checkout, source));
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || isNoSource(path)) return;
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
}

// Generated files change by building; tests are in no build.
function isNoSource(path: string): boolean {
  return /\.(?:gen|test)\.tsx?$/.test(path);
}
