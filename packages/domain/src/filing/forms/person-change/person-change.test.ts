import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { findFormRules } from '../form-families.ts';
import { checkForm } from '../kernel/check-form.ts';
import { bristol } from '../testing/answers.fixture.ts';
import { director, everyKindOfFacts, formFacts, psc } from '../testing/form-facts.fixture.ts';
import {
  type ChangedRole,
  findRoleBlocker,
  knownOf,
  likenessOf,
  planRole,
  roleOfOfficer,
  roleOfPsc,
  sharedQuestions,
} from './index.ts';

const day = { changedOn: '2026-11-20', confirmedOn: '2026-11-21' };
const moved = {
  ...day,
  changes: 'service-address',
  'change.serviceAddress.kind': 'address',
  ...bristol('change.serviceAddress.address'),
  'change.residentialAddressUnchanged': 'yes',
};

function role(found: ChangedRole | undefined): ChangedRole {
  if (found === undefined) throw new Error('No role');
  return found;
}
const officerOf = (given: Parameters<typeof director>[0] = {}) =>
  role(roleOfOfficer(formFacts({ officers: [director(given)] }), given.id ?? 'anna'));
const pscOf = (given: Parameters<typeof psc>[0] = {}) =>
  role(roleOfPsc(formFacts({ pscs: [psc(given)] }), given.id ?? 'anna-psc'));

/** What a form begins with: what the register says, and the plan over it, as the drafts are begun. */
function begun({ form, facts, origin }: ChangedRole, answers: Readonly<Record<string, string>>) {
  const rules = findFormRules(form);
  if (rules === undefined) throw new Error(form);
  return checkForm(rules, { form, facts, answers: rules.begin(form, facts, { ...origin, answers }) });
}

describe('one change in many roles', () => {
  it('takes the form of each entry', () => {
    const [facts = formFacts()] = everyKindOfFacts();
    const officers = facts.officers.map(({ id }) => roleOfOfficer(facts, id)?.form);
    expect(officers).toEqual(['CH01', 'CH01', 'CH02', 'CH03', 'CH04']);
    expect(facts.pscs.map(({ id }) => roleOfPsc(facts, id)?.form)).toEqual([
      'PSC04',
      'PSC05',
      'PSC06',
      undefined,
    ]);
    expect(roleOfOfficer(facts, 'nobody')).toBeUndefined();
  });

  it('asks each question once, whatever forms need it', () => {
    const sections = sharedQuestions([officerOf(), pscOf()], moved);
    const paths = sections.flatMap(({ fields }) => fields.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(sections.map(({ title }) => title)).toEqual(['The change', 'Changes', 'New service address']);
    expect(paths.slice(0, 3)).toEqual(['changedOn', 'confirmedOn', 'changes']);
    const changes = sections[1]?.fields[0]?.options?.map(({ value }) => value);
    expect(changes).toEqual(['name', 'service-address', 'residence', 'nationality', 'country-of-residence']);
  });

  it('fills the form of each role in', () => {
    for (const each of [officerOf(), pscOf(), officerOf({ role: 'secretary', dateOfBirth: undefined })]) {
      const { asked, errors, whyNot, dueOn } = planRole(each, moved);
      expect([each.form, errors, whyNot]).toEqual([each.form, [], undefined]);
      expect(begun(each, asked.answers)).toMatchObject({ errors: [], isReady: true });
      expect(dueOn).toBe(each.form === 'PSC04' ? '2026-12-04' : '2026-12-03');
    }
  });

  it('says of each role only what its register does not say', () => {
    const both = { ...moved, changes: 'service-address,nationality', 'change.nationalities.0': 'French' };
    const french = officerOf({ nationality: 'French' });
    expect(planRole(french, both).changes.map(({ label }) => label)).toEqual(['Service address']);
    expect(planRole(french, { ...both, changes: 'nationality' }).whyNot).toBe(
      'The register says so already.',
    );
    const secretary = officerOf({ role: 'secretary' });
    expect(planRole(secretary, { ...both, changes: 'nationality' }).errors).toEqual([]);
    expect(planRole(secretary, { ...both, changes: '' }).errors.map(({ path }) => path)).toEqual(['changes']);
    expect(planRole(secretary, { ...both, changes: 'nationality' }).whyNot).toMatch(
      /has none of what changes/,
    );
  });

  it('leaves nothing of the register beside what is new', () => {
    const dual = officerOf({ nationality: 'British,Irish', title: 'Dr' });
    const shared = {
      ...day,
      changes: 'name,nationality',
      'change.name.forename': 'Anna',
      'change.name.surname': 'Sloe',
      'change.nationalities.0': 'French',
    };
    const { asked } = planRole(dual, shared);
    expect(planRole(dual, shared).changes).toEqual([
      { label: 'Name', now: ['Dr Anna Maria PLUM'], after: ['Anna Sloe'] },
      { label: 'Nationality', now: ['British', 'Irish'], after: ['French'] },
    ]);
    const rules = findFormRules(dual.form);
    const answers = rules?.begin(dual.form, dual.facts, { ...dual.origin, answers: asked.answers });
    expect(answers).toMatchObject({
      'officer.change.nationalities.0': 'French',
      'officer.change.nationalities.1': '',
      'officer.change.name.title': '',
      'officer.change.name.otherForenames': '',
    });
  });

  it('names what is wrong once, at the shared question', () => {
    const wrong = { ...moved, 'change.serviceAddress.address.postcode': 'X', confirmedOn: '2026-11-01' };
    const paths = [officerOf(), pscOf()].map((each) => planRole(each, wrong).errors.map(({ path }) => path));
    const postcode = 'change.serviceAddress.address.postcode';
    expect(paths).toEqual([[postcode], ['confirmedOn', postcode]]);
  });

  it('passes over a role that began later, or waits for a decision', () => {
    const late = officerOf({ appointedOn: civilDate('2026-11-22') });
    expect(planRole(late, moved)).toMatchObject({ errors: [], whyNot: /22 November 2026/ });
    const openFilings = [
      { id: 'f', form: 'CH01', state: 'pending', effectiveOn: undefined, subject: 'anna' } as const,
    ];
    const waiting = role(roleOfOfficer(formFacts({ openFilings }), 'anna'));
    expect(findRoleBlocker(waiting)?.code).toBe('details-undecided');
    expect(findRoleBlocker(officerOf())).toBeUndefined();
  });

  it('prefers the roles that say what most of them say', () => {
    const elsewhere = { premise: '2', postTown: 'Cardiff', country: 'GB-WLS', postcode: 'cf14 3uz' };
    const far = { ...elsewhere, postcode: 'LS1 4AP' };
    const roles = [
      officerOf({ serviceAddress: far }),
      officerOf(),
      officerOf({ serviceAddress: elsewhere }),
      pscOf(),
    ];
    expect(likenessOf(roles, moved)).toEqual(['other', 'same', 'same-postcode', 'same']);
    expect(likenessOf(roles, moved, roles[0])).toEqual(['same', 'other', 'other', 'other']);
    const renamed = { ...day, changes: 'name', 'change.name.surname': 'Sloe' };
    expect(likenessOf([officerOf(), pscOf()], renamed)).toEqual(['same', 'same']);
  });

  it('of a home address tells no role from another, and shows no line of it', () => {
    const home = {
      ...day,
      changes: 'residence',
      'change.residence.kind': 'protected-address',
      'change.residence.secured': 'no',
      ...bristol('residentialAddress'),
    };
    const roles = [officerOf(), pscOf()];
    expect(likenessOf(roles, home)).toEqual(['same', 'same']);
    const planned = roles.map((each) => planRole(each, home));
    expect(planned.map(({ errors, whyNot }) => [errors, whyNot])).toEqual([
      [[], undefined],
      [[], undefined],
    ]);
    expect(JSON.stringify(planned.map(({ changes }) => changes))).not.toContain('Park Row');
    const lines = sharedQuestions(roles, home).flatMap(({ fields }) =>
      fields.filter(({ path }) => path.startsWith('residentialAddress')),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.every(({ isSecret }) => isSecret)).toBe(true);
  });

  it('of a body asks for its registration as every register has it', () => {
    const [facts = formFacts()] = everyKindOfFacts();
    const roles = [role(roleOfOfficer(facts, 'robots')), role(roleOfPsc(facts, 'holdings'))];
    const shared = {
      ...day,
      changes: 'corporate-name,address,registration',
      'change.corporateName': 'MACHINES LTD',
      ...bristol('change.address'),
      'change.registration.kind': 'uk-company',
      'change.registration.registrationNumber': '00445790',
      'change.registration.legalForm': 'Private limited company',
      'change.registration.lawGoverned': 'Companies Act 2006',
    };
    expect(roles.map((each) => [each.form, planRole(each, shared).errors])).toEqual([
      ['CH02', []],
      ['PSC05', []],
    ]);
    for (const each of roles) expect(begun(each, planRole(each, shared).asked.answers).errors).toEqual([]);
  });

  const everyRole = everyKindOfFacts().flatMap((facts) => [
    ...facts.officers.flatMap(({ id }) => roleOfOfficer(facts, id) ?? []),
    ...facts.pscs.flatMap(({ id }) => roleOfPsc(facts, id) ?? []),
  ]);
  const parts = [
    'name',
    'corporate-name',
    'address',
    'service-address',
    'nationality',
    'country-of-residence',
  ];
  const anyParts = fc.subarray(parts, { minLength: 1 }).map((some) => some.join(','));

  it('with what the register says changes nothing in any form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyRole), anyParts, (each, changes) => {
        const said = { ...knownOf(each), ...day, changes: changes.replace('service-address', 'name') };
        expect(planRole(each, said).whyNot).toMatch(/says so already|has none of what changes/);
      }),
    );
  });

  it('begins in every form exactly what was planned', () => {
    const news = {
      ...moved,
      'change.name.forename': 'Anna',
      'change.name.surname': 'Sloe',
      'change.corporateName': 'SLOE LTD',
      ...bristol('change.address'),
      'change.nationalities.0': 'French',
      'change.countryOfResidence': 'France',
    };
    fc.assert(
      fc.property(fc.constantFrom(...everyRole), anyParts, (each, changes) => {
        const { asked, changes: planned, whyNot } = planRole(each, { ...news, changes });
        const { form, facts, origin } = each;
        const rules = findFormRules(form);
        const answers = rules?.begin(form, facts, { ...origin, answers: asked.answers }) ?? {};
        if (whyNot === undefined) expect(rules?.compare({ form, facts, answers })).toEqual(planned);
      }),
    );
  });
});
