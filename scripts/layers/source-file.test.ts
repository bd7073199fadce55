import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInWorkspace, isTestFile, readSources, workspaceOf } from './source-file.ts';

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'statbook-sources-'));
  for (const root of ['packages', 'apps', 'simulators', 'scripts', 'tests', 'bench'])
    mkdirSync(join(checkout, root));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

describe('the sources of the project', () => {
  it('are TypeScript and style sheets of every workspace, by their paths', () => {
    write('packages/domain/src/money/pence.ts', 'one');
    write('apps/web/src/kit/table/table.tsx');
    write('apps/web/src/kit/table/table.css');
    write('scripts/start.ts');
    expect(readSources(checkout).map(({ path }) => path)).toEqual([
      'packages/domain/src/money/pence.ts',
      'apps/web/src/kit/table/table.css',
      'apps/web/src/kit/table/table.tsx',
      'scripts/start.ts',
    ]);
    expect(readSources(checkout)[0]?.text).toBe('one');
  });

  it.each([
    'apps/web/src/app/route-tree.gen.ts',
    'apps/web/dist/main.css',
    'apps/web/node_modules/zod/index.ts',
    'packages/contract/README.md',
    'docs/example.ts',
  ])('are not %s', (path) => {
    write(path);
    expect(readSources(checkout)).toEqual([]);
  });
});

describe('a path', () => {
  it.each([
    ['packages/domain/src/a.ts', 'packages/domain'],
    ['apps/api/src/features/a.ts', 'apps/api'],
    ['simulators/registry/src/a.ts', 'simulators/registry'],
    ['scripts/layers/a.ts', 'scripts'],
  ])('%s belongs to the workspace %s', (path, workspace) => {
    expect(workspaceOf(path)).toBe(workspace);
    expect(isInWorkspace(path)).toBe(true);
  });

  it.each(['LICENSE', 'docs/architecture.md', undefined])('%s belongs to none', (path) => {
    expect(isInWorkspace(path)).toBe(false);
  });

  it.each([
    ['packages/domain/src/a.test.ts', true],
    ['apps/web/src/a.test.tsx', true],
    ['apps/api/src/allot.fixture.ts', true],
    ['packages/domain/src/share-capital/testing/register.ts', true],
    ['tests/journeys/filing.ts', true],
    ['apps/api/src/safety/access/access-table.ts', true],
    ['packages/domain/src/a.ts', false],
    ['scripts/testing/tally.ts', false],
    ['apps/api/src/contesting.ts', false],
  ])('%s serves tests only: %s', (path, isTest) => {
    expect(isTestFile(path)).toBe(isTest);
  });
});
