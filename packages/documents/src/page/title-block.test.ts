import { countTags, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { blankDocument } from '../testing/blank-document.ts';
import { MARGIN } from './tagged-document.ts';
import { drawFacts, drawHeading, drawTitle } from './title-block.ts';

describe('the title of a document', () => {
  it('has what it is, whose it is and further lines, one under the other', async () => {
    const document = blankDocument();
    const end = drawTitle(document, {
      title: 'Register of members',
      owner: 'Harbour Bakery Limited',
      lines: ['Company number 09990001', 'As at the end of 20 November 2026'],
    });
    const { texts, tags } = await readDocument(await document.finish());
    expect(texts[0]?.map(({ text }) => text)).toEqual([
      'Register of members',
      'Harbour Bakery Limited',
      'Company number 09990001',
      'As at the end of 20 November 2026',
    ]);
    const heights = texts[0]?.map(({ y }) => y) ?? [];
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(end).toBeGreaterThan(heights.at(-1) ?? 0);
    expect(tags.map((tree) => [countTags(tree, 'H1'), countTags(tree, 'P')])).toEqual([[1, 3]]);
  });
});

describe('a heading', () => {
  it('is below what came before', async () => {
    const document = blankDocument();
    expect(drawHeading(document, 'Fees', 300)).toBeGreaterThan(310);
    const { texts, tags } = await readDocument(await document.finish());
    expect(texts[0]?.[0]?.y).toBeGreaterThan(310);
    expect(tags.map((tree) => countTags(tree, 'H2'))).toEqual([1]);
  });

  it('is never alone at the foot of a page', async () => {
    const document = blankDocument();
    const next = drawHeading(document, 'Fees', document.pageHeight - MARGIN - 40);
    expect(next).toBeLessThan(MARGIN + 40);
    const { pages } = await readDocument(await document.finish());
    expect(pages.map((text) => text.trim())).toEqual(['', 'Fees']);
  });
});

describe('facts', () => {
  it('have their terms on the left and their values in line on the right', async () => {
    const document = blankDocument();
    drawFacts(
      document,
      [
        { term: 'From', value: 'Harbour Filings Ltd' },
        { term: 'Paid by', value: 'Visa ending in 0006' },
      ],
      MARGIN,
    );
    const [from, name, paid, card] = (await readDocument(await document.finish())).texts[0] ?? [];
    expect([from?.text, paid?.text]).toEqual(['From', 'Paid by']);
    expect(from?.x).toBeCloseTo(MARGIN, 1);
    expect(name?.x).toBeCloseTo(card?.x ?? 0, 1);
    expect(Math.abs((from?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(2);
  });

  it('make room for a value of several lines', () => {
    const document = blankDocument();
    const ends = ['Whitby', '1 Quay Street\nWhitby\nYO22 4DE'].map(
      (value) => drawFacts(document, [{ term: 'Billing address', value }], MARGIN) - MARGIN,
    );
    expect(ends[1]).toBeGreaterThan(2 * (ends[0] ?? 0));
  });
});
