import { join } from 'node:path';
import { runInOrder } from './process/run-command.ts';

// npm run typecheck: the route tree first, which the pages' types are made from; then both projects.

const checkout = join(import.meta.dirname, '..');
const tsc = join(checkout, 'node_modules/typescript/bin/tsc');
/** Each checker works out the types that it needs anew: four of them cost twice the work of one and save no time on two cores. */
const oneChecker = ['--checkers', '1'];

process.exitCode = await runInOrder(checkout, [
  ['apps/web/scripts/generate-routes.ts'],
  [tsc, ...oneChecker, '-p', 'tsconfig.json'],
  [tsc, ...oneChecker, '-p', 'apps/web/tsconfig.json'],
]);
