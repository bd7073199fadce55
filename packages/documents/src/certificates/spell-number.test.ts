import { expect, it } from 'vitest';
import { countInWords } from './spell-number.ts';

it.each([
  [0n, 'zero'],
  [1n, 'one'],
  [19n, 'nineteen'],
  [40n, 'forty'],
  [99n, 'ninety-nine'],
  [100n, 'one hundred'],
  [115n, 'one hundred and fifteen'],
  [1_000n, 'one thousand'],
  [1_005n, 'one thousand and five'],
  [1_250n, 'one thousand, two hundred and fifty'],
  [12_000_001n, 'twelve million and one'],
  [1_000_000_000n, 'one billion'],
  [2_000_345_000n, 'two billion, three hundred and forty-five thousand'],
])('%s is said as "%s"', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

it('refuses a number beyond its words', () => {
  expect(() => countInWords(10n ** 21n)).toThrow(RangeError);
});
