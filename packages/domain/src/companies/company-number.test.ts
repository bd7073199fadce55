import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CompanyNumber, companyNumber, findEntityKind, parseCompanyNumber } from './company-number.ts';
import { isLlpNumber, officerWord } from './llp-number.ts';

describe('typing a company number', () => {
  it.each([
    ['445790', '00445790'],
    [' 0044 5790 ', '00445790'],
    ['SC1234', 'SC001234'],
    ['sc001234', 'SC001234'],
    ['ni 12345', 'NI012345'],
    ['R0123', 'R0000123'],
    ['OC301234', 'OC301234'],
    ['IP12345R', 'IP12345R'],
    ['oakridge', 'OAKRIDGE'],
  ])('reads "%s" as %s', (typed, expected) => {
    expect(parseCompanyNumber(typed)).toEqual({ ok: true, number: expected });
  });

  it.each(['123456789', 'SC1234567', 'ABC', '12-34567', 'S1234'])(
    'refuses "%s" rather than guess',
    (typed) => {
      expect(parseCompanyNumber(typed)).toEqual({ ok: false, reason: 'not-a-company-number' });
    },
  );

  it('asks for one when nothing is typed', () => {
    expect(parseCompanyNumber('  ')).toEqual({ ok: false, reason: 'empty' });
  });

  it('a stored number must be written in full', () => {
    expect(() => companyNumber('445790')).toThrow(RangeError);
  });

  it('is not any other string, at compile time', () => {
    expectTypeOf<string>().not.toExtend<CompanyNumber>();
    // @ts-expect-error a name is not a number
    expect(findEntityKind('PLUM LTD')).toBeUndefined();
  });
});

describe('what a number says', () => {
  it.each([
    ['00445790', 'england-wales', 'company'],
    ['SC001234', 'scotland', 'company'],
    ['NI012345', 'northern-ireland', 'company'],
    ['R0000123', 'northern-ireland', 'company'],
    ['OC301234', 'england-wales', 'limited-liability-partnership'],
    ['FC012345', 'outside-uk', 'overseas-company'],
    ['OE000001', 'outside-uk', 'overseas-entity'],
    ['IP12345R', 'england-wales', 'registered-society'],
  ])('%s: %s, %s', (number, jurisdiction, kind) => {
    expect(findEntityKind(companyNumber(number))).toEqual({ jurisdiction, kind });
  });

  it('a prefix that is on no list says nothing', () => {
    expect(findEntityKind(companyNumber('XX123456'))).toBeUndefined();
  });

  it.each(['OC990034', 'SO300001', 'NC000001'])(
    '%s is that of a partnership, which has members',
    (number) => {
      expect([isLlpNumber(number), officerWord(number)]).toEqual([true, 'member']);
    },
  );

  it.each(['09990001', 'NI990006', 'R0990042', 'OE990039', ''])('“%s” is not that of one', (number) => {
    expect([isLlpNumber(number), officerWord(number)]).toEqual([false, 'director']);
  });
});
