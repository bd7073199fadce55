import { fileURLToPath } from 'node:url';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the file routes stand: one description for the bundler's plugin and for the generator. */
export const routeFiles = {
  target: 'react' as const,
  routesDirectory: fromHere('src/app/routes'),
  generatedRouteTree: fromHere('src/app/route-tree.gen.ts'),
  routeFileIgnorePattern: '\\.test\\.tsx?$|\\.css$',
  quoteStyle: 'single' as const,
  semicolons: true,
  disableLogging: true,
};
