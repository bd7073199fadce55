import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** A direction of reading and a scheme of colours. */
export interface Look {
  dir: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
}

/**
 * Gives the page a look, as the customizer does: by attributes of its root. The product puts the person's own look back as
 * soon as it has heard of it, so this one is held until the page is left.
 */
export async function wearLook(page: Page, { dir, scheme }: Look): Promise<void> {
  await page.evaluate(`window.look?.disconnect();
    window.look = new MutationObserver(wear);
    window.look.observe(document.documentElement, { attributeFilter: ['dir', 'data-scheme'] });
    function wear() {
      for (const [name, value] of [['dir', '${dir}'], ['data-scheme', '${scheme}']])
        if (document.documentElement.getAttribute(name) !== value) document.documentElement.setAttribute(name, value);
    }
    wear();`);
}

/** Asserts that nothing of the page lies beyond its edge. */
export async function expectNoSidewaysScroll(page: Page, name = 'the page'): Promise<void> {
  const beyond = () => page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
  // A window that has just changed its width is laid out in steps.
  await expect.poll(beyond, `pixels of ${name} beyond the edge`).toBeLessThanOrEqual(0);
}

const looks: readonly (Look & { name: string })[] = [
  { name: 'dark', dir: 'ltr', scheme: 'dark' },
  { name: 'from right to left', dir: 'rtl', scheme: 'light' },
  { name: 'light', dir: 'ltr', scheme: 'light' },
];

/** Asserts that axe finds nothing against what is open, in the dark, from right to left, and as most people see it. */
export async function expectAccessibleInEveryLook(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await wearLook(page, look);
    await expectAccessible(page, `${name}, ${look.name}`);
    // The product has not put its own look back meanwhile.
    await expect(page.locator('html')).toHaveAttribute('dir', look.dir);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', look.scheme);
  }
}
