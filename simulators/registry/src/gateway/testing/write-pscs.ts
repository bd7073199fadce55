import type { FormFacts } from './open-gateway.ts';
import { type Changes, writeAddress, writeElements } from './write-notices.ts';

function writeForm(element: string, content: string): FormFacts {
  const form = `<${element} xmlns="http://xmlgw.companieshouse.gov.uk">${content}</${element}>`;
  return { messageClass: element, form };
}

export function writeNatures(...natures: string[]): string {
  return natures.map((nature) => writeElements({ NatureOfControl: nature })).join('');
}

export function writeIdentity(changes: Changes = {}): string {
  return writeElements({
    CompaniesHousePersonalCode: 'NW11NW22NW3',
    VerificationStatements: writeElements({ VerificationStatementForIndividual: 'INDIVIDUAL_VERIFIED' }),
    ...changes,
  });
}

/** Somebody who is on no register yet. */
export function writeNewController(changes: Changes = {}): string {
  return writeElements({
    Title: 'Dr',
    Forename: 'Wenna',
    OtherForenames: 'Rose',
    Surname: 'Penrose',
    ServiceAddress: writeElements({ SameAsRegisteredOffice: 'true' }),
    DOB: '1980-05-06',
    Nationality: 'British',
    CountryOfResidence: 'England',
    ResidentialAddress: writeElements({ Address: writeAddress() }),
    VerificationDetails: undefined,
    ...changes,
  });
}

export function writeControllingBody(changes: Changes = {}): string {
  return writeElements({
    CorporateName: 'GRANITE NOMINEES LIMITED',
    Address: writeAddress(),
    PSCCompanyIdentification: writeElements({
      PSCPlaceRegistered: 'Companies House',
      PSCRegistrationNumber: '01234567',
      LawGoverned: 'Companies Act 2006',
      LegalForm: 'Private company limited by shares',
      CountryOrState: 'England',
    }),
    ...changes,
  });
}

export function writeLegalPerson(changes: Changes = {}): string {
  return writeElements({
    LegalPersonName: 'PENMARROW PARISH COUNCIL',
    Address: writeAddress(),
    LegalPersonIdentification: writeElements({
      LawGoverned: 'Local Government Act 1972',
      LegalForm: 'Corporate body',
    }),
    ...changes,
  });
}

/** Who: `{ Individual: … }`, `{ Corporate: … }` or `{ LegalPerson: … }`. */
export function writeNotification(
  who: Changes,
  natures: Changes = { NatureOfControls: writeNatures('VOTINGRIGHTS_25TO50PERCENT') },
  changes: Changes = {},
): FormFacts {
  const content = { ...who, ...natures, NotificationDate: '2026-11-16', ...changes };
  return writeForm('PSCNotification', writeElements(content));
}

/** Odile Trevanion as the public register shows her, in the order in which a form looks for somebody. */
export function writeOdile(changes: Changes = {}): string {
  return writeElements({
    Title: undefined,
    Surname: 'TREVANION',
    Forename: 'Odile',
    OtherForenames: 'Ann Mary',
    PartialDOB: writeElements({ Month: '4', Year: '1971' }),
    ...changes,
  });
}

export function writeControlChange(who: Changes, day = '2026-11-18', more: Changes = {}): FormFacts {
  return writeForm('PSCChangeDetails', writeElements({ ...who, DateOfChange: day, ...more }));
}

export function writeCessation(who: Changes, day = '2026-11-18', more: Changes = {}): FormFacts {
  return writeForm('PSCCessation', writeElements({ ...who, CessationDate: day, ...more }));
}

export const nobody = { CompanyStatement: 'NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL' };

export function writeLinkedStatement(who: Changes): Changes {
  const statement = { Statement: 'PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS', ...who };
  return { PSCLinkedStatement: writeElements(statement) };
}

export function writeControlStatement(statement: Changes, more: Changes = {}): FormFacts {
  return writeForm('PSCStatementNotification', writeElements({ ...statement, ...more }));
}

export function writeWithdrawal(statement: Changes, day = '2026-11-18', more: Changes = {}): FormFacts {
  return writeForm('PSCStatementWithdrawal', writeElements({ ...statement, WithdrawalDate: day, ...more }));
}

/** VS01: her own identity, with her own code. */
export function writeControllerVerification(person: Changes = {}, identity: Changes = {}): FormFacts {
  const details = writeIdentity({ CompaniesHousePersonalCode: 'AB12CD34EF5', ...identity });
  const Change = writeElements({ VerificationDetails: details });
  const Individual = writeOdile({ ...person, Change });
  return writeForm('PSCVerificationStatement', writeElements({ Individual }));
}
