import { addDays } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import type { Answers, FormFacts, OfficerFacts } from '@statbook/domain/filing/forms';
import { bristol, daysAgo } from './sample-facts.ts';
import { sampleIncorporation } from './samples/incorporation-answers.ts';
import { samplePscAnswers } from './samples/psc-answers.ts';

/** Good answers to a form, for a company of which this is known; the officers, charges and documents are its own. */
export type SampleAnswers = (facts: FormFacts) => Answers;

/** The last of its officers of a kind in an office: of two directors one stays. */
const lastOfficer = (facts: FormFacts, role: OfficerFacts['role'], kind: OfficerFacts['kind']) =>
  facts.officers.findLast((officer) => officer.role === role && officer.kind === kind);

/** Which officer, and the date of birth where the registry has not opened it: any in the month that it shows. */
function about(officer: OfficerFacts | undefined): Answers {
  if (officer === undefined) return {};
  const { id, born, dateOfBirth, kind, role } = officer;
  const isAsked = kind === 'person' && role !== 'secretary' && dateOfBirth === undefined;
  if (!isAsked || born === undefined) return { officerId: id };
  return { officerId: id, dateOfBirth: `${born.year}-${String(born.month).padStart(2, '0')}-01` };
}

const secretary: SampleAnswers = (facts) => ({
  'officer.name.title': 'Ms',
  'officer.name.forename': 'Dora',
  'officer.name.otherForenames': 'May',
  'officer.name.surname': 'Quince',
  hasFormerNames: 'yes',
  'officer.previousNames.0.forename': 'Dora May',
  'officer.previousNames.0.surname': 'Medlar',
  appointedOn: daysAgo(facts, 6),
  consentToAct: 'yes',
  'officer.serviceAddress.kind': 'registered-office',
});

const director: SampleAnswers = (facts) => ({
  ...secretary(facts),
  dateOfBirth: '1990-02-28',
  'officer.countryOfResidence': 'England',
  'officer.nationalities.0': 'British',
  'officer.nationalities.1': 'Irish',
  'officer.residence.kind': 'protected-address',
  'officer.residence.secured': 'no',
  ...bristol('residentialAddress'),
  personalCode: 'QUN12345678',
  'officer.identityVerified': 'yes',
});

const ukBody: SampleAnswers = (facts) => ({
  'officer.corporateName': 'MEDLAR HOLDINGS LIMITED',
  'officer.registration.kind': 'uk-company',
  'officer.registration.registrationNumber': '00445790',
  'officer.representative.forename': 'Eve',
  'officer.representative.surname': 'Fig',
  appointedOn: daysAgo(facts, 6),
  consentToAct: 'yes',
  ...bristol('officer.address'),
});

const foreignBody: SampleAnswers = (facts) => ({
  'officer.corporateName': 'QUITTE VERWALTUNGS GMBH',
  'officer.registration.kind': 'other',
  'officer.registration.legalForm': 'GmbH',
  'officer.registration.lawGoverned': 'German law',
  'officer.registration.placeRegistered': 'Handelsregister Hamburg, Germany',
  'officer.registration.registrationNumber': 'HRB 12345',
  appointedOn: daysAgo(facts, 6),
  consentToAct: 'yes',
  'officer.address.premise': '12',
  'officer.address.street': 'Deichstrasse',
  'officer.address.postTown': 'Hamburg',
  'officer.address.country': 'Germany',
  'officer.address.postcode': '20459',
});

/** A new address, while the home address stays as it is. */
const movedPerson: Answers = {
  changes: 'service-address',
  'officer.change.serviceAddress.kind': 'address',
  ...bristol('officer.change.serviceAddress.address'),
};

const movedBody: Answers = { changes: 'address', ...bristol('officer.change.address') };

const changeOf =
  (role: OfficerFacts['role'], kind: OfficerFacts['kind'], changed: Answers): SampleAnswers =>
  (facts) => ({ ...about(lastOfficer(facts, role, kind)), changedOn: daysAgo(facts, 6), ...changed });

const registeredCharge: SampleAnswers = (facts) => ({
  createdOn: daysAgo(facts, 6),
  'personsEntitled.0': 'Bank of Fruit plc',
  'personsEntitled.1': 'Orchard Trustees Limited',
  description: 'The freehold land at 7 Park Row, Bristol BS1 5LJ, title number BL12345.',
  fixedCharge: 'yes',
  floatingCharge: 'COVERSALL',
  negativePledge: 'yes',
  bareTrustee: 'no',
  instrument: facts.documents[0]?.id ?? '',
  certificationStatement:
    'I certify that save for material redacted pursuant to s.859G of the Companies Act 2006 the electronic copy instrument delivered as part of this application for registration is a correct copy of the original instrument.',
  certifiedBy: 'Eve Fig, solicitor',
  authentication: 'BIRTOWN,TEL,MUM',
  'authentication.BIRTOWN': 'BRI',
  'authentication.TEL': '123',
  'authentication.MUM': 'SLO',
});

/** A charge that is open, with its particulars where it has no code. */
function aboutCharge({ charges }: FormFacts): Answers {
  const charge = charges.find(({ status }) => !status.endsWith('satisfied') || status === 'part-satisfied');
  if (charge === undefined) return {};
  const { id, code, createdOn, description } = charge;
  if (code !== undefined) return { chargeId: id };
  return {
    chargeId: id,
    'charge.createdOn': createdOn ?? '',
    'charge.instrumentDescription': 'Debenture',
    'charge.shortParticulars': description,
  };
}

const deliverer: Answers = {
  'personDelivering.name': 'Nora Harcastle',
  'personDelivering.interest': 'Chargor',
  ...bristol('personDelivering.address'),
};

const nameChange: SampleAnswers = () => ({
  proposedName: 'Quayside Light Bakery Limited',
  sameDay: 'no',
  noticeGiven: 'yes',
});

/** Ten ordinary shares of £1 at £2.50 each, beside the hundred that there were. */
const allotment: SampleAnswers = (facts) => ({
  allottedFrom: daysAgo(facts, 6),
  'allotments.0.shareClass': 'Ordinary',
  'allotments.0.currency': 'GBP',
  'allotments.0.numberOfShares': '10',
  'allotments.0.nominalValue': '1',
  'allotments.0.amountPaidPerShare': '2.5',
  'allotments.0.amountUnpaidPerShare': '0',
  'statementOfCapital.0.currency': 'GBP',
  'statementOfCapital.0.totalNumberOfShares': '110',
  'statementOfCapital.0.totalAggregateNominalValue': '110',
  'statementOfCapital.0.totalAmountUnpaid': '0',
  'statementOfCapital.0.shares.0.shareClass': 'Ordinary',
  'statementOfCapital.0.shares.0.numberOfShares': '110',
  'statementOfCapital.0.shares.0.aggregateNominalValue': '110',
  'statementOfCapital.0.shares.0.prescribedParticulars':
    'Each share has one vote, and equal rights to dividends and to capital on a winding up. They cannot be redeemed.',
});

/** The period that comes next, ended a month early. */
function shortenedPeriod({ accounts }: FormFacts): Answers {
  const endsOn = accounts?.nextMadeUpTo;
  return endsOn === undefined ? {} : { periodEndsOn: endsOn, newPeriodEndsOn: addDays(endsOn, -31) };
}

/**
 * One good sample of every form that is filed through the gateway, as the registrar wants to see one before a form is used:
 * written for the company of the demonstration, `09990001`, on whatever day it is.
 */
export const sampleAnswers = {
  IN01: () => sampleIncorporation,
  AD01: () => ({ ...bristol('address'), acceptAppropriateAddressStatement: 'yes' }),
  AD02: () => ({ ...bristol('address'), 'address.premise': '9' }),
  AD03: () => ({ records: 'DIRCONTRACT,RESMEET' }),
  AD04: ({ sail }) => ({ move: 'to-registered-office', records: sail.records[0] ?? '' }),
  AA01: shortenedPeriod,
  NM01: (facts) => ({
    ...nameChange(facts),
    meetingDate: daysAgo(facts, 6),
    resolution: facts.documents[0]?.id ?? '',
  }),
  NM04: nameChange,
  AP01: director,
  AP02: ukBody,
  AP03: secretary,
  AP04: foreignBody,
  TM01: (facts) => ({ ...about(lastOfficer(facts, 'director', 'person')), ceasedOn: daysAgo(facts, 6) }),
  TM02: (facts) => ({ ...about(lastOfficer(facts, 'secretary', 'person')), ceasedOn: daysAgo(facts, 6) }),
  CH01: changeOf('director', 'person', {
    ...movedPerson,
    'officer.change.residentialAddressUnchanged': 'yes',
  }),
  CH02: changeOf('director', 'corporate', movedBody),
  CH03: changeOf('secretary', 'person', movedPerson),
  CH04: changeOf('secretary', 'corporate', movedBody),
  ...samplePscAnswers,
  SH01: allotment,
  MR01: registeredCharge,
  MR02: (facts) => ({
    ...registeredCharge(facts),
    createdOn: daysAgo(facts, 900),
    propertyAcquiredOn: daysAgo(facts, 6),
  }),
  MR04: (facts) => ({ ...aboutCharge(facts), 'update.extent': 'FULL', ...deliverer }),
  MR05: (facts) => ({
    ...aboutCharge(facts),
    'update.kind': 'part-released',
    'update.release': 'RELEASE',
    'update.assets': 'The yard behind 7 Park Row, Bristol.',
    ...deliverer,
  }),
} as const satisfies Partial<Record<FormId, SampleAnswers>>;

/** A form of which there is a sample. */
export type SampleForm = keyof typeof sampleAnswers;
