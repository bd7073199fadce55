import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { readCompanyNumber } from './company-reference.ts';

describe('the company of a message', () => {
  it.each([
    ['09880001', 'EW', '09880001'],
    ['9880001', 'EW', '09880001'],
    ['1', undefined, '00000001'],
    ['990005', 'SC', 'SC990005'],
    ['5', 'SC', 'SC000005'],
    ['990006', 'NI', 'NI990006'],
    ['12345', 'R', 'R0012345'],
    ['990034', 'OC', 'OC990034'],
    ['+42', 'SO', 'SO000042'],
  ])('with the number %s and the type %s is %s on the register', (number, type, expected) => {
    const typeElement = type === undefined ? '' : `<CompanyType>${type}</CompanyType>`;
    const reference = readXml(`<R><CompanyNumber>${number}</CompanyNumber>${typeElement}</R>`);
    if (reference === undefined) throw new Error('Not XML');
    expect(readCompanyNumber(reference)).toBe(expected);
  });
});
