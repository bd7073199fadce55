import { describe, expect, it } from 'vitest';
import { readDay, readPage } from './list-address.ts';

describe('the address of a list', () => {
  it.each([
    ['3', 3],
    [undefined, 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['next', 1],
    ['999999', 1],
  ])('with the page “%s” shows page %i', (page, number) => {
    expect(readPage({ page })).toBe(number);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['23/11/2026', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('with the day “%s” has the day %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
