import { join } from 'node:path';
import { buildWeb } from './web-build/web-build.ts';

// npm run build: the web application, whether or not its last build is old.

const built = await buildWeb(join(import.meta.dirname, '..'));
if (!built.ok) {
  process.stderr.write(`${built.reason}\n`);
  process.exitCode = 1;
}
