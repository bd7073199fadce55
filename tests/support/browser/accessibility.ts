import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOnly, RunOptions, Spec } from 'axe-core';

/** What is used of an element in the page. */
interface Part {
  parentElement: Part | null;
  ownerDocument: {
    querySelector(css: string): Part | null;
    elementFromPoint(x: number, y: number): Part | null;
  };
  contains(other: Part): boolean;
  scrollIntoView(where: object): void;
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}

interface Colour {
  alpha: number;
  parseString(css: string): void;
}

/** What is used of the page's window, once the text of axe was evaluated there. */
interface PageWindow {
  axe: {
    configure(spec: Spec): void;
    run(of: Part, options: RunOptions): Promise<AxeResults>;
    commons: { color: { Color: new () => Colour; getContrast(back: Colour, fore: Colour): number } };
  };
  getComputedStyle(of: Part): { color: string; backgroundColor: string; backgroundImage: string };
  scrollX: number;
  scrollY: number;
  scrollTo(x: number, y: number): void;
}

const axeText = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may differ when only colours or the direction of reading do: the other rules ask what the page is made of. */
const ofSight = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** What is asked of a page, or a part of it. */
interface Examination {
  /** Rules that cannot apply. */
  except?: readonly string[];
  /** The same was examined whole in other colours or another direction of reading. */
  onlySight?: boolean;
}

/**
 * How contrast is judged: a count of one letter as well, and beside the marks that stand before a text. What lies under a
 * text by such a mark is the image of the menu alone, whose contrast is computed for every look on its own.
 */
const contrast = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
};

/** Asserts that axe finds nothing against the page as it stands, at any level. */
export async function expectAccessible(page: Page, name: string, examination?: Examination): Promise<void> {
  // Before its title stands there is no page yet.
  await expect(page.locator('h1').first(), `${name} has no title`).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), `${name} is still loading`).toHaveCount(0);
  await expectNothingAgainst(page.locator('html'), name, examination);
}

/** Asserts that axe finds nothing against a part of the page, and leaves nothing open. */
export async function expectNothingAgainst(
  part: Locator,
  name: string,
  { except = [], onlySight = false }: Examination = {},
): Promise<void> {
  const page = part.page();
  // Evaluated from the file's text and not added as an element, which the page's own policy would refuse.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(await axeText);
  const runOnly: RunOnly = onlySight ? { type: 'rule', values: ofSight } : { type: 'tag', values: tags };
  const found = await part.evaluate(judge, { runOnly, contrast, except });
  expect(found, `accessibility of ${name}`).toEqual([]);
}

interface Question {
  runOnly: RunOnly;
  contrast: object;
  except: readonly string[];
}

/**
 * In the page: what axe finds, and what it leaves open unless a second look settles it. A text that it saw under the edge of
 * something, or above it, is brought to the middle of the window: it must stand out from its own ground, or be covered
 * there as well, as a page is by a dialog, and be read by nobody. So is a target that seemed too small.
 */
async function judge(part: Part, { runOnly, contrast: options, except }: Question) {
  // It runs in the page.
  const view = globalThis as unknown as PageWindow;
  const { axe, scrollX, scrollY } = view;
  axe.configure({ checks: [{ id: 'color-contrast', options }] });
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const results = await axe.run(part, {
    runOnly,
    rules,
    // What passes is not looked up again to be told, and no rule of these reads the files of styles.
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  });
  const found: { rule: string; where: string[] }[] = [];
  for (const { id, nodes } of results.violations) {
    const where: string[] = [];
    for (const node of nodes) if (!(await isOverstated(id, node))) where.push(tell(node));
    if (where.length > 0) found.push({ rule: id, where });
  }
  for (const { id, nodes } of results.incomplete)
    for (const node of nodes) {
      const element = part.ownerDocument.querySelector(String(node.target[0]));
      if (element === null || (await isSettled(id, element))) continue;
      found.push({ rule: `${id}, left open`, where: [tell(node)] });
    }
  view.scrollTo(scrollX, scrollY);
  return found;

  // A guard at the ends of a pop-up or of the messages is hidden and passes the focus on: nobody stays there.
  function isFocusGuard({ target }: NodeResult): boolean {
    return String(target.at(-1)).includes('span[data-base-ui-focus-guard');
  }
  // A target that is half under the head of the page, as it is scrolled, is a whole one once it is brought out.
  async function isOverstated(rule: string, node: NodeResult): Promise<boolean> {
    if (rule === 'aria-hidden-focus') return isFocusGuard(node);
    const selector = String(node.target[0]);
    const element = rule === 'target-size' ? part.ownerDocument.querySelector(selector) : null;
    if (element === null) return false;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const again = await axe.run(part, { runOnly: { type: 'rule', values: [rule] } });
    const nodes = again.violations.flatMap((violation) => violation.nodes);
    return !nodes.some(({ target }) => String(target[0]) === selector);
  }
  function tell({ target, failureSummary }: NodeResult) {
    return `${target.join(' ')}: ${failureSummary ?? ''}`;
  }
  async function isSettled(rule: string, element: Part): Promise<boolean> {
    // What a pop-up hides is kept from the focus by the guards at its ends.
    if (rule === 'aria-hidden-focus')
      return element.ownerDocument.querySelector('[data-base-ui-focus-guard]') !== null;
    // A document in a frame is the registry's, or drawn and tested elsewhere; a bank's page is the bank's.
    if (rule === 'frame-tested') return true;
    if (rule === 'color-contrast') return isCovered(element) || standsOut(element);
    const again = await axe.run(part, { runOnly: { type: 'rule', values: [rule] } });
    return again.violations.length + again.incomplete.length === 0;
  }
  function isCovered(element: Part): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(top.contains(element) || element.contains(top));
  }
  function standsOut(element: Part): boolean {
    const [fore, back] = [new axe.commons.color.Color(), new axe.commons.color.Color()];
    fore.parseString(view.getComputedStyle(element).color);
    for (let ground: Part | null = element; ground !== null; ground = ground.parentElement) {
      const { backgroundColor, backgroundImage } = view.getComputedStyle(ground);
      if (backgroundImage !== 'none') return false;
      back.parseString(backgroundColor);
      if (back.alpha === 1) return axe.commons.color.getContrast(back, fore) >= 4.5;
      if (back.alpha !== 0) return false;
    }
    return false;
  }
}
