import { expect, it } from 'vitest';
import { isLlpNumber } from './llp-number.ts';

it.each(['OC990034', 'SO300001', 'NC000001'])('%s is the number of a partnership', (number) => {
  expect(isLlpNumber(number)).toBe(true);
});

it.each(['09990001', 'NI990006', 'R0990042', 'OE990039', ''])('“%s” is not', (number) => {
  expect(isLlpNumber(number)).toBe(false);
});
