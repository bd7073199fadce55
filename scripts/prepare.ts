import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCheckout, prepareDatabase } from './preparation.ts';

// npm run build, and the end of npm ci: the pages, and the database that an installation begins with.

const checkout = join(import.meta.dirname, '..');
const isInstalling = process.env['npm_lifecycle_event'] === 'prepare';
const canBuild = existsSync(join(checkout, 'node_modules/vite'));

// An installation without what only development needs is given its pages.
if (isInstalling && !canBuild) await prepareDatabase();
else {
  const built = await prepareCheckout(checkout, () => undefined);
  if (!built.ok) {
    process.stderr.write(`${built.reason}\n`);
    // Where it is only installed, it is still right: a start says what is missing, and a test as well.
    process.exitCode = isInstalling ? 0 : 1;
  }
}
