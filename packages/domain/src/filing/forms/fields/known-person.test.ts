import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import type { KnownPersonFacts } from '../kernel/form-facts.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { heldCodeOf, keptNameReason, knownPersonOf } from './known-person.ts';

const anna: KnownPersonFacts = {
  register: 'psc',
  registerKey: 'anna-psc',
  personId: 'anna',
  name: { kind: 'human', forename: 'Anna Maria', surname: 'PLUM' },
  born: { month: 5, year: 1980 },
  isProtected: false,
  codeSince: civilDate('2026-03-03'),
};
const answers = {
  'officer.name.forename': 'Anna',
  'officer.name.otherForenames': 'Maria',
  'officer.name.surname': 'Plum',
  dateOfBirth: '1980-05-17',
};
const appointing = (people: readonly KnownPersonFacts[], given: object = {}) => ({
  form: 'AP01' as const,
  facts: formFacts({ knownPeople: people }),
  answers: { ...answers, ...given },
});

describe('why the verified name differs', () => {
  const married: KnownPersonFacts = { ...anna, nameReason: 'LEGALLY_CHANGED' };
  const reason = { 'officer.nameMismatchReason': 'LEGALLY_CHANGED' };

  it('is taken over from the code that is held, into an appointment as into a statement about a PSC', () => {
    expect(keptNameReason(appointing([married]))).toEqual(reason);
    const facts = formFacts({ knownPeople: [married] });
    expect(keptNameReason({ form: 'VS01', facts, answers: { pscId: 'anna-psc' } })).toEqual({
      'psc.nameMismatchReason': 'LEGALLY_CHANGED',
    });
  });

  it.each([
    ['none is kept', appointing([anna])],
    ['the form says why', appointing([married], { 'officer.nameMismatchReason': 'NOT_SAY' })],
    ['it goes with another code', appointing([married], { usesAnotherCode: 'yes' })],
    ['nobody is known', appointing([])],
  ])('is not where %s', (_why, asked) => {
    expect(keptNameReason(asked)).toEqual({});
  });
});

describe('whom an appointment is about', () => {
  it('is known by the same full name and month of birth on another register of the company', () => {
    expect(knownPersonOf(appointing([anna]))).toBe(anna);
    expect(heldCodeOf(appointing([anna]))).toBe(anna);
    expect(heldCodeOf(appointing([anna], { usesAnotherCode: 'yes' }))).toBeUndefined();
    expect(heldCodeOf(appointing([{ ...anna, codeSince: undefined }]))).toBeUndefined();
  });

  it.each([
    ['another month', [{ ...anna, born: { month: 6, year: 1980 } }]],
    ['no month', [{ ...anna, born: undefined }]],
    ['another name', [{ ...anna, name: { ...anna.name, forename: 'Anna' } }]],
    ['protected', [{ ...anna, isProtected: true }]],
    ['two of them', [anna, { ...anna, registerKey: 'other', personId: 'other' }]],
  ])('is not known: %s', (_why, people) => {
    expect(knownPersonOf(appointing(people))).toBeUndefined();
  });

  it('is known by two entries of one person', () => {
    expect(knownPersonOf(appointing([anna, { ...anna, register: 'officer' }]))).toBe(anna);
  });
});
