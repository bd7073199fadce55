import type { Company } from '../../register/company.ts';
import type { FormFacts } from './open-gateway.ts';
import { controlledCompany, controlNotices, partnershipControlNotices } from './psc-samples.ts';
import { director, hugh, odile } from './quarry-company.ts';
import { writeAllotment, writeAllotmentReturn, writeCapital, writeShares } from './write-capital.ts';
import { charges, writeRegistration, writeUpdate } from './write-charges.ts';
import {
  writeAddress,
  writeAppointment,
  writeBody,
  writeDateChange,
  writeElements,
  writeHugh,
  writeNameChange,
  writeNewDirector,
  writeNewMember,
  writeNewSecretary,
  writeOfficeChange,
  writeOfficerChange,
  writeRecordsMove,
  writeResignation,
  writeSailChange,
  writeSailRemoval,
} from './write-notices.ts';

/** A company about which every notice can be filed. */
export const noticeCompany: Partial<Company> = {
  ...controlledCompany,
  charges,
  sail: { address: { premises: '9', line1: 'Almonry Close', locality: 'Evesham' }, records: ['MEMBER'] },
  accounts: {
    referenceDay: 30,
    referenceMonth: 11,
    next: { periodStartOn: '2025-12-01', periodEndOn: '2026-11-30', dueOn: '2027-08-31' },
  },
  officers: [
    director(odile),
    director(hugh),
    { ...director({ ...hugh, forename: 'Jory' }, undefined), role: 'secretary' },
    {
      id: 'b'.repeat(27),
      officerId: 'B'.repeat(27),
      role: 'corporate-secretary',
      corporate: { name: 'GRANITE NOMINEES LIMITED', address: { premises: '7' } },
    },
  ],
};

/** The same as a limited liability partnership. */
export const noticePartnership: Partial<Company> = {
  ...noticeCompany,
  type: 'llp',
  name: 'PENMARROW QUARRIES LLP',
  officers: [{ ...director(hugh), role: 'llp-member' }],
};

const change = {
  Change: writeElements({ ServiceAddress: writeElements({ SameAsRegisteredOffice: 'true' }) }),
};
const designation = { Change: writeElements({ DesignatedInd: 'true', ConsentToAct: 'true' }) };
const jory = { Forename: 'Jory', DOB: undefined };
const granite = { CorporateName: 'GRANITE NOMINEES LIMITED' };
const move = { Change: writeElements({ Address: writeAddress() }) };
const code = { ChargeCode: '098800010002' };

/** One good delivery of each notice of a company, by the type that its filing history shows. */
export const notices: readonly (readonly [type: string, FormFacts])[] = [
  ['AD01', writeOfficeChange()],
  ['AD02', writeSailChange()],
  ['AD03', writeRecordsMove('MoveToSAILAddress', ['DEB'])],
  ['AD04', writeRecordsMove('MoveToRegisteredOffice', ['MEMBER'])],
  ['AD04', writeSailRemoval()],
  ['AA01', writeDateChange()],
  ['CERTNM', writeNameChange()],
  ['AP01', writeAppointment('Director', { Person: writeNewDirector() })],
  ['AP02', writeAppointment('Director', { Corporate: writeBody() })],
  ['AP03', writeAppointment('Secretary', { Person: writeNewSecretary() })],
  ['AP04', writeAppointment('Secretary', { Corporate: writeBody() })],
  ['TM01', writeResignation('Director', { Person: writeHugh() })],
  ['TM02', writeResignation('Secretary', granite)],
  ['CH01', writeOfficerChange('Director', { Person: writeHugh(change) })],
  ['CH03', writeOfficerChange('Secretary', { Person: writeHugh({ ...jory, ...change }) })],
  ['CH04', writeOfficerChange('Secretary', { Corporate: writeElements({ ...granite, ...move }) })],
  ['SH01', writeAllotmentReturn()],
  ['MR01', writeRegistration()],
  ['MR02', writeRegistration({ PropertyAcquiredDate: '2026-11-12' })],
  ['MR04', writeUpdate(code)],
  ['MR05', writeUpdate(code, { AllCeaseRelease: 'CEASEANDRELEASE' })],
  ['MR05', writeUpdate(code, { PartCeaseRelease: 'CEASEANDRELEASE', AssetsDescription: 'The wharf' })],
  ...controlNotices,
];

/** The same of a limited liability partnership. */
export const partnershipNotices: typeof notices = [
  ['LLAD01', writeOfficeChange()],
  ['LLAD02', writeSailChange()],
  ['LLAD03', writeRecordsMove('MoveToSAILAddress', ['DEB'])],
  ['LLAD04', writeSailRemoval()],
  ['LLAA01', writeDateChange()],
  ['CERTNM', writeNameChange({ MethodOfChange: 'LLP', ProposedCompanyName: 'PENMARROW SLATE LLP' })],
  ['LLAP01', writeAppointment('Member', { DesignatedInd: 'true', Person: writeNewMember() })],
  ['LLAP02', writeAppointment('Member', { DesignatedInd: 'false', Corporate: writeBody() })],
  ['LLTM01', writeResignation('Member', { Person: writeHugh() })],
  ['LLCH01', writeOfficerChange('Member', { Person: writeHugh(designation) })],
  ['LLMR01', writeRegistration()],
  ['LLMR02', writeRegistration({ PropertyAcquiredDate: '2026-11-12' })],
  ['LLMR04', writeUpdate(code, { Satisfaction: 'PART' })],
  ['LLMR05', writeUpdate(code, { PartCeaseRelease: 'CEASEANDRELEASE', AssetsDescription: 'The wharf' })],
  ...partnershipControlNotices,
];

const capitalOf = (shares: Parameters<typeof writeShares>[0]) => ({
  StatementOfCapital: writeElements({ Capital: writeCapital({ Shares: writeShares(shares) }) }),
});

/** Deliveries whose shape is wrong, or only looks so. */
export const doubtfulNotices: readonly FormFacts[] = [
  writeOfficeChange({ Street: '', Thoroughfare: '', County: '' }),
  writeOfficeChange({ PostTown: '' }),
  writeOfficeChange({ Postcode: undefined }),
  writeOfficeChange({ PoBox: '1' }),
  writeOfficeChange({}, { AcceptAppropriateOfficeAddressStatement: 'false' }),
  writeSailChange({ Country: 'UNDEF', CareofName: 'é' }),
  writeSailChange({ Country: undefined, OtherForeignCountry: 'Chile' }),
  writeRecordsMove('MoveToSAILAddress', ['PSC']),
  writeRecordsMove('MoveToRegisteredOffice', []),
  writeRecordsMove(
    'MoveToSAILAddress',
    Array.from({ length: 17 }, () => 'DEB'),
  ),
  writeDateChange({ ChangeToPeriod: 'LONGER' }),
  writeDateChange({
    FiveYearExtensionDetails:
      '<ExtensionReason>STATE</ExtensionReason><ExtensionAuthorisedCode>12</ExtensionAuthorisedCode>',
  }),
  writeNameChange({ NoticeGiven: undefined }),
  writeAppointment('Director', { Person: writeNewDirector({ Surname: 'x'.repeat(161) }) }),
  writeAppointment('Director', { Person: writeNewDirector({ PreviousNames: '<Surname>é_</Surname>' }) }),
  writeAppointment('Director', {
    Person: writeNewDirector({ ServiceAddress: '<SameAsRegisteredOffice>1</SameAsRegisteredOffice>' }),
  }),
  writeAppointment('Director', { Person: writeNewDirector(), Corporate: writeBody() }),
  writeAppointment('Director', { Corporate: `<Forename>A</Forename><Surname>B</Surname>${writeBody()}` }),
  writeAppointment('Director', { Corporate: `<Surname>B</Surname>${writeBody()}` }),
  writeAppointment('Director', {
    Corporate: writeBody({ CompanyIdentification: '<NonUK><LawGoverned>X</LawGoverned></NonUK>' }),
  }),
  writeAppointment('Member', { DesignatedInd: '1', Person: writeNewMember() }),
  writeAppointment('Member', { Person: writeNewMember() }),
  writeResignation('Director', { Person: writeHugh({ DOB: undefined }) }),
  writeResignation('Secretary', { Person: writeHugh() }),
  writeOfficerChange('Director', { Person: writeHugh() }),
  writeOfficerChange('Director', { Person: writeHugh({ Change: '<Occupation>X</Occupation>' }) }),
  writeOfficerChange('Director', {
    Person: writeHugh({
      Change:
        '<ServiceAddress><SameAsRegisteredOffice> true </SameAsRegisteredOffice><ResidentialAddressUnchangedInd>true</ResidentialAddressUnchangedInd></ServiceAddress>',
    }),
  }),
  writeOfficerChange('Secretary', { Person: writeHugh(change) }),
  writeAllotmentReturn({ Allotment: writeAllotment({ ShareCurrency: 'TST' }) }),
  writeAllotmentReturn({ Allotment: writeAllotment({ ShareValue: '1234567.89' }) }),
  writeAllotmentReturn({ Allotment: writeAllotment({ Consideration: 'x'.repeat(2001) }) }),
  writeAllotmentReturn({ Allotment: writeAllotment({ AmountPaidDuePerShare: '0.0000001' }) }),
  writeAllotmentReturn(capitalOf({ ShareClass: '' })),
  writeRegistration({ FloatingCharge: 'SOME' }),
  writeRegistration({ BareTrustee: 'false' }),
  writeRegistration({ ChargeDescription: ' Slate' }),
  writeRegistration({ PersonsEntitled: '<ChargeeName></ChargeeName>' }),
  writeUpdate({ ChargeCode: '09880001000A' }),
  writeUpdate({ ChargeCode: 'SC8800010002' }),
  writeUpdate(code, { Satisfaction: 'HALF' }),
  writeUpdate(code, { PartCeaseRelease: 'CEASE' }),
];
