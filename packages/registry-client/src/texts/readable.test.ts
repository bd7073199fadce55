import { expect, it } from 'vitest';
import { describeInsolvencyCase, describeInsolvencyDate } from './insolvency-texts.ts';
import { lookUpText, toDateText } from './readable.ts';

it.each([
  ['corporate-nominee-director', 'Corporate nominee director'],
  ['in_liquidation', 'In liquidation'],
  ['  two  words ', 'Two words'],
  ['', ''],
])('the key %j without a text of ours reads “%s”', (key, text) => {
  expect(lookUpText({}, key)).toBe(text);
});

it.each([
  ['2026-03-31', '31 March 2026'],
  ['2026-03-31T00:00:00Z', '31 March 2026'],
  ['2026-13-31', '2026-13-31'],
  ['31/03/2026', '31/03/2026'],
  ['', ''],
])('%j is shown as “%s”', (value, text) => {
  expect(toDateText(value)).toBe(text);
});

it('insolvency cases and their dates read in plain words, unknown ones too', () => {
  expect(describeInsolvencyCase('in-administration')).toBe('Administration');
  expect(describeInsolvencyCase('compulsory-liquidation')).toBe('Compulsory liquidation');
  expect(describeInsolvencyDate('wound-up-on')).toBe('Winding-up began');
  expect(describeInsolvencyDate('something-new-on')).toBe('Something new on');
});
