import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfficerTerminationContent } from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildOfficerTermination } from './officer-termination.ts';

const anna: OfficerTerminationContent = {
  ceasedOn: '2026-11-20',
  role: 'director',
  officer: { kind: 'person', name: { title: 'Ms', forename: 'Anna', surname: 'ASH' } },
};
const secrets = { dateOfBirth: '1980-02-29' };

describe('the end of an appointment', () => {
  it.each([
    ['director', 'Director'],
    ['member', 'Member'],
  ] as const)('finds a %s by surname, forenames and date of birth', (role, name) => {
    expect(xmlOf(buildOfficerTermination({ ...anna, role }, secrets))).toBe(
      `<OfficerResignation><ResignationDate>2026-11-20</ResignationDate><${name}><Person><Title>Ms</Title>` +
        `<Surname>ASH</Surname><Forename>Anna</Forename><DOB>1980-02-29</DOB></Person></${name}></OfficerResignation>`,
    );
  });

  it('finds a secretary by the name alone', () => {
    expect(xmlOf(buildOfficerTermination({ ...anna, role: 'secretary' }))).toBe(
      '<OfficerResignation><ResignationDate>2026-11-20</ResignationDate><Secretary><Person><Title>Ms</Title>' +
        '<Surname>ASH</Surname><Forename>Anna</Forename></Person></Secretary></OfficerResignation>',
    );
  });

  it('finds a corporate officer by its name alone', () => {
    const officer = { kind: 'corporate', corporateName: 'ASH SECRETARIES LIMITED' } as const;
    expect(xmlOf(buildOfficerTermination({ ...anna, officer }))).toBe(
      '<OfficerResignation><ResignationDate>2026-11-20</ResignationDate><Director>' +
        '<CorporateName>ASH SECRETARIES LIMITED</CorporateName></Director></OfficerResignation>',
    );
  });

  it('is refused without dates, or with a name that is too long', () => {
    expect(problemsOf(buildOfficerTermination({ ...anna, ceasedOn: '20 November' }))).toEqual([
      'ceasedOn must be a date',
      'dateOfBirth must be a date',
    ]);
    const officer = { kind: 'corporate', corporateName: 'A'.repeat(161) } as const;
    expect(problemsOf(buildOfficerTermination({ ...anna, officer }))).toEqual([
      'officer.corporateName must be at most 160 characters',
    ]);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const content = fc.record({
      ceasedOn: arbitrary.dayBetween(2010, 2026),
      role: fc.constantFrom('director', 'secretary', 'member'),
      officer: arbitrary.registeredOfficer,
    });
    const cases = fc.record({ content, secrets: arbitrary.personSecrets });
    expect(complaintsOf(buildOfficerTermination, cases)).toEqual([]);
  });
});
