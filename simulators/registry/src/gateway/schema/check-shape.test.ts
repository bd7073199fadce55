import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { findShapeError } from './check-shape.ts';
import { many, one, oneOf, optional, type Shape, sequence } from './shape.ts';
import { date, decimal, digits, oneOfValues, onlyTrue, someWords, truth, words } from './text-types.ts';

const letter = sequence(
  one('To', someWords(5)),
  optional('Note', words(5)),
  many('Day', date, 0, 2),
  oneOf([one('Sum', decimal('amount', 'above-zero')), optional('Paid', truth)], [many('Item', digits)]),
);

describe('a body', () => {
  it('keeps to the order, the number and the choice of its elements', () => {
    const good = [
      '<To>A</To><Sum>1</Sum>',
      '<To>A</To><Note/><Day>2026-01-01</Day><Sum>1</Sum><Paid>0</Paid>',
    ];
    const bad = {
      '<Sum>1</Sum>': /Sum.*not expected. Expected is \( To \)/,
      '<To>A</To>': /Missing child element/,
      '<To>A</To><Day>2026-01-01</Day><Note/><Sum>1</Sum>': /Note.*not expected/,
      '<To>A</To><Sum>1</Sum><Item>1</Item>': /Item.*not expected/,
      '<To>A</To><Paid>true</Paid>': /Paid.*not expected/,
      '<To>A</To>chat<Sum>1</Sum>': /Character content/,
      '<To>A</To><Sum xmlns="v">1</Sum>': /not expected/,
      '<To><B/></To><Sum>1</Sum>': /'B'.*not expected/,
    };
    for (const content of good) expect(check(content, letter), content).toBeUndefined();
    for (const [content, message] of Object.entries(bad)) expect(check(content, letter)).toMatch(message);
  });

  it('has dates of the calendar, whole numbers, decimals of six places, and set words', () => {
    expect(refused(date, ['2026-02-28', ' 2026-02-28 '], ['2026-02-29', '28/02/2026', ''])).toEqual([]);
    expect(refused(digits, ['007', '-1'], ['1.0', 'A1', ''])).toEqual([]);
    expect(
      refused(decimal('amount', 'above-zero'), ['0.000001', '999999999999999.999999'], ['0', '1e3']),
    ).toEqual([]);
    expect(refused(decimal('amount', 'zero'), ['0'], ['-1', '0.0000001', '1000000000000000'])).toEqual([]);
    expect(refused(truth, ['true', '0'], ['TRUE', 'yes'])).toEqual([]);
    expect(refused(onlyTrue, ['true'], ['false', '1'])).toEqual([]);
    expect(refused(oneOfValues(['EW']), ['EW'], ['ew', ' EW', ''])).toEqual([]);
  });

  it('has text in the character set and length of the registry', () => {
    expect(refused(words(4), ['', 'ÀÉ', "O'N"], ['é', 'a_b', '|', 'abcde', 'a\nb'])).toEqual([]);
    expect(refused(someWords(3), ['abc', ' a '], ['', ' ', 'abcd'])).toEqual([]);
  });
});

function check(content: string, shape: Shape): string | undefined {
  const element = readXml(`<L xmlns="u">${content}</L>`);
  if (element === undefined) throw new Error(`Not XML: ${content}`);
  return findShapeError(element, shape);
}

/** The texts for which the verdict is not the one wanted. */
function refused(shape: Shape, good: string[], bad: string[]): string[] {
  const isRefused = (text: string) => check(text, shape) !== undefined;
  return [...good.filter(isRefused), ...bad.filter((text) => !isRefused(text))];
}
