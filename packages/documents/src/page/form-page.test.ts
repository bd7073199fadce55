import { countStrokes, countTags, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { blankDocument } from '../testing/blank-document.ts';
import { FormPage } from './form-page.ts';
import { MARGIN } from './tagged-document.ts';

/** A form after the empty page of its document. */
async function drawn(fill: (page: FormPage) => void) {
  const document = blankDocument();
  fill(new FormPage(document));
  const { pageHeight } = document;
  const bytes = await document.finish();
  return { pageHeight, strokes: await countStrokes(bytes), ...(await readDocument(bytes)) };
}

describe('the page of a form', () => {
  it('is a page of its own, under a title', async () => {
    const { texts, tags } = await drawn((page) => page.title('Stock transfer form', 'As form J30'));
    expect(texts.map((each) => each.map(({ text }) => text))).toEqual([
      [],
      ['Stock transfer form', 'As form J30'],
    ]);
    expect(tags.map((tree) => countTags(tree, 'H1'))).toEqual([0, 1]);
  });

  it('has headings and paragraphs from the top down', async () => {
    const { texts, tags } = await drawn((page) => {
      page.heading('Certificate 1');
      page.text('The consideration is £1,000 or less.');
      page.heading('Certificate 2');
    });
    expect(texts[1]?.map(({ text }) => text)).toEqual([
      'Certificate 1',
      'The consideration is £1,000 or less.',
      'Certificate 2',
    ]);
    const heights = texts[1]?.map(({ y }) => y) ?? [];
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(countTags(tags[1] ?? { role: '', children: [] }, 'H2')).toBe(2);
  });

  it('has each field over a line, names on the left and answers below one another', async () => {
    const { texts, strokes } = await drawn((page) => {
      page.field('Transferor', 'Alice Green');
      page.field('Transferee', 'Bob Stone');
      page.field('Transferee’s address', '');
    });
    const [transferor, alice, transferee, bob] = texts[1] ?? [];
    expect([transferor?.x, transferee?.x]).toEqual([MARGIN, MARGIN]);
    expect([alice?.text, bob?.text]).toEqual(['Alice Green', 'Bob Stone']);
    expect(alice?.x).toBeCloseTo(bob?.x ?? 0, 1);
    expect(strokes).toEqual([0, 3]);
  });

  it('has two lines to sign on, with what each is for under them', async () => {
    const { texts, strokes } = await drawn((page) => page.signatures('Signature of transferor', 'Date'));
    const signature = texts[1]?.find(({ text }) => text === 'Signature of transferor');
    const date = texts[1]?.find(({ text }) => text === 'Date');
    expect(signature?.y).toBeCloseTo(date?.y ?? 0, 1);
    expect(date?.x).toBeGreaterThan((signature?.x ?? 0) + (signature?.width ?? 0));
    expect(strokes).toEqual([0, 2]);
  });

  it.each([28, 29, 30, 31, 32])('keeps a heading with what it is above, after %i fields', async (count) => {
    const { pages } = await drawn((page) => {
      for (let field = 0; field < count; field += 1) page.field(`Field ${field}`, `Answer ${field}`);
      page.heading('Certificate 1');
      page.field('Held by', 'Alice Green');
    });
    expect(pages.find((page) => page.includes('Certificate 1'))).toContain('Alice Green');
  });

  it('goes on overleaf where a field or a signature does not fit', async () => {
    const { texts, strokes, pageHeight } = await drawn((page) => {
      for (let field = 0; field < 40; field += 1) page.field(`Field ${field}`, `Answer ${field}`);
      page.signatures('Signature', 'Date');
    });
    expect(texts).toHaveLength(3);
    const names = texts.flat().filter(({ text }) => /^(Field|Answer) \d+$/.test(text));
    expect(names).toHaveLength(80);
    expect(strokes.reduce((sum, count) => sum + count, 0)).toBe(42);
    for (const { y } of texts.flat()) expect(y).toBeLessThan(pageHeight - MARGIN);
  });
});
