import { describe, expect, it } from 'vitest';
import { checkAmount, checkShareCount } from './check-decimal.ts';

const messagesOf = (errors: readonly { message: string }[]) => errors.map(({ message }) => message);

describe('what is refused as no figure', () => {
  it.each(['ten', '-1', '1000,50', '1,5'])('is refused with an example: %s', (text) => {
    expect(messagesOf(checkShareCount(text, { path: 'shares', name: 'the number of shares' }))).toEqual([
      'Enter the number of shares in figures, like 1000',
    ]);
    expect(messagesOf(checkAmount(text, { path: 'price', name: 'the price' }))).toEqual([
      'Enter the price in figures, like 1000 or 0.10',
    ]);
  });
});
