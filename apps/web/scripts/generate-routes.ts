// Writes src/app/route-tree.gen.ts from the files in src/app/routes, for the type check and the tests.
import { fileURLToPath } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeFiles } from '../route-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
await new Generator({ config: getConfig(routeFiles, root), root }).run();
