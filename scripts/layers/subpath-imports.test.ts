import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSubpathImports, resolveSubpath } from './subpath-imports.ts';

describe('the subpath imports of a workspace', () => {
  const subpaths = new Map([['apps/web', { '#kit/*': './src/kit/*', '#theme': './src/theme.ts' }]]);

  it.each([
    ['#kit/table/table.tsx', 'apps/web/src/kit/table/table.tsx'],
    ['#theme', 'apps/web/src/theme.ts'],
    ['#theme/dark.ts', undefined],
    ['#other/table.tsx', undefined],
  ])('lead from %s to %s', (specifier, path) => {
    expect(resolveSubpath(subpaths, 'apps/web/src/app/main.tsx', specifier)).toBe(path);
  });

  it('are those of the workspace that imports', () => {
    expect(resolveSubpath(subpaths, 'apps/api/src/main.ts', '#theme')).toBeUndefined();
  });

  it('are read from each package.json, none where it declares none', () => {
    const checkout = mkdtempSync(join(tmpdir(), 'statbook-subpaths-'));
    const write = (workspace: string, manifest: object) => {
      mkdirSync(join(checkout, workspace), { recursive: true });
      writeFileSync(join(checkout, workspace, 'package.json'), JSON.stringify(manifest));
    };
    write('apps/web', { name: 'web', imports: { '#kit/*': './src/kit/*' } });
    write('packages/domain', { name: 'domain' });
    mkdirSync(join(checkout, 'simulators/empty'), { recursive: true });
    write('scripts', { imports: { '#x': './x.ts' } });
    expect([...readSubpathImports(checkout)]).toEqual([
      ['packages/domain', {}],
      ['apps/web', { '#kit/*': './src/kit/*' }],
      ['scripts', { '#x': './x.ts' }],
    ]);
    rmSync(checkout, { recursive: true });
  });
});
