import { expect, it } from 'vitest';
import { splitOfficerName } from './officer-name.ts';

it.each([
  ['EXAMPLE, Anna', { surname: 'EXAMPLE', forenames: 'Anna', title: undefined }],
  ['EXAMPLE, Anna Maria, Dr', { surname: 'EXAMPLE', forenames: 'Anna Maria', title: 'Dr' }],
  ['EXAMPLE', { surname: 'EXAMPLE', forenames: undefined, title: undefined }],
  ['EXAMPLE, , Lord', { surname: 'EXAMPLE', forenames: undefined, title: 'Lord' }],
  ['', { surname: '', forenames: undefined, title: undefined }],
])('the name %j is %j', (name, parts) => {
  expect(splitOfficerName(name)).toEqual(parts);
});
