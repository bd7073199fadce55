import { describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { formatViolation } from './rule.ts';

const importing = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import { x } from '${specifier}';\n`).join(''),
});
const subpaths = new Map([['apps/web', { '#app/*': './src/app/*', '#features/*': './src/features/*' }]]);
const rulesBrokenBy = (path: string, ...specifiers: string[]) =>
  findViolations([importing(path, ...specifiers)], subpaths).map(({ rule }) => rule);

describe('forbidden imports', () => {
  it.each([
    ['packages/domain/src/money/pence.ts', 'zod', /domain imports nothing/],
    ['packages/domain/src/money/pence.ts', 'node:crypto', /domain imports nothing/],
    ['packages/contract/src/index.ts', 'fastify', /contract imports domain/],
    ['packages/payment-client/src/payment-client.ts', '@statbook/contract', /table/],
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
    ['apps/api/src/features/shares/allot.ts', '../../workflows/pay/pay.ts', /imports a workflow/],
    ['apps/api/src/platform/jobs.ts', '../features/shares/allot.ts', /no feature and no workflow/],
    ['apps/api/src/platform/jobs.ts', '../pipeline/handler.ts', /no pipeline/],
    ['apps/api/src/features/shares/allot.ts', 'drizzle-orm', /SQL is only/],
    ['apps/web/src/kit/table/table.tsx', '../../features/shares/list.tsx', /the kit/],
    ['apps/web/src/features/shares/list.tsx', '../../app/shell/shell.tsx', /only the ports/],
    ['apps/web/src/features/shares/list.tsx', '#app/shell/shell.tsx', /only the ports/],
    ['apps/web/src/features/shares/list.tsx', '#features/officers/api/officers.ts', /another feature/],
    ['apps/web/src/features/shares/list.tsx', 'downshift', /kit only/],
    ['apps/api/src/features/shares/allot.ts', '../../testing/test-api.ts', /by tests only/],
    ['apps/api/src/features/shares/allot.ts', './allot.fixture.ts', /by tests only/],
    ['apps/api/src/main.ts', '../../../packages/domain/src/index.ts', /stays within its workspace/],
  ])('%s may not import %s', (path, specifier, rule) => {
    expect(rulesBrokenBy(path, specifier)).toEqual([expect.stringMatching(rule)]);
  });

  it('are reported with file, line, import and rule', () => {
    const [violation] = findViolations([
      { path: 'packages/domain/src/a.ts', text: `const one = 1;\n\nimport 'zod';\n` },
    ]);
    expect(violation && formatViolation(violation)).toBe(
      'packages/domain/src/a.ts:3  imports zod\n    domain imports nothing: no package, no module of Node',
    );
  });
});

describe('allowed imports', () => {
  it.each([
    ['packages/contract/src/index.ts', '@statbook/domain'],
    ['packages/domain/src/money/pence.test.ts', 'vitest'],
    ['packages/payment-client/src/client.test.ts', '@statbook-simulators/payments'],
    ['apps/api/src/features/shares/share-queries.ts', 'drizzle-orm'],
    ['apps/api/src/features/shares/allot.ts', '../../pipeline/handler.ts'],
    ['apps/api/src/workflows/pay/pay.ts', '../../features/shares/allot.ts'],
    ['apps/api/src/main.test.ts', '@statbook/testkit'],
    ['apps/web/src/features/shares/list.tsx', '../../kit/table/table.tsx'],
    ['apps/web/src/features/shares/list.tsx', '../../app/paths.ts'],
    ['apps/web/src/features/shares/list.tsx', '#app/paths.ts'],
    ['apps/api/src/features/shares/allot.test.ts', '../../testing/test-api.ts'],
    ['apps/web/src/kit/form/combobox.tsx', 'downshift'],
    ['apps/web/src/app/licence-page.tsx', '../../../../LICENSE?raw'],
    ['apps/web/src/features/shares/list.tsx', '@tabler/icons-react'],
    ['apps/web/vite.config.ts', 'node:url'],
    ['packages/identity-client/src/server/keys.ts', 'node:timers'],
    ['apps/api/src/features/shares/allot.test.ts', '../../workflows/create-account/create-account.ts'],
    ['simulators/registry/src/index.ts', '@statbook-simulators/kit'],
    ['tests/journeys/filing.test.ts', '@statbook/scripts'],
  ])('%s may import %s', (path, specifier) => {
    expect(rulesBrokenBy(path, specifier)).toEqual([]);
  });
});

describe('the other rules', () => {
  it('a cycle is found once, and named as it runs', () => {
    const violations = findViolations([
      importing('apps/api/src/a.ts', './b.ts'),
      importing('apps/api/src/b.ts', './c.ts'),
      importing('apps/api/src/c.ts', './b.ts'),
    ]);
    expect(violations).toHaveLength(1);
    expect(violations[0]?.rule).toContain('apps/api/src/b.ts -> apps/api/src/c.ts -> apps/api/src/b.ts');
  });

  it('a file over 300 lines is too long, style sheets too', () => {
    const text = 'a {}\n'.repeat(301);
    expect(findViolations([{ path: 'apps/web/src/kit/a.css', text }])).toMatchObject([{ what: '301 lines' }]);
    expect(findViolations([{ path: 'apps/web/src/kit/a.css', text: 'a {}\n'.repeat(300) }])).toEqual([]);
  });

  it('the domain reads no clock, though it may speak of one', () => {
    const path = 'packages/domain/src/a.ts';
    expect(findViolations([{ path, text: 'const today = Temporal.Now.plainDateISO();' }])).toHaveLength(1);
    expect(findViolations([{ path, text: '// never Date.now()\nconst day = new Date(0);' }])).toEqual([]);
  });
});
