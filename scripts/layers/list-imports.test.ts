import { describe, expect, it } from 'vitest';
import { listImports, packageOf } from './list-imports.ts';

const path = 'apps/web/src/x.ts';
const find = (text: string) =>
  listImports({ path, text }).map((one) => [one.line, one.path ?? one.specifier]);

describe('listImports', () => {
  it.each([
    ['an import over several lines', `import {\n  b,\n} from '../b.ts';`, [[3, 'apps/web/b.ts']]],
    ['a type import', `import type { A } from './a.ts';`, [[1, 'apps/web/src/a.ts']]],
    ['an inline type import', `import { type A } from './a.ts';`, [[1, 'apps/web/src/a.ts']]],
    ['a side-effect import with a query', `import './d.css?inline';`, [[1, 'apps/web/src/d.css']]],
    ['a re-export of everything', `export * from './c.ts';`, [[1, 'apps/web/src/c.ts']]],
    ['a re-export of two names, once', `export { a, b } from './c.ts';`, [[1, 'apps/web/src/c.ts']]],
    ['a re-export of a type', `export type { A } from './c.ts';`, [[1, 'apps/web/src/c.ts']]],
    ['a dynamic import', `const a = await import('node:fs');`, [[1, 'node:fs']]],
    ['a dynamic import of a template', 'const a = await import(`./a.ts`);', [[1, 'apps/web/src/a.ts']]],
    ['a type inside an expression', `let a: import('./a.ts').A;`, [[1, 'apps/web/src/a.ts']]],
    ['a required module', `const a = require('zod');`, [[1, 'zod']]],
    ['a module required by import', `import a = require('./a.ts');`, [[1, 'apps/web/src/a.ts']]],
  ])('finds %s', (_, text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    ['in a comment', `// import a from './a.ts';`],
    ['in a text', `const text = "import a from './a.ts'";`],
    ['known only at run time', 'await import(`./${name}.ts`);'],
    ['of a method called require', `assets.require('./a.ts');`],
  ])('finds no import %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('gives imports in the order of the lines', () => {
    expect(find(`const a = import('./a.ts');\nimport './b.ts';\nexport * from './c.ts';`)).toEqual([
      [1, 'apps/web/src/a.ts'],
      [2, 'apps/web/src/b.ts'],
      [3, 'apps/web/src/c.ts'],
    ]);
  });

  it('follows subpath imports of the workspace', () => {
    const subpaths = new Map([['apps/web', { '#kit/*': './src/kit/*', '#theme': './src/theme.ts' }]]);
    const text = `import '#kit/table/table.tsx';\nimport '#theme';\nimport '#other/x.ts';`;
    expect(listImports({ path, text }, subpaths).map((one) => one.path)).toEqual([
      'apps/web/src/kit/table/table.tsx',
      'apps/web/src/theme.ts',
      undefined,
    ]);
  });

  it('refuses a file that cannot be parsed', () => {
    expect(() => find('import {')).toThrow(path);
  });

  it('leaves style sheets alone', () => {
    expect(listImports({ path: 'apps/web/src/a.css', text: '@import "./b.css";' })).toEqual([]);
  });
});

describe('packageOf', () => {
  it.each([
    ['zod', 'zod'],
    ['zod/mini', 'zod'],
    ['@statbook/contract/paths', '@statbook/contract'],
  ])('%s belongs to the package %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });
});
