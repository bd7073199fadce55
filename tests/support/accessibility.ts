import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that axe finds nothing against the page as it stands, at any level; `except` are rules that cannot apply. */
export async function expectAccessible(
  page: Page,
  name: string,
  except: readonly string[] = [],
): Promise<void> {
  // Before its title stands there is no page yet.
  await expect(page.locator('h1').first(), `${name} has no title`).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), `${name} is still loading`).toHaveCount(0);
  // Evaluated from the file's text and not added as an element, which the page's own policy would refuse.
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const violations = await page.evaluate(
    async ({ tags: values, except: left }) => {
      // Put there by the line above.
      const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      const results = await axe.run({
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      });
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { tags, except },
  );
  expect(violations, `accessibility of ${name}`).toEqual([]);
}
