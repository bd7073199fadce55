import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countFamily } from './count-family.ts';

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

describe('what a family of forms costs', () => {
  it('is counted by part, tests apart, in what bears its name', () => {
    const root = mkdtempSync(join(tmpdir(), 'statbook-count-'));
    write(root, {
      'packages/domain/src/filing/forms/sail-address/rules.ts': 'a\nb\n',
      'packages/domain/src/filing/forms/sail-address/rules.test.ts': 'a\nb\nc\n',
      'packages/domain/src/filing/forms/sail-address-book/rules.ts': 'a\n',
      'packages/registry-client/src/xml-gateway/forms/addresses/sail-address.ts': 'a',
      'apps/web/src/features/sail-address/page.tsx': 'a\n',
    });
    const found = countFamily(root, 'sail-address').filter(({ files }) => files > 0);
    expect(found).toEqual([
      { part: 'Rules', files: 2, source: 2, tests: 3 },
      { part: 'XML', files: 1, source: 1, tests: 0 },
      { part: 'Web', files: 1, source: 1, tests: 0 },
    ]);
  });

  it('is counted of the statement too, whose features are named in the plural', () => {
    const root = mkdtempSync(join(tmpdir(), 'statbook-count-'));
    write(root, {
      'packages/domain/src/filing/confirmation-statement/checks/readiness.ts': 'a\nb\n',
      'apps/api/src/features/confirmation-statements/draft/statement-draft.ts': 'a\n',
      'apps/api/src/features/confirmation-statements/draft/statement-draft.test.ts': 'a\n',
    });
    const found = countFamily(root, 'confirmation-statement').filter(({ files }) => files > 0);
    expect(found).toEqual([
      { part: 'Rules', files: 1, source: 2, tests: 0 },
      { part: 'API', files: 2, source: 1, tests: 1 },
    ]);
  });
});
