import { describe, expect, it } from 'vitest';
import { section, step } from './form.fixture.tsx';
import { lastSectionOf, listsOf, rowRemoved } from './list-rows.ts';

const answers = {
  'lots.0.class': 'A',
  'lots.1.class': 'B',
  'lots.1.price': '2',
  'lots.2.class': 'C',
  'lots.2.count': '3',
  'lots.2.isAdded': 'yes',
  'lotsOfOthers.1.class': 'other',
};
const after = (changed: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries({ ...answers, ...changed }).filter(([, value]) => value !== ''));

describe('removing a row of a list', () => {
  it('moves the rows after it up, whatever each of them has', () => {
    expect(after(rowRemoved({ answers, secretsHeld: [] }, 'lots', 1))).toEqual({
      'lots.0.class': 'A',
      'lots.1.class': 'C',
      'lots.1.count': '3',
      'lots.1.isAdded': 'yes',
      'lotsOfOthers.1.class': 'other',
    });
  });

  it('empties the last one', () => {
    expect(rowRemoved({ answers, secretsHeld: [] }, 'lots', 2)).toEqual({
      'lots.2.class': '',
      'lots.2.count': '',
      'lots.2.isAdded': '',
    });
  });

  it('empties secrets from there on, which nobody can read to move them', () => {
    const secretsHeld = [0, 1, 2].map((row) => ({ path: `lots.${row}.code`, masked: '•••' }));
    const changed = rowRemoved({ answers: {}, secretsHeld }, 'lots', 1);
    expect(changed).toEqual({ 'lots.1.code': '', 'lots.2.code': '' });
  });
});

describe('the lists of a step', () => {
  const row = (path: string, index: number) =>
    section(path, [], { repeated: { path, index, max: 9, noun: path } });
  const lists = [{ path: 'names', noun: 'name', count: 0, max: 3 }];

  it('are those that may be empty, and those of which a row is always asked', () => {
    const shown = listsOf(step('one', [row('lots', 0)], { lists }));
    expect(shown.map(({ path, count, canRemove }) => [path, count, canRemove])).toEqual([
      ['names', 0, true],
      ['lots', 1, false],
    ]);
  });

  it('end after what their last row holds, the inner list first', () => {
    const nested = step('one', [row('tables', 0), row('tables.0.classes', 0), row('tables.0.classes', 1)]);
    const [inner, outer] = listsOf(nested);
    expect([inner?.path, outer?.path]).toEqual(['tables.0.classes', 'tables']);
    expect(lastSectionOf(nested, { path: 'tables' })).toBe(2);
  });
});
