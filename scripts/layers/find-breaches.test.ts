import { describe, expect, it } from 'vitest';
import { findBreaches } from './find-breaches.ts';
import { listImports } from './import-scan.ts';
import { formatBreach } from './law.ts';

const importing = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import { x } from '${specifier}';\n`).join(''),
});
const lawsBrokenBy = (path: string, ...specifiers: string[]) =>
  findBreaches([importing(path, ...specifiers)]).map(({ law }) => law);

describe('imports that the house forbids', () => {
  it.each([
    ['packages/domain/src/money/pence.ts', 'zod', /domain imports nothing/],
    ['packages/domain/src/money/pence.ts', 'node:crypto', /domain imports nothing/],
    ['packages/contract/src/index.ts', 'fastify', /contract imports domain/],
    ['packages/payment-client/src/client.ts', '@statbook/contract', /table/],
    ['packages/registry-client/src/client.ts', '@statbook/payment-client', /table/],
    ['apps/web/src/features/shares/list.tsx', '@statbook/registry-client', /made for browsers/],
    ['apps/web/src/features/shares/list.tsx', 'node:path', /no module of Node/],
    ['apps/web/src/app/session.ts', '@statbook/identity-client/server', /made for servers/],
    ['packages/identity-client/src/browser/session.ts', 'node:crypto', /for browsers/],
    ['apps/api/src/main.ts', '@statbook/testkit', /table/],
    ['simulators/registry/src/index.ts', '@statbook/domain', /nothing of ours/],
    ['simulators/registry/src/index.test.ts', '@statbook/domain', /nothing of ours/],
    ['apps/api/src/features/shares/allot.ts', '../officers/officer-queries.ts', /another feature/],
    ['apps/web/src/features/shares/list.tsx', '../officers/api/officers.ts', /another feature/],
    ['apps/api/src/features/shares/allot.ts', '../../processes/pay/pay.ts', /imports a process/],
    ['apps/api/src/platform/jobs.ts', '../features/shares/allot.ts', /no feature and no process/],
    ['apps/api/src/platform/jobs.ts', '../pipeline/handler.ts', /no pipeline/],
    ['apps/api/src/features/shares/allot.ts', 'drizzle-orm', /SQL stands only/],
    ['apps/web/src/kit/table/table.tsx', '../../features/shares/list.tsx', /the kit/],
    ['apps/web/src/features/shares/list.tsx', '../../app/shell/shell.tsx', /addresses and the session/],
    ['apps/web/src/features/shares/list.tsx', 'downshift', /kit only/],
    ['apps/api/src/main.ts', '../../../packages/domain/src/index.ts', /stays within its workspace/],
  ])('%s may not import %s', (path, specifier, law) => {
    expect(lawsBrokenBy(path, specifier)).toEqual([expect.stringMatching(law)]);
  });

  it('are named with file, line, import and law', () => {
    const [breach] = findBreaches([
      { path: 'packages/domain/src/a.ts', text: `const one = 1;\n\nimport 'zod';\n` },
    ]);
    expect(breach && formatBreach(breach)).toBe(
      'packages/domain/src/a.ts:3  imports zod\n    domain imports nothing: no package, no module of Node',
    );
  });
});

describe('imports that the house allows', () => {
  it.each([
    ['packages/contract/src/index.ts', '@statbook/domain'],
    ['packages/domain/src/money/pence.test.ts', 'vitest'],
    ['packages/payment-client/src/client.test.ts', '@statbook-simulators/payments'],
    ['apps/api/src/features/shares/share-queries.ts', 'drizzle-orm'],
    ['apps/api/src/features/shares/allot.ts', '../../pipeline/handler.ts'],
    ['apps/api/src/processes/pay/pay.ts', '../../features/shares/allot.ts'],
    ['apps/api/src/main.test.ts', '@statbook/testkit'],
    ['apps/web/src/features/shares/list.tsx', '../../kit/table/table.tsx'],
    ['apps/web/src/features/shares/list.tsx', '../../app/paths.ts'],
    ['apps/web/src/kit/form/combobox.tsx', 'downshift'],
    ['apps/web/src/app/licence-page.tsx', '../../../../LICENSE?raw'],
    ['apps/web/src/features/shares/list.tsx', '@tabler/icons-react'],
    ['apps/web/vite.config.ts', 'node:url'],
    ['packages/identity-client/src/server/keys.ts', 'node:timers'],
    ['apps/api/src/features/shares/allot.test.ts', '../../processes/create-account/create-account.ts'],
    ['simulators/registry/src/index.ts', '@statbook-simulators/kit'],
    ['tests/journeys/filing.test.ts', '@statbook/scripts'],
  ])('%s may import %s', (path, specifier) => {
    expect(lawsBrokenBy(path, specifier)).toEqual([]);
  });
});

describe('finding imports', () => {
  it('sees types, several lines, exports, bare and dynamic imports, and where relative ones lead', () => {
    const text = [
      `import type { A } from './a.ts';`,
      `import {`,
      `  b,`,
      `} from '../b.ts';`,
      `export * from './c.ts';`,
      `import './d.css?inline';`,
      `const e = await import('node:fs');`,
      `const from = 'not an import';`,
    ].join('\n');
    const found = listImports({ path: 'apps/web/src/x.ts', text });
    expect(found.map(({ line, path, specifier }) => [line, path ?? specifier])).toEqual([
      [1, 'apps/web/src/a.ts'],
      [2, 'apps/web/b.ts'],
      [5, 'apps/web/src/c.ts'],
      [6, 'apps/web/src/d.css'],
      [7, 'node:fs'],
    ]);
  });
});

describe('the other laws', () => {
  it('a cycle is found once, and named as it runs', () => {
    const breaches = findBreaches([
      importing('apps/api/src/a.ts', './b.ts'),
      importing('apps/api/src/b.ts', './c.ts'),
      importing('apps/api/src/c.ts', './b.ts'),
    ]);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]?.law).toContain('apps/api/src/b.ts -> apps/api/src/c.ts -> apps/api/src/b.ts');
  });

  it('a file over 300 lines is too long, style sheets too', () => {
    const text = 'a {}\n'.repeat(301);
    expect(findBreaches([{ path: 'apps/web/src/kit/a.css', text }])).toMatchObject([{ what: '301 lines' }]);
    expect(findBreaches([{ path: 'apps/web/src/kit/a.css', text: 'a {}\n'.repeat(300) }])).toEqual([]);
  });

  it('the domain reads no clock, though it may speak of one', () => {
    const path = 'packages/domain/src/a.ts';
    expect(findBreaches([{ path, text: 'const today = Temporal.Now.plainDateISO();' }])).toHaveLength(1);
    expect(findBreaches([{ path, text: '// never Date.now()\nconst day = new Date(0);' }])).toEqual([]);
  });

  it.each([
    ['color: var(--muted)', /layout only/],
    ['border-block-start: 1px solid var(--line)', /layout only/],
    ['font-weight: 600', /layout only/],
    ['border-radius: 8px', /layout only/],
    ['outline: none', /layout only/],
    ['--radius: 0', /layout only/],
    ['margin: 0 0 12px', /space .* is a token/],
    ['gap: var(--space-2) 1em', /space .* is a token/],
  ])('a page may not say “%s”', (declaration, law) => {
    const path = 'apps/web/src/features/shares/list.module.css';
    const text = `.list {\n  display: grid;\n  ${declaration};\n}\n`;
    expect(findBreaches([{ path, text }])).toEqual([
      { file: path, line: 3, what: declaration, law: expect.stringMatching(law) },
    ]);
  });

  it.each([
    'display: grid;\n  grid-template-columns: minmax(0, 1fr) 320px;\n  gap: var(--space-2)',
    'margin-block: calc(-1 * var(--space-2)) auto',
    'max-inline-size: 72ch;\n  overflow: hidden;\n  text-overflow: ellipsis',
    'position: sticky;\n  inset-block-start: 0;\n  z-index: var(--layer-sticky)',
  ])('a page may say “%s”', (declarations) => {
    const text = `/* color: none of ours */\n@media (max-width: 600px) {\n.list:hover {\n  ${declarations};\n}\n}\n`;
    expect(findBreaches([{ path: 'apps/web/src/features/shares/list.module.css', text }])).toEqual([]);
  });

  it('the kit draws, and the frames around pages', () => {
    const text = '.bar {\n  color: var(--ink);\n}\n';
    for (const folder of ['kit/page', 'app/shell', 'payment'])
      expect(findBreaches([{ path: `apps/web/src/${folder}/bar.module.css`, text }])).toEqual([]);
    expect(findBreaches([{ path: 'apps/web/src/app/legal/bar.module.css', text }])).toHaveLength(1);
  });
});
