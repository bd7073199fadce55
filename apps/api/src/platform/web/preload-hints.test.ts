import { describe, expect, it } from 'vitest';
import { createPreloadHints, type Manifest } from './preload-hints.ts';

const route = (path: string) => `src/app/routes/${path}.tsx?tsr-split=component`;
const manifest: Manifest = {
  'index.html': { file: 'assets/product.js', imports: ['_react.js'], css: ['assets/product.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'], css: ['assets/table.css'] },
  [route('_shell')]: { file: 'assets/shell.js', imports: ['_react.js'] },
  [route('_shell/company/index')]: { file: 'assets/company.js', imports: ['_table.js'] },
  [route('_shell/company/_record')]: { file: 'assets/record.js' },
  [route('_shell/company/_record/officers')]: { file: 'assets/officers.js' },
  [route('_shell/status.$filingId')]: { file: 'assets/status.js' },
  [route('_shell/status.index')]: { file: 'assets/list.js' },
  'node_modules/inter/files/inter-latin-wght-normal.woff2': { file: 'assets/inter.woff2' },
};
const hints = createPreloadHints(manifest);
const scriptsOf = (path: string) =>
  [...hints.of(path).matchAll(/modulepreload" crossorigin href="\/assets\/([\w.]+)"/g)]
    .map(([, name]) => String(name))
    .toSorted((a, b) => a.localeCompare(b));

describe('the hints in a page', () => {
  it('name the chunks of the route and of the layouts around it, and nothing that the page names already', () => {
    expect(scriptsOf('/company')).toEqual(['company.js', 'shell.js', 'table.js']);
    expect(scriptsOf('/company/officers')).toEqual(['officers.js', 'record.js', 'shell.js']);
    expect(scriptsOf('/status/')).toEqual(['list.js', 'shell.js']);
    expect(scriptsOf('/status/0d5c1f4e')).toEqual(['shell.js', 'status.js']);
  });

  it('name the styles of those chunks, and the fonts of every page', () => {
    expect(hints.of('/company')).toContain(
      '<link rel="preload" as="style" crossorigin href="/assets/table.css">',
    );
    expect(hints.of('/company')).not.toContain('product.css');
    expect(hints.of('/nowhere')).toBe(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter.woff2">',
    );
  });
});
