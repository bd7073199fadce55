import { expect, it } from 'vitest';
import { mayBeSameName } from './register-names.ts';

it.each([
  ['QUILL, Mara', 'Ms Mara Quill', true],
  ['QUILL, Mara Jane, Dr', 'Mara Quill', true],
  ['O’BRIEN, Séan', 'Mr Sean O’Brien', true],
  ['QUILL, Mara Jane, Professor', 'Prof Mara Quill', true],
  ['Baroness Quill of Hull', 'QUILL OF HULL, Mara', true],
  ['Rev Mara Quill', 'Dame Jane Quill', false],
  ['Lord', 'Lady', false],
  ['QUILL, Mara', 'Mr John Quill', false],
  ['Charge 099900010001', '099900010001', true],
  ['Charge 099900010001', '099900010002', false],
  ['', 'Mara Quill', false],
])('%s and %s may be the same: %s', (one, other, expected) => {
  expect(mayBeSameName(one, other)).toBe(expected);
  expect(mayBeSameName(other, one)).toBe(expected);
});
