import { expect, it } from 'vitest';
import { writeAmounts, writeMoney } from './money-words.ts';

it('money in reports is written as money', () => {
  expect(writeMoney('5060.4', 'GBP')).toBe('£5,060.40');
  expect(writeMoney('12500000', 'EUR')).toBe('EUR 12,500,000.00');
  expect(writeMoney('0.005', undefined)).toBe('0.005');
  expect(writeAmounts('EUR 100, GBP 5060.4')).toBe('EUR 100.00, £5,060.40');
});
