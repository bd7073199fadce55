import type { Company, Psc } from '../../register/company.ts';
import type { FormFacts } from './open-gateway.ts';
import { odile } from './quarry-company.ts';
import { writeAddress, writeElements } from './write-notices.ts';
import {
  nobody,
  writeCessation,
  writeControllerVerification,
  writeControllingBody,
  writeControlChange,
  writeControlStatement,
  writeIdentity,
  writeLegalPerson,
  writeLinkedStatement,
  writeNatures,
  writeNewController,
  writeNotification,
  writeOdile,
  writeWithdrawal,
} from './write-pscs.ts';

/** Odile and two bodies, as the register holds them. */
export const controllers: Psc[] = [
  {
    id: 'p'.repeat(27),
    kind: 'individual',
    person: odile,
    natures: ['ownership-of-shares-50-to-75-percent', 'right-to-appoint-and-remove-directors-as-trust'],
    notifiedOn: '2019-11-15',
  },
  {
    id: 'g'.repeat(27),
    kind: 'corporate-entity',
    corporate: { name: 'GRANITE NOMINEES LIMITED', address: { premises: '7' } },
    natures: ['voting-rights-25-to-50-percent'],
    notifiedOn: '2019-11-15',
  },
  {
    id: 'l'.repeat(27),
    kind: 'legal-person',
    corporate: { name: 'PENMARROW PARISH COUNCIL', address: { premises: '1' } },
    natures: ['significant-influence-or-control'],
    notifiedOn: '2019-11-15',
  },
];

/** With a statement beside them that says nothing of the company itself. */
export const controlledCompany: Pick<Company, 'pscs' | 'pscStatements'> = {
  pscs: controllers,
  pscStatements: [{ id: 's'.repeat(27), statement: 'psc-details-not-confirmed', notifiedOn: '2020-01-01' }],
};

type Samples = readonly (readonly [type: string, FormFacts])[];

const move = { Change: writeElements({ Address: writeAddress() }) };
const granite = { CorporateName: 'GRANITE NOMINEES LIMITED' };
const council = { LegalPersonName: 'PENMARROW PARISH COUNCIL' };
const newNatures = {
  Change: writeElements({ NatureOfControls: writeNatures('SIGINFLUENCECONTROL') }),
};
const identified = { PSCStatement: 'PSC_EXISTS_BUT_NOT_IDENTIFIED' };
const unconfirmed = { PSCStatement: 'PSC_DETAILS_NOT_CONFIRMED' };
const home = writeElements({ ServiceAddress: writeElements({ Address: writeAddress() }) });

const changes = {
  individual: writeControlChange({ Individual: writeOdile({ Change: home }) }),
  corporate: writeControlChange({ Corporate: writeElements({ ...granite, ...move }) }),
  legal: writeControlChange({ LegalPerson: writeElements({ ...council, ...move }) }),
};

/** One good delivery of each form about the control of a company, by the type that its filing history shows. */
export const controlNotices: Samples = [
  ['PSC01', writeNotification({ Individual: writeNewController() })],
  ['PSC02', writeNotification({ Corporate: writeControllingBody() })],
  ['PSC03', writeNotification({ LegalPerson: writeLegalPerson() })],
  ['PSC04', changes.individual],
  ['PSC05', changes.corporate],
  ['PSC06', changes.legal],
  ['PSC07', writeCessation({ Individual: writeOdile() })],
  ['PSC08', writeControlStatement(identified)],
  ['PSC09', writeWithdrawal(unconfirmed)],
];

const surplus = { LLPNatureOfControls: writeNatures('RIGHTTOSHARESURPLUSASSETS_25TO50PERCENT') };

/** The same of a limited liability partnership. */
export const partnershipControlNotices: Samples = [
  ['LLPSC01', writeNotification({ Individual: writeNewController() }, surplus)],
  ['LLPSC02', writeNotification({ Corporate: writeControllingBody() }, surplus)],
  ['LLPSC03', writeNotification({ LegalPerson: writeLegalPerson() }, surplus)],
  ['LLPSC04', changes.individual],
  ['LLPSC05', changes.corporate],
  ['LLPSC06', changes.legal],
  ['LLPSC07', writeCessation({ LegalPerson: writeElements(council) })],
  ['LLPSC08', writeControlStatement(writeLinkedStatement({ Individual: writeOdile() }))],
  ['LLPSC09', writeWithdrawal(unconfirmed)],
];

/** What is accepted and no item of the filing history. */
export const unshownNotices: Samples = [['VS01', writeControllerVerification()]];

/** Deliveries whose shape is wrong, or only looks so. */
export const doubtfulPscForms: readonly FormFacts[] = [
  writeNotification({ Individual: writeNewController({ VerificationDetails: writeIdentity() }) }),
  writeNotification({ Individual: writeNewController({ Forename: undefined, Title: undefined }) }),
  writeNotification({ Individual: writeNewController({ Nationality: undefined }) }),
  writeNotification({ Individual: writeNewController({ CountryOfResidence: undefined }) }),
  writeNotification({ Individual: writeNewController({ ResidentialAddress: undefined }) }),
  writeNotification({ Individual: writeNewController({ Occupation: 'Slater' }) }),
  writeNotification({ SuperSecureIndividual: 'true' }),
  writeNotification({ SuperSecureIndividual: 'false' }),
  writeNotification({ Individual: writeNewController() }, {}),
  writeNotification({ Individual: writeNewController() }, { NatureOfControls: '' }),
  writeNotification({ Individual: writeNewController() }, { NatureOfControls: writeNatures('CONTROL') }),
  writeNotification(
    { Individual: writeNewController() },
    { LLPNatureOfControls: writeNatures('OWNERSHIPOFSHARES_25TO50PERCENT') },
  ),
  writeNotification(
    { Individual: writeNewController() },
    {
      NatureOfControls: writeNatures(...Array.from({ length: 25 }, () => 'SIGINFLUENCECONTROL')),
    },
  ),
  writeNotification({ Corporate: writeControllingBody() }, undefined, { NotificationDate: '16/11/2026' }),
  writeNotification({ Corporate: writeControllingBody() }, undefined, { RegisterEntryDate: '2026-11-16' }),
  writeNotification({ Corporate: writeControllingBody({ PSCCompanyIdentification: undefined }) }),
  writeNotification({ Corporate: writeControllingBody({ CorporateName: 'x'.repeat(161) }) }),
  writeNotification({
    Corporate: writeControllingBody({
      PSCCompanyIdentification: '<LawGoverned>German</LawGoverned><LegalForm>GmbH</LegalForm>',
    }),
  }),
  writeNotification({ LegalPerson: writeLegalPerson({ LegalPersonIdentification: undefined }) }),
  writeControlChange({ Individual: writeOdile() }),
  writeControlChange({ Individual: writeOdile({ PartialDOB: undefined }) }),
  writeControlChange({ Individual: writeOdile({ PartialDOB: '<Month>13</Month><Year>1971</Year>' }) }),
  writeControlChange({ Individual: writeOdile({ PartialDOB: '<Month>4</Month><Year>1899</Year>' }) }),
  writeControlChange({ Individual: writeOdile({ Change: writeElements({ Occupation: 'Slater' }) }) }),
  writeControlChange({
    Individual: writeOdile({
      Change: '<ResidentialAddress><SameAsServiceAddress>true</SameAsServiceAddress></ResidentialAddress>',
    }),
  }),
  writeControlChange({
    Individual: writeOdile({
      Change: writeElements({
        ResidentialAddress: writeElements({ Address: writeAddress(), SecureAddressInd: 'true' }),
      }),
    }),
  }),
  writeControlChange({ Corporate: writeElements({ ...granite, ...newNatures }) }),
  writeControlChange({ LegalPerson: writeElements({ ...council, ...move }) }, '2026-11-18', {
    RegisterEntryDate: '2026-11-18',
  }),
  writeControlChange({ SuperSecureIndividual: 'true' }),
  writeCessation({ SuperSecureIndividual: 'true' }),
  writeCessation({ Corporate: writeElements({ ...granite, ...move }) }),
  writeCessation({ Individual: writeOdile({ DOB: '1971-04-09' }) }),
  writeCessation({ LegalPerson: writeElements(council) }, 'today'),
  writeControlStatement({ CompanyStatement: 'NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNIFICANT_CONTROL' }),
  writeControlStatement({ CompanyStatement: 'PSC_DETAILS_NOT_CONFIRMED' }),
  writeControlStatement({ ...nobody, PSCStatement: 'PSC_DETAILS_NOT_CONFIRMED' }),
  writeControlStatement(writeLinkedStatement({})),
  writeControlStatement(nobody, { RegisterEntryDate: '2026-11-18' }),
  writeWithdrawal(nobody, ''),
  writeWithdrawal({ PSCStatement: 'RESTRICTIONS_NOTICE_ISSUED_TO_PSC' }, '2026-11-18', {
    RestrictionsNoticeWithdrawalReason: 'RESTRICTIONS_NOTICE_WITHDRAWN_BY_COMPANY',
  }),
  writeWithdrawal(nobody, '2026-11-18', { RestrictionsNoticeWithdrawalReason: 'OTHER' }),
  writeControllerVerification({}, { CompaniesHousePersonalCode: 'AB12-CD34-E' }),
  writeControllerVerification({}, { CompaniesHousePersonalCode: 'AB12' }),
  writeControllerVerification({}, { NameMismatchReason: 'MARRIED' }),
  writeControllerVerification({ PartialDOB: undefined, OtherForenames: undefined }),
];
