import { expect, test } from 'vitest';
import { z } from 'zod';
import { count, date, flag, itemList, part, partList, partOrEmpty, text, texts } from './lenient.ts';

const record = z.object({
  name: text,
  on: date,
  number: count,
  isSo: flag,
  codes: texts,
  inner: part({ name: text }),
  always: partOrEmpty({ name: text }),
  entries: partList({ name: text }),
  items: itemList({ name: text }),
});

test('a record without any member is read as one that knows nothing', () => {
  expect(record.parse({})).toEqual({
    name: undefined,
    on: undefined,
    number: undefined,
    isSo: undefined,
    codes: [],
    inner: undefined,
    always: { name: undefined },
    entries: [],
    items: [],
  });
});

test('nulls and misshapen members count as absent', () => {
  const shapes = {
    name: null,
    on: 'soon',
    number: 'x',
    isSo: 'perhaps',
    codes: null,
    inner: 'x',
    entries: 'x',
  };
  expect(record.parse(shapes)).toMatchObject({
    name: undefined,
    on: undefined,
    inner: undefined,
    entries: [],
  });
});

test('the shapes that the registry really sends are all understood', () => {
  expect(date.parse(1445904000000)).toBe('2015-10-27');
  expect(date.parse('2018-12-19T00:00:00.000Z')).toBe('2018-12-19');
  expect(count.parse('03')).toBe(3);
  expect([flag.parse('0'), flag.parse('true'), flag.parse(false)]).toEqual([false, true, false]);
  expect(texts.parse('voluntary')).toEqual(['voluntary']);
  expect(text.parse(' 74 ')).toBe('74');
});

test('the items of a list must be a list', () => {
  expect(record.safeParse({ items: 'x' }).success).toBe(false);
});
