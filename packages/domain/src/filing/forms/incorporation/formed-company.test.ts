import { describe, expect, it } from 'vitest';
import { ukPartsFor } from '../fields/address-fields.ts';
import { factsToBeFormed } from '../testing/form-facts.fixture.ts';
import { asFormed, kindOf, kindOfType, placeOfJurisdiction, toRegisterKeys } from './formed-company.ts';
import { FORMED_KINDS, FORMED_PLACES } from './content.ts';

const asked = (answers: Record<string, string>, type: 'ltd' | 'llp' = 'ltd') => ({
  form: 'IN01' as const,
  facts: factsToBeFormed({ type }),
  answers,
});

describe('a company that is being formed', () => {
  it('is of a kind and in a place that the register’s keys lead back to', () => {
    for (const kind of FORMED_KINDS)
      for (const place of FORMED_PLACES) {
        const { type, jurisdiction } = toRegisterKeys(kind, place);
        // Both kinds of partnership are of one type on the register.
        const again = toRegisterKeys(kindOfType(type) ?? kind, placeOfJurisdiction(jurisdiction) ?? place);
        expect(again).toEqual({ type, jurisdiction });
        expect(kindOfType(type)).toBe(kind === 'LLPDES' ? 'LLP' : kind);
      }
    expect([kindOfType('royal-charter'), placeOfJurisdiction(undefined)]).toEqual([undefined, undefined]);
  });

  it('is of the kind that is chosen, else of its record’s', () => {
    expect(kindOf(asked({ companyType: 'PLC' }))).toBe('PLC');
    expect([kindOf(asked({}, 'llp')), kindOf(asked({ companyType: 'nonsense' }, 'llp'))]).toEqual([
      'LLP',
      'LLP',
    ]);
  });

  it('has its office in the part of the United Kingdom that is chosen (section 9)', () => {
    const parts = (country: string) =>
      ukPartsFor(asFormed(asked({ country })).facts).map(({ value }) => value);
    expect(FORMED_PLACES.map(parts)).toEqual(
      FORMED_PLACES.map(
        (place) => ({ EW: ['GB-ENG', 'GB-WLS'], WA: ['GB-WLS'], SC: ['GB-SCT'], NI: ['GB-NIR'] })[place],
      ),
    );
  });

  it('has no office while none is given', () => {
    const office = (premise: string) =>
      asFormed(asked({ 'registeredOffice.premise': premise })).facts.registeredOffice?.premise;
    expect([office(''), office('7')]).toEqual([undefined, '7']);
  });
});
