import { civilDate } from '@statbook/domain/dates';
import { countStrokes, countTags, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { blankDocument } from '../testing/blank-document.ts';
import { MARGIN } from './tagged-document.ts';
import type { TextStyle } from './typesetter.ts';

const style: TextStyle = { face: 'sans', size: 10 };
const place = { x: MARGIN, y: MARGIN, width: 400 };

describe('a tagged document', () => {
  it('has its title, its language and its tags, for readers and screen readers', async () => {
    const document = blankDocument({ title: 'Register of members: Harbour Bakery Limited' });
    document.paragraph(document.root, 'Members', { kind: 'H1', style, place });
    const { title, language, isTagged, tags } = await readDocument(await document.finish());
    expect({ title, language, isTagged }).toEqual({
      title: 'Register of members: Harbour Bakery Limited',
      language: 'en-GB',
      isTagged: true,
    });
    expect(tags[0]?.children[0]?.role).toBe('Document');
    expect(tags.map((tree) => countTags(tree, 'H1'))).toEqual([1]);
  });

  it.each([
    ['portrait', 595, 842],
    ['landscape', 842, 595],
  ] as const)('has pages of A4 in %s', (layout, width, height) => {
    const document = blankDocument({ layout });
    expect([Math.round(document.pageWidth), Math.round(document.pageHeight)]).toEqual([width, height]);
  });

  it('has the same bytes for the same content and day, and others for another day', async () => {
    const bytesOf = (day: string) => {
      const document = blankDocument({ madeOn: civilDate(day) });
      document.paragraph(document.root, 'Whitby', { style, place });
      return document.finish();
    };
    expect(Buffer.compare(await bytesOf('2026-11-22'), await bytesOf('2026-11-22'))).toBe(0);
    expect(Buffer.compare(await bytesOf('2026-11-22'), await bytesOf('2026-11-23'))).not.toBe(0);
  });

  it('returns where the next paragraph may stand', () => {
    const document = blankDocument();
    const next = document.paragraph(document.root, 'one\ntwo', { style, place });
    expect(next).toBeCloseTo(MARGIN + 2 * document.type.lineHeight(style));
  });

  it('nests tags as they were opened', async () => {
    const document = blankDocument();
    const section = document.open(document.root, 'Sect', { title: 'Certificate 7' });
    document.paragraph(section, 'Whitby', { style, place });
    section.end();
    const { tags } = await readDocument(await document.finish());
    const [sect] = tags[0]?.children[0]?.children ?? [];
    expect([sect?.role, sect?.children[0]?.role]).toEqual(['Sect', 'P']);
  });

  it('has no tag for what is drawn for the eye alone', async () => {
    const document = blankDocument();
    document.decorate(() => document.pdf.moveTo(50, 50).lineTo(90, 50).stroke());
    const bytes = await document.finish();
    expect(await countStrokes(bytes)).toEqual([1]);
    expect((await readDocument(bytes)).tags.map((tree) => countTags(tree, 'P'))).toEqual([0]);
  });
});

describe('a text that is longer than a page', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => `No. ${index}`).join('\n');

  it('goes on overleaf from margin to margin, under one tag, without losing a line', async () => {
    const document = blankDocument();
    document.longText(numbers, { style, place: { ...place, y: 700 } });
    const { texts, tags } = await readDocument(await document.finish());
    expect(texts.flat().map(({ text }) => text)).toEqual(numbers.split('\n'));
    expect(texts.length).toBeGreaterThan(5);
    for (const { y } of texts.flat()) {
      expect(y).toBeGreaterThan(MARGIN);
      expect(y).toBeLessThan(document.pageHeight - MARGIN);
    }
    expect(tags.every((tree) => countTags(tree, 'P') === 1)).toBe(true);
  });

  it('takes no further page where it ends on this one', async () => {
    const document = blankDocument();
    document.longText('No. 1\nNo. 2', { style, place });
    expect((await readDocument(await document.finish())).pages).toHaveLength(1);
  });
});
