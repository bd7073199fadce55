import { expect, it } from 'vitest';
import { addressedName } from './addressed-name.ts';
import { readRegistryName } from './registry-name.ts';

it.each([
  ['QUILL, Mara Jane, Dr', 'Mara Jane Quill'],
  ["O'NEILL-VALE, Una", "Una O'Neill-Vale"],
  ['de la Tour, Anne', 'Anne de la Tour'],
  ['Mara Quill', 'Mara Quill'],
])('%s is addressed as %s', (listed, addressed) =>
  expect(addressedName(readRegistryName(listed))).toBe(addressed),
);
