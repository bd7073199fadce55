import { countStrokes, countTags, type PlacedText, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { blankDocument } from '../testing/blank-document.ts';
import { drawTable, type Row } from './ruled-table.ts';
import { MARGIN } from './tagged-document.ts';

const columns = [
  { title: 'Holder', share: 3 },
  { title: 'Shares', share: 1, isFigure: true },
];
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ cells: [`Holder ${index}`, String(index * 1000)] }));

async function drawn(rows: readonly Row[], y = MARGIN) {
  const document = blankDocument();
  const end = drawTable(document, { title: 'Members', columns, rows }, y);
  const { pageWidth, pageHeight } = document;
  const bytes = await document.finish();
  return { end, pageWidth, pageHeight, bytes, ...(await readDocument(bytes)) };
}

const find = (texts: readonly (readonly PlacedText[])[], said: string): PlacedText => {
  const found = texts.flat().find(({ text }) => text === said);
  if (!found) throw new Error(`The table does not say ${said}`);
  return found;
};

describe('a table', () => {
  it('has a heading for each column and for each row', async () => {
    const { tags } = await drawn(rowsOf(3));
    const count = (kind: string) => tags.reduce((sum, tree) => sum + countTags(tree, kind), 0);
    expect([count('TH'), count('TD')]).toEqual([2 + 3, 3]);
  });

  it('gives columns their parts of the width, and has figures end where their head does', async () => {
    const { texts, pageWidth } = await drawn([{ cells: ['Alice Green', '1,250'] }, { cells: ['Bob', '7'] }]);
    expect(find(texts, 'Alice Green').x).toBeCloseTo(find(texts, 'Holder').x, 1);
    const ends = ['Shares', '1,250', '7'].map((said) => find(texts, said)).map(({ x, width }) => x + width);
    for (const end of ends) expect(end).toBeCloseTo(pageWidth - MARGIN - 4, 1);
  });

  it('keeps a text from the figures to its left', async () => {
    const document = blankDocument();
    const numbered = [...columns, { title: 'Numbers', share: 1 }];
    drawTable(
      document,
      { title: 'Members', columns: numbered, rows: [{ cells: ['Bob', '7', '1-7'] }] },
      MARGIN,
    );
    const { texts } = await readDocument(await document.finish());
    const { x, width } = find(texts, '7');
    expect(find(texts, '1-7').x - (x + width)).toBeCloseTo(14, 1);
    expect(find(texts, 'Numbers').x).toBeCloseTo(find(texts, '1-7').x, 1);
  });

  it('returns where the next thing may stand, under its last row', async () => {
    const { end, texts } = await drawn(rowsOf(2));
    expect(end).toBeGreaterThan(find(texts, 'Holder 1').y);
    expect(end).toBeLessThan(find(texts, 'Holder 1').y + 15);
  });

  it('breaks a long cell within its column', async () => {
    const name =
      'The trustees of the Harbour Light settlement of 1987 and their successors in office for the time being';
    const { texts } = await drawn([{ cells: [name, '1'] }]);
    const right = find(texts, '1');
    const pieces = texts.flat().filter(({ text }) => name.includes(text) && text.length > 3);
    expect(pieces.length).toBeGreaterThan(1);
    for (const { x, width } of pieces) expect(x + width).toBeLessThan(right.x);
  });

  it('breaks no head and no amount where another column has room to spare', async () => {
    const document = blankDocument();
    const narrow = [
      { title: 'Company', share: 20 },
      { title: 'Incorporated', share: 1 },
      { title: 'Capital', share: 1, isFigure: true },
    ];
    const rows = [{ cells: ['Bob', '28 Mar 2013', '£12,500,000.00'] }];
    drawTable(document, { title: 'Companies', columns: narrow, rows }, MARGIN);
    const { texts } = await readDocument(await document.finish());
    expect(find(texts, 'Incorporated').x).toBeGreaterThan(find(texts, 'Company').x);
    expect(find(texts, '£12,500,000.00').width).toBeGreaterThan(0);
  });

  it('has a cell for every column, also where a row says nothing', async () => {
    const { tags } = await drawn([{ cells: ['Alice Green'] }]);
    expect(tags.reduce((sum, tree) => sum + countTags(tree, 'TD'), 0)).toBe(1);
  });

  it('has a line over a total, and one under every other row', async () => {
    const plain = await countStrokes((await drawn(rowsOf(2))).bytes);
    const total: Row = { cells: ['Total', '1000'], isTotal: true };
    expect(await countStrokes((await drawn([...rowsOf(2), total])).bytes)).toEqual([(plain[0] ?? 0) + 1]);
  });

  it('strikes every cell of a struck row but the last, which says why', async () => {
    const cells = ['Alice Green', 'Reversed'];
    const plain = await countStrokes((await drawn([{ cells }])).bytes);
    const struck = await countStrokes((await drawn([{ cells, isStruck: true }])).bytes);
    expect((struck[0] ?? 0) - (plain[0] ?? 0)).toBe(1);
  });
});

describe('a table over several pages', () => {
  it('repeats its heads on every page, tagged on the first alone', async () => {
    const { pages, texts, tags } = await drawn(rowsOf(150));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of texts) expect(page.slice(0, 2).map(({ text }) => text)).toEqual(['Holder', 'Shares']);
    const rowHeads = texts.map((page) => page.filter(({ text }) => /^Holder \d/.test(text)).length);
    expect(tags.map((tree) => countTags(tree, 'TH'))).toEqual(
      rowHeads.map((count, page) => count + (page === 0 ? 2 : 0)),
    );
  });

  it('loses no row and writes none below the margin', async () => {
    const { texts, pageHeight } = await drawn(rowsOf(150));
    const names = texts.flat().flatMap(({ text }) => (/^Holder \d/.test(text) ? [text] : []));
    expect(names).toEqual(rowsOf(150).map(({ cells }) => cells[0]));
    for (const { y } of texts.flat()) expect(y).toBeLessThan(pageHeight - MARGIN);
  });

  it('keeps a row together that fits on the next page', async () => {
    const address = Array.from({ length: 6 }, (_, line) => `Line ${line}`).join('\n');
    const { texts } = await drawn([{ cells: [address, '1'] }, { cells: [address, '2'] }], 690);
    expect(texts.map((page) => page.filter(({ text }) => text.startsWith('Line')).length)).toEqual([6, 6]);
  });

  it('goes on overleaf with a row that no page can hold', async () => {
    const address = Array.from({ length: 120 }, (_, line) => `Line ${line}`).join('\n');
    const { texts } = await drawn([{ cells: [address, '1'] }]);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.flat().filter(({ text }) => text.startsWith('Line'))).toHaveLength(120);
  });

  it('begins a row that no page can hold where the one before ended', async () => {
    const { texts } = await drawn([...rowsOf(3), { cells: ['word '.repeat(2000), '1'] }]);
    expect(texts[0]?.filter(({ text }) => text.startsWith('word')).length).toBeGreaterThan(10);
  });

  it('begins on the next page where this one has no room for its heads and a row', async () => {
    const { texts } = await drawn(rowsOf(1), 780);
    expect(texts.map((page) => page.length)).toEqual([0, 4]);
  });
});
