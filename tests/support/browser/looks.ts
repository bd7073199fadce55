import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNothingAgainst } from './accessibility.ts';

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
  for (const [place, look] of looks.entries()) {
    await wearLook(page, look);
    await expectAccessible(page, `${name}, ${look.name}`, { onlySight: place > 0 });
    // The product has not put its own look back meanwhile.
    await expect(page.locator('html')).toHaveAttribute('dir', look.dir);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', look.scheme);
  }
}

/** A desk, a small window, a phone. */
const widths = [1440, 1024, 390] as const;

/** One of the nine: a width of the window, and a look. */
export interface View extends Look {
  width: number;
  name: string;
  /** The page was seen at this width already, in another look. */
  onlySight: boolean;
}

/** Has the page seen in every view, or in those of some widths, and then as it was. */
export async function inEveryView(
  page: Page,
  see: (view: View) => Promise<void>,
  only: readonly number[] = widths,
): Promise<void> {
  const before = page.viewportSize();
  const root = page.locator('html');
  const own = { dir: await root.getAttribute('dir'), 'data-scheme': await root.getAttribute('data-scheme') };
  for (const width of only) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    for (const [place, look] of looks.entries()) {
      await wearLook(page, look);
      await see({ ...look, width, name: `${width} wide, ${look.name}`, onlySight: place > 0 });
    }
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(`window.look.disconnect();
    for (const [name, value] of Object.entries(${JSON.stringify(own)}))
      if (value === null) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);`);
}

/** Asserts at a desk and on a phone, in every look, that nothing of a page lies beyond its edge, and that axe finds nothing. */
export function expectGoodPage(page: Page, what: string): Promise<void> {
  const see = async ({ name, onlySight }: View) => {
    await expectNoSidewaysScroll(page, `${what}, ${name}`);
    await expectAccessible(page, `${what}, ${name}`, { onlySight });
  };
  return inEveryView(page, see, [1440, 390]);
}

/**
 * Asserts of what has been opened that in every view it stands inside the window, that nothing lies beyond the edge of the
 * page, and that axe finds nothing against it.
 */
export async function expectGoodInEveryView(
  part: Locator,
  what: string,
  only?: readonly number[],
): Promise<void> {
  const see = async ({ name, onlySight }: View) => {
    await expectInWindow(part, `${what}, ${name}`);
    await expectNoSidewaysScroll(part.page(), `${what}, ${name}`);
    await expectNothingAgainst(part, `${what}, ${name}`, { onlySight });
  };
  await inEveryView(part.page(), see, only);
}

/** Asserts that all of something is inside the window. */
async function expectInWindow(part: Locator, name: string): Promise<void> {
  await expect(part, name).toBeVisible();
  const beyond = async () => {
    const [box, view] = [await part.boundingBox(), part.page().viewportSize()];
    if (box === null || view === null) return Number.POSITIVE_INFINITY;
    const { x, y, width, height } = box;
    return Math.round(Math.max(-x, -y, x + width - view.width, y + height - view.height));
  };
  await expect.poll(beyond, `pixels of ${name} outside the window`).toBeLessThanOrEqual(0);
}
