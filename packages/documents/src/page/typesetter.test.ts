import { readDocument } from '@statbook/testkit/read-document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDocument } from '../testing/blank-document.ts';
import type { TextStyle } from './typesetter.ts';

const style: TextStyle = { face: 'sans', size: 10 };
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe('a text in lines', () => {
  const { type } = blankDocument();

  it('is broken at blanks', () => {
    const width = type.linesOf('Harbour Bakery', style, 500)[0]?.width ?? 0;
    const lines = type.linesOf('Harbour Bakery Limited of Whitby', style, width + 1);
    expect(textsOf(lines)).toEqual(['Harbour Bakery', 'Limited of', 'Whitby']);
  });

  it('is broken inside a word that is wider than a line', () => {
    const lines = type.linesOf('Llanfairpwllgwyngyll', style, 40);
    expect(lines.length).toBeGreaterThan(2);
    expect(textsOf(lines).join('')).toBe('Llanfairpwllgwyngyll');
  });

  it('is broken where characters that stand together are wider than alone', () => {
    const lines = type.linesOf('.’£’--crh-', style, 49);
    expect(textsOf(lines).join('')).toBe('.’£’--crh-');
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(49);
  });

  it('keeps the line breaks that it has, and empty lines', () => {
    expect(textsOf(type.linesOf('1 Quay Street\n\nWhitby', style, 500))).toEqual([
      '1 Quay Street',
      '',
      'Whitby',
    ]);
  });

  it('joins a letter and its accent, so that the typeface has them', () => {
    expect(textsOf(type.linesOf('Cafe\u0301', style, 500))).toEqual(['Caf\u00E9']);
  });

  it('leaves no word alone at the end where it is centred, and needs no further line for it', () => {
    const text = 'are the registered holders of 1,250 Ordinary shares of £0.10 each, of which';
    const width = (type.linesOf(text, style, 900)[0]?.width ?? 0) - 1;
    expect(textsOf(type.linesOf(text, style, width)).at(-1)).toBe('which');
    const lines = type.balancedLinesOf(text, style, width);
    expect(textsOf(lines).join(' ')).toBe(text);
    expect(lines).toHaveLength(2);
    const [first = 0, last = 0] = lines.map((line) => line.width);
    expect(Math.abs(first - last)).toBeLessThan(first / 4);
    expect(textsOf(type.balancedLinesOf('Llanfairpwllgwyngyll Whitby', style, 98))).toEqual([
      'Llanfairpwllgwyngyll',
      'Whitby',
    ]);
  });

  it('is as high as its lines', () => {
    expect(type.heightOf('one\ntwo\nthree', style, 500)).toBeCloseTo(3 * type.lineHeight(style));
    expect(type.lineHeight({ ...style, size: 20 })).toBeCloseTo(2 * type.lineHeight(style));
  });

  it('is as wide in every size as its size says, and wider in a stronger weight', () => {
    const widthOf = (asked: TextStyle) => type.linesOf('1,250.00 shares', asked, 900)[0]?.width ?? 0;
    expect(widthOf({ ...style, size: 20 })).toBeCloseTo(2 * widthOf(style));
    expect(widthOf({ ...style, face: 'sans-strong' })).toBeGreaterThan(widthOf(style));
  });

  it('has figures of one width', () => {
    const widthOf = (text: string) => type.linesOf(text, style, 500)[0]?.width;
    expect(widthOf('1,111.11')).toBeCloseTo(widthOf('8,888.88') ?? 0);
  });

  it('loses no character and exceeds no line, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Za-z0-9£é.,’-]{1,30}$/), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 30, max: 400 }),
        (words, width) => {
          const lines = type.linesOf(words.join(' '), style, width);
          expect(textsOf(lines).join('').replaceAll(' ', '')).toBe(words.join('').normalize('NFC'));
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 1e-6);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a line on a page', () => {
  const place = { x: 100, y: 200, width: 300 };

  async function drawn(text: string, align: 'left' | 'centre' | 'right') {
    const document = blankDocument();
    const lines = document.type.linesOf(text, style, place.width);
    document.tagged(document.root, 'P', () => void document.type.draw(lines, style, { ...place, align }));
    const { texts } = await readDocument(await document.finish());
    const [first] = texts[0] ?? [];
    if (!first) throw new Error('No text');
    return first;
  }

  it('is aligned to the left, to the middle or to the right of its place', async () => {
    const [left, centre, right] = [
      await drawn('Whitby', 'left'),
      await drawn('Whitby', 'centre'),
      await drawn('Whitby', 'right'),
    ];
    expect(left.x).toBeCloseTo(100, 1);
    expect(centre.x + centre.width / 2).toBeCloseTo(250, 1);
    expect(right.x + right.width).toBeCloseTo(400, 1);
    expect(left.y).toBeGreaterThan(200);
    expect(left.y).toBeLessThan(200 + style.size * 1.36);
  });

  it('is below the line before it', async () => {
    const document = blankDocument();
    const lines = document.type.linesOf('one\ntwo', style, 300);
    let next = 0;
    document.tagged(document.root, 'P', () => {
      next = document.type.draw(lines, style, place);
    });
    expect(next).toBeCloseTo(200 + 2 * document.type.lineHeight(style));
    const [one, two] = (await readDocument(await document.finish())).texts[0] ?? [];
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(document.type.lineHeight(style), 1);
  });
});

describe('characters beyond Latin', () => {
  it('are drawn in the files that have them, within one line', async () => {
    const document = blankDocument();
    const place = { x: 50, y: 50, width: 500 };
    document.paragraph(document.root, 'Ada Дмитрий Ωmega Łukasz', { style, place });
    expect(document.type.takeMissing()).toEqual([]);
    const { pages } = await readDocument(await document.finish());
    expect(pages[0]?.replaceAll(/\s+/g, '')).toBe('AdaДмитрийΩmegaŁukasz');
  });

  it('are boxes where no typeface has them, named once each until they were asked for', () => {
    const document = blankDocument();
    const place = { x: 50, y: 50, width: 500 };
    document.paragraph(document.root, '王小王', { style, place });
    expect(document.type.takeMissing()).toEqual(['王', '小']);
    expect(document.type.takeMissing()).toEqual([]);
  });
});
