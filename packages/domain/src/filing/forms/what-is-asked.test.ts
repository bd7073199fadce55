import { describe, expect, it } from 'vitest';
import type { FormId } from '../form-catalogue.ts';
import { findFormRules } from './form-families.ts';
import { checkForm } from './kernel/check-form.ts';
import type { Answers } from './kernel/form-fields.ts';
import type { FormFacts } from './kernel/form-facts.ts';
import { charge, director, formFacts, psc, standing } from './testing/form-facts.fixture.ts';

const robots = { kind: 'corporate', surname: 'ROBOTS LTD', fullName: 'ROBOTS LTD' } as const;
const onRegister = {
  sail: { address: { premise: '9', postTown: 'Cardiff', country: 'GB-WLS' }, records: ['MEMBER'] },
  charges: [charge()],
  pscs: [
    psc(),
    psc({ id: 'holdings', kind: 'corporate-entity' }),
    psc({ id: 'council', kind: 'legal-person' }),
  ],
  pscStatements: [standing({ statement: 'psc-details-not-confirmed' })],
};
const company = formFacts({
  ...onRegister,
  officers: [
    director(),
    director({ id: 'robots', ...robots }),
    director({ id: 'sam', role: 'secretary' }),
    director({ id: 'clerks', role: 'secretary', ...robots }),
  ],
});
const partnership = formFacts({
  ...onRegister,
  type: 'llp',
  name: 'PLUM LLP',
  officers: [director({ role: 'member' }), director({ id: 'robots', role: 'member', ...robots })],
});

/** Where a form has errors that is filled in no further than this. */
function askedFor(form: FormId, facts: FormFacts, answers: Answers = {}): readonly string[] {
  const rules = findFormRules(form);
  if (rules === undefined) throw new RangeError(`${form} has no rules`);
  const { errors } = checkForm(rules, { form, facts, answers });
  expect(errors.filter(({ code }) => code !== 'missing')).toEqual([]);
  return errors.map(({ path }) => path);
}

const under = (path: string, names: string) => names.split(' ').map((name) => `${path}.${name}`);
/** Of an address anywhere; a registered office has its postcode too. */
const ADDRESS = 'premise postTown country';
const OF_PERSON = ['officer.name.forename', 'officer.name.surname', 'hasFormerNames', 'appointedOn'];
const OF_BODY = ['officer.corporateName', 'officer.registration.kind', 'appointedOn'];
const IDENTITY = ['personalCode', 'officer.identityVerified'];
const CHARGE = [
  'personsEntitled.0',
  'fixedCharge',
  'floatingCharge',
  'negativePledge',
  'bareTrustee',
  'instrument',
  'certificationStatement',
  'certifiedBy',
  'authentication',
];
const DELIVERER = [
  ...under('personDelivering', 'name interest'),
  ...under('personDelivering.address', ADDRESS),
];
const ADDRESSES = ['officer.serviceAddress.kind', 'officer.residence.kind'];
const CONTROL_OF_BODY = [
  'psc.corporateName',
  ...under('psc.registration', 'legalForm lawGoverned'),
  'becameOn',
  'confirmedOn',
  ...under('psc.address', ADDRESS),
  'control.shares.own',
];
const CHANGE = ['officerId', 'changedOn', 'changes'];
const PSC_CHANGE = ['pscId', 'changedOn', 'confirmedOn', 'changes'];

/** What each form cannot be sent without, by the schema of its element and by the law that it serves. */
const ASKED: readonly (readonly [form: FormId, paths: readonly string[]])[] = [
  ['AD01', [...under('address', `${ADDRESS} postcode`), 'acceptAppropriateAddressStatement']],
  ['REA', ['email', 'appropriate']],
  ['AD02', under('address', ADDRESS)],
  ['AD03', ['records']],
  ['AD04', ['move']],
  ['AA01', ['periodEndsOn', 'newPeriodEndsOn']],
  ['NM01', ['proposedName', 'meetingDate', 'resolution', 'sameDay', 'noticeGiven']],
  ['NM04', ['proposedName', 'sameDay', 'noticeGiven']],
  [
    'AP01',
    [
      ...OF_PERSON,
      'consentToAct',
      'dateOfBirth',
      'officer.countryOfResidence',
      'officer.nationalities.0',
      ...ADDRESSES,
      ...IDENTITY,
    ],
  ],
  ['AP02', [...OF_BODY, 'consentToAct', ...under('officer.address', ADDRESS)]],
  ['AP03', [...OF_PERSON, 'consentToAct', 'officer.serviceAddress.kind']],
  ['AP04', [...OF_BODY, 'consentToAct', ...under('officer.address', ADDRESS)]],
  ['TM01', ['officerId', 'ceasedOn']],
  ['TM02', ['officerId', 'ceasedOn']],
  ['CH01', CHANGE],
  ['CH02', CHANGE],
  ['CH03', CHANGE],
  ['CH04', CHANGE],
  [
    'PSC01',
    [
      ...under('psc.name', 'forename surname'),
      'isProtected',
      'becameOn',
      'confirmedOn',
      'dateOfBirth',
      'psc.countryOfResidence',
      'psc.nationalities.0',
      'psc.serviceAddress.kind',
      'psc.residence.kind',
      'statesIdentity',
      'control.shares.own',
    ],
  ],
  ['PSC02', CONTROL_OF_BODY],
  ['PSC03', CONTROL_OF_BODY],
  ['PSC04', PSC_CHANGE],
  ['PSC05', PSC_CHANGE],
  ['PSC06', PSC_CHANGE],
  ['PSC07', ['pscId', 'ceasedOn', 'confirmedOn']],
  ['PSC08', ['statement', 'knownOn']],
  ['PSC09', ['statementId', 'withdrawnOn']],
  ['VS01', ['pscId', 'personalCode', 'psc.identityVerified']],
  ['MR01', ['createdOn', ...CHARGE]],
  ['MR02', ['createdOn', 'propertyAcquiredOn', ...CHARGE]],
  ['MR04', ['chargeId', 'update.extent', ...DELIVERER]],
  ['MR05', ['chargeId', ...under('update', 'kind release'), ...DELIVERER]],
  [
    'SH01',
    [
      'allottedFrom',
      ...under(
        'allotments.0',
        'shareClass currency numberOfShares nominalValue amountPaidPerShare amountUnpaidPerShare',
      ),
      ...under(
        'statementOfCapital.0',
        'currency totalNumberOfShares totalAggregateNominalValue totalAmountUnpaid',
      ),
      ...under(
        'statementOfCapital.0.shares.0',
        'shareClass numberOfShares aggregateNominalValue prescribedParticulars',
      ),
    ],
  ],
];

describe('an empty form', () => {
  it.each(ASKED)('%s asks for all that it cannot be sent without, and for nothing else', (form, paths) => {
    expect(askedFor(form, company)).toEqual(paths);
  });

  it.each<[FormId, readonly string[]]>([
    [
      'AP01',
      [
        ...OF_PERSON,
        'officer.designated',
        'consentToAct',
        'dateOfBirth',
        'officer.countryOfResidence',
        ...ADDRESSES,
        ...IDENTITY,
      ],
    ],
    ['AP02', [...OF_BODY, 'officer.designated', 'consentToAct', ...under('officer.address', ADDRESS)]],
    ['NM01', ['proposedName', 'sameDay', 'noticeGiven']],
  ])('%s of a partnership asks for the designation of members, and for no resolution', (form, paths) => {
    expect(askedFor(form, partnership)).toEqual(paths);
  });

  it.each(ASKED.map(([form]) => form).filter((form) => !['AP01', 'AP02', 'NM01', 'SH01'].includes(form)))(
    '%s asks a partnership for what it asks a company',
    (form) => {
      expect(askedFor(form, partnership)).toEqual(askedFor(form, company));
    },
  );
});

describe('an answer that calls for more', () => {
  const address = under('officer.serviceAddress.address', ADDRESS);
  const home = under('residentialAddress', ADDRESS);

  it.each<[string, FormId, Answers, readonly string[]]>([
    ['a service address of one’s own', 'AP03', { 'officer.serviceAddress.kind': 'address' }, address],
    [
      'a home that is not public',
      'AP01',
      { 'officer.residence.kind': 'protected-address' },
      [...home, 'officer.residence.secured'],
    ],
    [
      'a home beside the registered office, where nobody lives',
      'AP01',
      { 'officer.serviceAddress.kind': 'registered-office' },
      [...home, 'officer.residence.secured'],
    ],
    ['former names', 'AP01', { hasFormerNames: 'yes' }, ['officer.previousNames.0.surname']],
    [
      'a company of the United Kingdom',
      'AP02',
      { 'officer.registration.kind': 'uk-company' },
      ['officer.registration.registrationNumber'],
    ],
    [
      'another body',
      'AP04',
      { 'officer.registration.kind': 'other' },
      under('officer.registration', 'legalForm lawGoverned'),
    ],
    [
      'an identity stated at once',
      'PSC01',
      { statesIdentity: 'yes' },
      ['personalCode', 'psc.identityVerified'],
    ],
    ['a part of the property', 'MR05', { 'update.kind': 'part-released' }, ['update.assets']],
    ['some of the records', 'AD04', { move: 'to-registered-office' }, ['records']],
    [
      'attributes of who files',
      'MR01',
      { authentication: 'MUM,TEL,BIRTOWN' },
      under('authentication', 'BIRTOWN TEL MUM'),
    ],
    [
      'a longer period',
      'AA01',
      { periodEndsOn: '2027-03-31', newPeriodEndsOn: '2027-06-30' },
      ['extensionWithinFiveYears.reason'],
    ],
    ['another name', 'CH03', { changes: 'name' }, under('officer.change.name', 'forename surname')],
    ['another home', 'CH01', { changes: 'residence' }, ['officer.change.residence.kind']],
    [
      'another service address alone',
      'CH01',
      { changes: 'service-address' },
      ['officer.change.serviceAddress.kind', 'officer.change.residentialAddressUnchanged'],
    ],
    [
      'another service address and home',
      'CH01',
      { changes: 'service-address,residence' },
      ['officer.change.serviceAddress.kind', 'officer.change.residence.kind'],
    ],
    [
      'another place of registration',
      'CH02',
      { changes: 'registration' },
      ['officer.change.registration.kind'],
    ],
    [
      'another registration of a legal entity',
      'PSC05',
      { changes: 'registration' },
      under('change.registration', 'legalForm lawGoverned'),
    ],
    [
      'a statement about somebody',
      'PSC08',
      { statement: 'psc-has-failed-to-confirm-changed-details' },
      ['pscId'],
    ],
  ])('%s: %s', (_what, form, answers, paths) => {
    const before = askedFor(form, company);
    const after = askedFor(form, company, answers);
    expect(after.filter((path) => !before.includes(path))).toEqual(paths);
    for (const answered of Object.keys(answers)) expect(after).not.toContain(answered);
  });

  it('of a partnership’s member takes the consent to a new designation', () => {
    const after = askedFor('CH01', partnership, { changes: 'designation' });
    expect(after).toEqual([
      'officerId',
      'changedOn',
      ...under('officer.change.designation', 'designated consentToAct'),
    ]);
  });
});
