import { countTags, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { blankDocument } from '../testing/blank-document.ts';
import { describeMissing, drawFooters, drawMissingCharacters } from './running-footer.ts';
import { MARGIN } from './tagged-document.ts';

const style = { face: 'sans', size: 10 } as const;
const place = { x: MARGIN, y: MARGIN, width: 400 };

describe('the footer', () => {
  it('names the document on the left and the page of so many on the right, on every page', async () => {
    const document = blankDocument();
    document.addPage();
    document.addPage();
    drawFooters(document, 'Harbour Bakery Limited');
    const { pageWidth, pageHeight } = document;
    const { texts, tags } = await readDocument(await document.finish());
    expect(texts.map((page) => page.map(({ text }) => text))).toEqual(
      [1, 2, 3].map((page) => ['Harbour Bakery Limited', `Page ${page} of 3`]),
    );
    for (const [left, right] of texts) {
      expect(left?.x).toBeCloseTo(MARGIN, 1);
      expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(pageWidth - MARGIN, 1);
      expect(left?.y).toBeGreaterThan(pageHeight - MARGIN);
    }
    expect(tags.map((tree) => countTags(tree, 'P'))).toEqual([0, 0, 0]);
  });
});

describe('characters that no typeface has', () => {
  it('are named by their numbers in Unicode, four digits at least', () => {
    expect(describeMissing(['\u00AD', '王', '😀'])).toBe(
      'An empty box stands for a character that the typefaces of this document do not have: U+00AD, U+738B, U+1F600.',
    );
  });

  it('are explained under what was drawn, and take no room where there are none', async () => {
    const document = blankDocument();
    expect(drawMissingCharacters(document, place)).toBe(MARGIN);
    const y = document.paragraph(document.root, '王小明', { style, place });
    expect(drawMissingCharacters(document, { ...place, y })).toBeGreaterThan(y);
    const { pages } = await readDocument(await document.finish());
    expect(pages[0]?.replaceAll(/\s+/g, ' ')).toContain('do not have: U+738B, U+5C0F, U+660E.');
  });
});
