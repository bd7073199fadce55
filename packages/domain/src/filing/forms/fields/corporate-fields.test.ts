import { describe, expect, it } from 'vitest';
import { formFacts } from '../testing/form-facts.fixture.ts';
import {
  checkRegistration,
  registrationAt,
  registrationFields,
  registrationLines,
} from './corporate-fields.ts';

const under = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`at.${name}`, answer]));
const uk = (registrationNumber: string) => under({ kind: 'uk-company', registrationNumber });
const other = { kind: 'other', legalForm: 'GmbH', lawGoverned: 'German law' };

describe('the registration of a corporate body', () => {
  it.each([
    [{}, ['kind']],
    [uk(''), ['kind', 'registrationNumber']],
    [under(other), ['kind', 'legalForm', 'lawGoverned', 'placeRegistered', 'registrationNumber']],
  ])('asks, of %j, for %j', (answers, names) => {
    expect(registrationFields(answers, 'at').map(({ path }) => path)).toEqual(
      names.map((name) => `at.${name}`),
    );
  });

  it('asks a foreign body for its law and form, and for a register only where it has one', () => {
    const optional = registrationFields(under(other), 'at').filter(({ isOptional }) => isOptional);
    expect(optional.map(({ path }) => path)).toEqual(['at.placeRegistered', 'at.registrationNumber']);
  });

  it.each([
    ['445790', '00445790'],
    ['sc 1234', 'SC001234'],
    ['nonsense!', 'nonsense!'],
  ])('in the United Kingdom is a number, typed as %s and sent as %s', (typed, sent) => {
    expect(registrationAt(uk(typed), 'at')).toEqual({ kind: 'uk-company', registrationNumber: sent });
  });

  it('of another body leaves out what is not given', () => {
    expect(registrationAt(under({ ...other, placeRegistered: ' ' }), 'at')).toEqual(other);
    expect(
      registrationLines(registrationAt(under({ ...other, registrationNumber: 'HRB 12' }), 'at')),
    ).toEqual(['GmbH', 'German law', 'HRB 12']);
  });

  it.each([
    [uk('01234567'), ['own-number']],
    [uk('1234567'), ['own-number']],
    [uk('12345678'), []],
    [uk('123456789'), ['not-a-company-number']],
    [under({ ...other, registrationNumber: '01234567' }), []],
  ])('is never that of the company itself: %j, %j', (answers, codes) => {
    expect(checkRegistration(answers, 'at', formFacts()).map(({ code }) => code)).toEqual(codes);
  });
});
