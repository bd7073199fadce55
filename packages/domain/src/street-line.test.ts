import { expect, it } from 'vitest';
import { streetLine } from './street-line.ts';

it.each([
  ['31', 'Lantern Yard', '31 Lantern Yard'],
  ['12A', 'Quay Street', '12A Quay Street'],
  ['3-5', 'Quay Street', '3-5 Quay Street'],
  ['12/3', 'Quay Street', '12/3 Quay Street'],
  ['Harbour House', 'Quay Street', 'Harbour House, Quay Street'],
  ['Flat 2, 31', 'Lantern Yard', 'Flat 2, 31, Lantern Yard'],
  ['2nd Floor', 'Quay Street', '2nd Floor, Quay Street'],
  ['31', undefined, '31'],
  [null, 'Quay Street', 'Quay Street'],
  [undefined, '', ''],
])('the premises “%s” in “%s” are “%s”', (premises, street, line) => {
  expect(streetLine(premises, street)).toBe(line);
});
