import { expect, test } from 'vitest';
import { splitCompanyNumber } from './company-number.ts';

test.each([
  ['01234567', 'EW', '01234567'],
  ['SC123456', 'SC', '123456'],
  ['NI012345', 'NI', '012345'],
  ['R0001234', 'R', '0001234'],
  ['OC300001', 'OC', '300001'],
])('%s is split into %s and %s', (number, companyType, digits) => {
  expect(splitCompanyNumber(number)).toEqual({ companyType, digits });
});

test.each(['FC012345', '123456', 'SC12345', 'sc123456', '', '123456789'])(
  'the gateway does not serve the number "%s"',
  (number) => expect(splitCompanyNumber(number)).toBeUndefined(),
);
