import { join } from 'node:path';
import { runInOrder } from './process/run-command.ts';

// npm run typecheck: the route tree first, which the pages' types are made from; then both projects.

const checkout = join(import.meta.dirname, '..');
const tsc = join(checkout, 'node_modules/typescript/bin/tsc');

process.exitCode = await runInOrder(checkout, [
  ['apps/web/scripts/generate-routes.ts'],
  [tsc, '-p', 'tsconfig.json'],
  [tsc, '-p', 'apps/web/tsconfig.json'],
]);
