import { describe, expect, it } from 'vitest';
import { presenterIdMask } from './presenter.ts';

describe('the mask of a presenter ID', () => {
  it.each([
    ['e1234567', 'E1234567'],
    ['12E34', '1234'],
    ['EE 12-3', 'E123'],
    ['123456789012', '12345678901'],
  ])('makes %j into %j', (text, clean) => expect(presenterIdMask(text)).toBe(clean));

  it('says what it cuts off', () => {
    expect(['123456789012', '12345678901'].map((text) => presenterIdMask.lossOf?.(text))).toEqual([
      'Cut to 11 characters',
      undefined,
    ]);
  });
});
