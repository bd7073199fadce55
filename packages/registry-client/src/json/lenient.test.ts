import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  count,
  date,
  flag,
  flagOrFalse,
  itemsOf,
  listOf,
  maybe,
  text,
  textOrEmpty,
  texts,
} from './lenient.ts';

const named = z.object({ name: text });

describe('a value of the registry', () => {
  it.each([
    ['text', text, undefined],
    ['textOrEmpty', textOrEmpty, ''],
    ['date', date, undefined],
    ['count', count, undefined],
    ['flag', flag, undefined],
    ['flagOrFalse', flagOrFalse, false],
    ['texts', texts, []],
    ['maybe', maybe(named), undefined],
    ['listOf', listOf(named), []],
  ])('is read by %s as absent when it is missing, null or misshapen', (_, schema, absent) => {
    expect(schema.parse(undefined)).toEqual(absent);
    for (const value of [null, Symbol('x'), () => 1]) expect(schema.parse(value)).toEqual(absent);
  });

  it.each([
    [' 74 ', '74'],
    [74, '74'],
    ['   ', undefined],
    [{ a: 1 }, undefined],
  ])('%j is the text %j', (value, expected) => {
    expect(text.parse(value)).toBe(expected);
  });

  it.each([
    ['2018-12-19', '2018-12-19'],
    ['2018-12-19T00:00:00.000Z', '2018-12-19'],
    [1_445_904_000_000, '2015-10-27'],
    ['19 December 2018', undefined],
    [Number.NaN, undefined],
    [1e300, undefined],
  ])('%j is the date %j', (value, expected) => {
    expect(date.parse(value)).toBe(expected);
  });

  it.each([
    [3, 3],
    ['03', 3],
    [1.5, undefined],
    ['three', undefined],
    ['-1', undefined],
  ])('%j is the count %j', (value, expected) => {
    expect(count.parse(value)).toBe(expected);
  });

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
    [0, false],
    ['perhaps', undefined],
  ])('%j is the flag %j', (value, expected) => {
    expect(flag.parse(value)).toBe(expected);
  });

  it.each([
    [
      ['a', ' b ', '', null, 3],
      ['a', 'b', '3'],
    ],
    ['voluntary', ['voluntary']],
  ])('%j are the texts %j', (value, expected) => {
    expect(texts.parse(value)).toEqual(expected);
  });
});

describe('a list', () => {
  it('keeps the entries that can be read', () => {
    expect(listOf(named).parse([{ name: 'a' }, 'x', null, { name: 'b' }])).toEqual([
      { name: 'a' },
      { name: 'b' },
    ]);
  });

  it('may be absent where it is the items of a resource, but not something else', () => {
    expect(itemsOf(named).parse(undefined)).toEqual([]);
    expect(itemsOf(named).parse(null)).toEqual([]);
    expect(itemsOf(named).safeParse('x').success).toBe(false);
    expect(itemsOf(named).safeParse({}).success).toBe(false);
  });
});
