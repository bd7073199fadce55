import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../apps/web/src');

async function findViolations(path: string, declarations: string): Promise<string[]> {
  const code = `@media (max-width: 600px) {\n  .list:hover {\n    ${declarations};\n  }\n}\n`;
  const { results } = await stylelint.lint({ code, codeFilename: join(source, path) });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('style rules', () => {
  it.each([
    ['color: var(--muted)', 'property-allowed-list'],
    ['border-block-start: 1px solid var(--line)', 'property-allowed-list'],
    ['font-weight: 600', 'property-allowed-list'],
    ['outline: none', 'property-allowed-list'],
    ['margin: 0 0 12px', 'declaration-property-unit-disallowed-list'],
    ['gap: var(--space-2) 1em', 'declaration-property-unit-disallowed-list'],
    ['margin-left: var(--space-2)', 'property-layout-mappings'],
    ['max-width: 72ch', 'property-layout-mappings'],
    ['z-index: 4', 'declaration-property-value-allowed-list'],
  ])('a page may not say “%s”', async (declaration, rule) => {
    expect(await findViolations('features/shares/list.module.css', declaration)).toContain(rule);
  });

  it.each([
    'display: grid;\n    grid-template-columns: minmax(0, 1fr) 320px;\n    gap: var(--space-2)',
    'margin-block: calc(-1 * var(--space-2)) auto',
    'max-inline-size: 72ch;\n    overflow: hidden;\n    text-overflow: ellipsis',
    'position: sticky;\n    inset-block-start: 0;\n    z-index: var(--layer-sticky)',
  ])('a page may say “%s”', async (declarations) => {
    expect(await findViolations('features/shares/list.module.css', declarations)).toEqual([]);
  });

  it.each([
    ['color: #b3261e', 'color-no-hex'],
    ['color: red', 'color-named'],
    ['background: rgb(0 0 0 / 0.5)', 'function-disallowed-list'],
    ['font: 600 15px/20px Inter, sans-serif', 'declaration-property-value-allowed-list'],
    ['border-radius: 7px', 'declaration-property-value-allowed-list'],
    ['color: var(--inc)', 'no-unknown-custom-properties'],
  ])('the kit draws by tokens and may not say “%s”', async (declaration, rule) => {
    expect(await findViolations('kit/card/card.module.css', declaration)).toContain(rule);
  });

  it.each(['kit/card', 'app/shell', 'payment'])('%s may draw', async (folder) => {
    expect(await findViolations(`${folder}/bar.module.css`, 'color: var(--ink)')).toEqual([]);
  });

  it('legal pages are pages, though they stand beside the shell', async () => {
    expect(await findViolations('app/legal/bar.module.css', 'color: var(--ink)')).toHaveLength(1);
  });
});
