import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PageSizes, weighPages } from './page-sizes.ts';
import { bringWebUpToDate } from './web-build.ts';

// What must hold of each page, in KB and gzipped; a benchmark prints the aims as well.
const checkout = join(import.meta.dirname, '../..');

let sizes: PageSizes;

beforeAll(async () => {
  const built = await bringWebUpToDate(checkout, () => undefined);
  if (!built.ok) throw new Error(built.reason);
  sizes = weighPages(join(checkout, 'apps/web/dist'));
}, 120_000);

describe('what the browser loads', () => {
  it('stays within the budget of the shell and of the companies list', () => {
    expect(sizes.shell.scripts).toBeLessThanOrEqual(135);
    expect(sizes.shell.styles).toBeLessThanOrEqual(12);
    expect(sizes.list.scripts).toBeLessThanOrEqual(172);
    expect(sizes.list.styles).toBeLessThanOrEqual(12);
    expect(sizes.fonts).toBeLessThanOrEqual(75);
  });

  it('stays within the budget of a route, one by one', () => {
    const over = sizes.routes.filter(({ largestScript }) => largestScript > 45);
    expect(over.map(({ route, largestScript }) => `${route} ${largestScript.toFixed(1)} KB`)).toEqual([]);
  });

  it('comes to a form with no more than its library and its fields besides', () => {
    const over = sizes.routes.filter(({ scripts, styles }) => scripts > 92 || styles > 12);
    expect(over.map(({ route, scripts }) => `${route} ${scripts.toFixed(1)} KB`)).toEqual([]);
  });

  it('stays within the budget of a form and of a chunk where a part of a page comes when it is asked for', () => {
    const over = sizes.late.filter(({ scripts, largestScript }) => largestScript > 45 || scripts > 92 + 45);
    expect(over.map(({ part, scripts }) => `${part} ${scripts.toFixed(1)} KB`)).toEqual([]);
    expect(sizes.late.length).toBeGreaterThan(30);
  });

  it('has no page that shows the components', () => {
    expect(sizes.late.filter(({ part }) => part.startsWith('src/gallery/'))).toEqual([]);
  });

  it('is nothing of the product in the payment window, where the product would start as well', () => {
    expect(sizes.payment).toContain('payment');
    expect(sizes.payment).not.toContain('shell');
  });

  it('holds code of no other route', () => {
    // A layout is around its pages, and these import it.
    const holders = sizes.routes.filter(({ holds }) => holds.length > 0);
    expect(holders.map(({ route, holds }) => `${route}: ${holds.join(', ')}`)).toEqual([]);
    expect(sizes.routes.length).toBeGreaterThan(15);
  });
});
