import { expect, test } from 'vitest';
import { fitToCharacterSet } from './character-set.ts';

test.each([
  ['plain text stays as it is', "O'Neill & Sons (Holdings) Ltd", "O'Neill & Sons (Holdings) Ltd"],
  ['typographic quotes are in the set', 'The “Old” Mill', 'The “Old” Mill'],
  ['dashes and fancy spaces are typed plainly', 'Ash–Brook  Lane', 'Ash-Brook Lane'],
  ['a small accented letter keeps its accent in capitals', 'Renée Müller', 'RENÉE MÜLLER'],
  ['a sharp s becomes two', 'Strauß', 'STRAUSS'],
  ['an accent outside the set is taken off its letter', 'Nguyễn', 'NGUYEN'],
  ['a letter in two parts is put together first', 'Zoe\u0308', 'ZOË'],
])('%s', (_, text, fitted) => {
  expect(fitToCharacterSet(text)).toEqual({ ok: true, text: fitted });
});

test('letters of another script and signs outside the set are reported, not dropped', () => {
  expect(fitToCharacterSet('Иван')).toEqual({ ok: false, unknown: ['И', 'В', 'А', 'Н'] });
  expect(fitToCharacterSet('a_b|c')).toEqual({ ok: false, unknown: ['_', '|'] });
});
