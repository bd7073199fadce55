import { describe, expect, it } from 'vitest';
import { SERVED_COMPANY_TYPES } from '../../companies/company-types.ts';
import { FORM_CATALOGUE, type FormId } from '../form-catalogue.ts';
import { findFormRules } from './form-families.ts';
import type { FormFacts } from './kernel/form-facts.ts';
import { whyNotOffered } from './kernel/why-not-offered.ts';
import { charge, director, factsToBeFormed, formFacts, psc, standing } from './testing/form-facts.fixture.ts';

type CompanyType = FormFacts['company']['type'];

/** A company of which the register shows one of everything, so that nothing but its kind keeps a form from it. */
const withEverything = (type: CompanyType) => {
  const isPartnership = type === 'llp';
  const robots = { kind: 'corporate', surname: 'ROBOTS LTD', fullName: 'ROBOTS LTD' } as const;
  const role = isPartnership ? 'member' : 'director';
  return formFacts({
    type,
    sail: { address: { premise: '9', postTown: 'Cardiff', country: 'GB-WLS' }, records: ['MEMBER'] },
    charges: [charge()],
    pscs: [
      psc(),
      psc({ id: 'holdings', kind: 'corporate-entity' }),
      psc({ id: 'council', kind: 'legal-person' }),
    ],
    pscStatements: [standing()],
    officers: [
      director({ role }),
      director({ id: 'robots', role, ...robots }),
      ...(isPartnership
        ? []
        : [
            director({ id: 'sam', role: 'secretary' }),
            director({ id: 'clerks', role: 'secretary', ...robots }),
          ]),
    ],
  });
};

const FILED = FORM_CATALOGUE.map(({ id }) => id).filter(
  (id) => findFormRules(id) !== undefined && id !== 'IN01',
);
const refused = (facts: FormFacts) =>
  FILED.filter((form) => whyNotOffered(findFormRules(form), form, facts) !== undefined);

describe('the forms that the kind of a company keeps from it', () => {
  it.each<[CompanyType, readonly FormId[]]>([
    ['ltd', []],
    ['plc', []],
    ['private-limited-shares-section-30-exemption', []],
    // Nobody is allotted shares where there are none (s. 5), nor is an unlimited company's allotment returned (s. 555).
    ['private-limited-guarant-nsc', ['SH01']],
    ['private-limited-guarant-nsc-limited-exemption', ['SH01']],
    ['private-unlimited', ['SH01']],
    ['private-unlimited-nsc', ['SH01']],
    ['llp', ['NM04', 'AP03', 'AP04', 'TM02', 'CH03', 'CH04', 'SH01']],
  ])('of a %s are %j', (type, forms) => {
    expect(refused(withEverything(type))).toEqual(forms);
  });

  it('are said in words that tell a partnership from a company, and no shares from unlimited ones', () => {
    const why = (type: CompanyType, form: FormId) =>
      whyNotOffered(findFormRules(form), form, withEverything(type));
    expect(why('llp', 'AP03')).toBe('A limited liability partnership has no secretary.');
    expect(why('llp', 'NM04')).toMatch(/^A limited liability partnership has no articles/);
    expect(why('llp', 'SH01')).toBe('A limited liability partnership has no shares.');
    expect(why('private-limited-guarant-nsc', 'SH01')).toBe('The company has no share capital.');
    expect(why('private-unlimited-nsc', 'SH01')).toBe('The company has no share capital.');
    expect(why('private-unlimited', 'SH01')).toMatch(/^An unlimited company files no return of allotments/);
  });
});

describe('the forms that need something on the register', () => {
  const empty = (given: Parameters<typeof formFacts>[0] = {}) =>
    formFacts({ officers: [], pscs: [], ...given });

  it('are not begun for a company of which it shows nothing', () => {
    expect(refused(empty({ accounts: undefined }))).toEqual([
      'AD04',
      'AA01',
      'TM01',
      'TM02',
      'CH01',
      'CH02',
      'CH03',
      'CH04',
      'PSC04',
      'PSC05',
      'PSC06',
      'PSC07',
      'PSC09',
      'VS01',
      'MR04',
      'MR05',
    ]);
  });

  it.each<[string, FormFacts, readonly FormId[]]>([
    ['a director', empty({ officers: [director()] }), ['TM01', 'CH01']],
    ['a corporate director', empty({ officers: [director({ kind: 'corporate' })] }), ['TM01', 'CH02']],
    ['a secretary', empty({ officers: [director({ role: 'secretary' })] }), ['TM02', 'CH03']],
    [
      'a corporate secretary',
      empty({ officers: [director({ role: 'secretary', kind: 'corporate' })] }),
      ['TM02', 'CH04'],
    ],
    // Of a receiver or a judicial factor the gateway has no form.
    ['an officer of another kind', empty({ officers: [director({ role: 'other' })] }), []],
    ['a member, whom no company has', empty({ officers: [director({ role: 'member' })] }), []],
    ['somebody with control', empty({ pscs: [psc()] }), ['PSC04', 'PSC07', 'VS01']],
    ['a legal entity', empty({ pscs: [psc({ kind: 'corporate-entity' })] }), ['PSC05', 'PSC07']],
    ['a public body', empty({ pscs: [psc({ kind: 'legal-person' })] }), ['PSC06', 'PSC07']],
    ['somebody of whom nothing is shown', empty({ pscs: [psc({ kind: 'super-secure' })] }), []],
    ['a statement', empty({ pscStatements: [standing()] }), ['PSC09']],
    ['a charge', empty({ charges: [charge()] }), ['MR04', 'MR05']],
    [
      'a charge satisfied in part',
      empty({ charges: [charge({ status: 'part-satisfied' })] }),
      ['MR04', 'MR05'],
    ],
    ['a charge satisfied in full', empty({ charges: [charge({ status: 'fully-satisfied' })] }), []],
    ['a satisfied charge of old', empty({ charges: [charge({ status: 'satisfied' })] }), []],
    [
      'an inspection location',
      empty({ sail: { address: { premise: '9', postTown: 'Bath', country: 'GB-ENG' }, records: [] } }),
      ['AD04'],
    ],
  ])('are begun where it shows %s: %#', (_what, facts, forms) => {
    const before = refused(empty());
    const after = refused(facts);
    expect(before.filter((form) => !after.includes(form))).toEqual(forms);
    expect(after.filter((form) => !before.includes(form))).toEqual([]);
  });

  it.each([
    ['active', true],
    ['liquidation', true],
    ['administration', true],
    ['dissolved', false],
    ['converted-closed', false],
    ['removed', false],
  ])('a new registered email address while the company is %s: %s', (status, isOffered) => {
    expect(refused(formFacts({ status })).includes('REA')).toBe(!isOffered);
  });

  it('none of them but its application while a company is being formed, and that never again', () => {
    for (const facts of [factsToBeFormed(), factsToBeFormed({ type: 'llp' })]) {
      expect(refused(facts)).toEqual(FILED);
      expect(whyNotOffered(findFormRules('IN01'), 'IN01', facts)).toBeUndefined();
    }
    for (const type of [...SERVED_COMPANY_TYPES, 'llp'] as const)
      expect(whyNotOffered(findFormRules('IN01'), 'IN01', withEverything(type))).toBe(
        'The company is registered already.',
      );
  });
});
