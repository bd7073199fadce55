import type { FormFacts } from './open-gateway.ts';

/** The elements that a test wants otherwise: another text, another markup, or none. */
export type Changes = Record<string, string | undefined>;

/** Elements in their order, but for those that are left out. */
function write(elements: Changes): string {
  return Object.entries(elements)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => `<${name}>${content}</${name}>`)
    .join('');
}

function writeForm(element: string, elements: Changes, facts: FormFacts = {}): FormFacts {
  const form = `<${element} xmlns="http://xmlgw.companieshouse.gov.uk">${write(elements)}</${element}>`;
  return { messageClass: element, form, ...facts };
}

export function writeAddress(changes: Changes = {}): string {
  return write({
    Premise: '7',
    Street: 'Kiln Lane',
    PostTown: 'Penmarrow',
    Country: 'GB-ENG',
    Postcode: 'ZZ4 4ZB',
    ...changes,
  });
}

export const writeOfficeChange = (address: Changes = {}, changes: Changes = {}) =>
  writeForm('ChangeRegisteredOfficeAddress', {
    Address: writeAddress(address),
    AcceptAppropriateOfficeAddressStatement: 'true',
    ...changes,
  });

export const writeSailChange = (address: Changes = {}) =>
  writeForm('SailAddress', { Address: writeAddress(address) });

export function writeRecordsMove(
  to: 'MoveToSAILAddress' | 'MoveToRegisteredOffice',
  records: string[],
): FormFacts {
  const lists = records.map((record) => write({ RegisterList: write({ RecordType: record }) }));
  const form = `${write({ [to]: 'true' })}${lists.join('')}`;
  return wrap('RecordChangeOfLocation', form);
}

export const writeSailRemoval = () =>
  writeForm('RecordChangeOfLocation', { MoveToRegisteredOffice: 'true', RemoveSAILAddressInd: 'true' });

function wrap(element: string, content: string): FormFacts {
  return {
    messageClass: element,
    form: `<${element} xmlns="http://xmlgw.companieshouse.gov.uk">${content}</${element}>`,
  };
}

export const writeDateChange = (changes: Changes = {}) =>
  writeForm('ChangeAccountingReferenceDate', {
    AccountRefDate: '2026-11-30',
    ChangeToPeriod: 'EXTEND',
    AmendedAccountRefDate: '2027-03-31',
    ...changes,
  });

export const writeNameChange = (changes: Changes = {}, documents = '') =>
  writeForm(
    'ChangeOfName',
    {
      MethodOfChange: 'RESOLUTION',
      ProposedCompanyName: 'PENMARROW SLATE LIMITED',
      MeetingDate: '2026-11-20',
      NoticeGiven: 'true',
      ...changes,
    },
    { documents },
  );

const verification = write({
  CompaniesHousePersonalCode: 'NW11NW22NW3',
  VerificationStatements: write({ VerificationStatementForIndividual: 'INDIVIDUAL_VERIFIED' }),
});

export function writeNewDirector(changes: Changes = {}): string {
  return write({
    Title: 'Dr',
    Forename: 'Wenna',
    OtherForenames: 'Rose',
    Surname: 'Penrose',
    ServiceAddress: write({ SameAsRegisteredOffice: 'true' }),
    DOB: '1980-05-06',
    Nationality: 'British',
    CountryOfResidence: 'England',
    PreviousNames: undefined,
    ResidentialAddress: write({ Address: writeAddress() }),
    VerificationDetails: verification,
    ...changes,
  });
}

export function writeNewSecretary(): string {
  return write({ Forename: 'Jago', Surname: 'Nance', ServiceAddress: write({ Address: writeAddress() }) });
}

export function writeNewMember(changes: Changes = {}): string {
  return writeNewDirector({ Nationality: undefined, ...changes });
}

export function writeBody(changes: Changes = {}): string {
  return write({
    CorporateName: 'GRANITE NOMINEES LIMITED',
    Address: writeAddress(),
    CompanyIdentification: write({ UK: write({ RegistrationNumber: '01234567' }) }),
    ...changes,
  });
}

/** Who is appointed: `{ Director: { Person: … } }`, with the designation of a member before it. */
export function writeAppointment(
  kind: 'Director' | 'Secretary' | 'Member',
  officer: Changes,
  changes: Changes = {},
): FormFacts {
  return writeForm('OfficerAppointment', {
    AppointmentDate: '2026-11-16',
    ConsentToAct: 'true',
    ...changes,
    [kind]: write(officer),
  });
}

/** Hugh Carlyon, as the register has him; his surname first. */
export function writeHugh(changes: Changes = {}): string {
  return write({ Title: undefined, Surname: 'CARLYON', Forename: 'Hugh', DOB: '1968-12-01', ...changes });
}

export function writeResignation(kind: string, officer: Changes, date = '2026-11-18'): FormFacts {
  return writeForm('OfficerResignation', { ResignationDate: date, [kind]: write(officer) });
}

export function writeOfficerChange(kind: string, officer: Changes, date = '2026-11-18'): FormFacts {
  return writeForm('OfficerChangeDetails', { DateOfChange: date, [kind]: write(officer) });
}

export { write as writeElements };
