import { describe, expect, it } from 'vitest';
import { rowRemoved } from './list-rows.ts';

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
