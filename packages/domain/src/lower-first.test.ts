import { describe, expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

describe('a text within a sentence', () => {
  it.each([
    ['Date of birth', 'date of birth'],
    ['A new address', 'a new address'],
    ['Équipe', 'équipe'],
    ['already small', 'already small'],
    ['', ''],
  ])('begins small: %s', (text, expected) => {
    expect(lowerFirst(text)).toBe(expected);
  });

  it.each([
    'PSC statement',
    'PSCs',
    'SIC codes',
    'SAIL address',
    'AD01 form',
    'S1 notice',
    'Companies House',
    'Companies Act register',
    'Northern Ireland',
  ])('keeps the capitals of a name: %s', (text) => {
    expect(lowerFirst(text)).toBe(text);
  });
});
