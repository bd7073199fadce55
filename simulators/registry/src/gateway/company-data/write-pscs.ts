import type { CorporateBody, Person, Psc } from '../../register/company.ts';
import type { Content } from '../../xml/write-xml.ts';
import { writeAddress, writeServiceAddress } from './write-address.ts';
import { type Dataset, writeName, writeResidentialAddress } from './write-officers.ts';

/** Controls and statements in force, or ended since the last statement; undefined when there is neither. */
export function writePscs(dataset: Dataset): Content | undefined {
  const { company } = dataset;
  const since = company.confirmation?.lastMadeUpTo ?? '';
  const pscs = company.pscs
    .filter(({ ceasedOn = '9999-12-31' }) => ceasedOn > since)
    .map((psc) => writePsc(psc, dataset));
  const statements = company.pscStatements
    .filter(({ ceasedOn }) => ceasedOn === undefined)
    .map(({ statement }) => toConstant(statement));
  if (pscs.length > 0) return { PSC: [...statements.filter(isPscLevel).map(writeStatement), ...pscs] };
  // One about somebody who has ceased since is neither.
  const first = statements.find((one) => isPscLevel(one) || companyStatements.includes(one));
  if (first === undefined) return undefined;
  return isPscLevel(first) ? { PSC: writeStatement(first) } : { CompanyStatement: first };
}

function writeStatement(statement: string): Content {
  return { PSCStatementNotification: statement };
}

const pscLevelStatements = [
  'PSC_EXISTS_BUT_NOT_IDENTIFIED',
  'PSC_DETAILS_NOT_CONFIRMED',
  'PSC_CONTACTED_BUT_NO_RESPONSE',
  'RESTRICTIONS_NOTICE_ISSUED_TO_PSC',
];

const companyStatements = [
  'NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL',
  'STEPS_TO_FIND_PSC_NOT_YET_COMPLETED',
];

function isPscLevel(statement: string): boolean {
  return pscLevelStatements.includes(statement);
}

/** `psc-exists-but-not-identified` as PSC_EXISTS_BUT_NOT_IDENTIFIED; both misspell SIGNFICANT alike. */
function toConstant(statement: string): string {
  return statement.toUpperCase().replaceAll('-', '_');
}

function writePsc(psc: Psc, dataset: Dataset): Content {
  if (psc.kind.startsWith('super-secure')) return { SuperSecureIndividual: true };
  const natures = { NatureOfControl: psc.natures.map(toNature) };
  const isLlp = dataset.company.type === 'llp';
  return {
    PSCNotification: {
      ...writeHolder(psc, dataset),
      ...(isLlp ? { LLPNatureOfControls: natures } : { NatureOfControls: natures }),
      NotificationDate: psc.notifiedOn,
      CessationDate: psc.ceasedOn,
    },
  };
}

/** `ownership-of-shares-25-to-50-percent-as-trust` as OWNERSHIPOFSHARES_25TO50PERCENT_AS_TRUST. */
function toNature(nature: string): string {
  const [, root = '', capacity = ''] =
    /^(.*?)(-as-trust|-as-firm)?$/.exec(nature.replace('-limited-liability-partnership', '')) ?? [];
  const [, right = '', from, to] = /^(.*?)(?:-(\d+)-to-(\d+)-percent)?$/.exec(root) ?? [];
  const band = from === undefined ? '' : `_${from}TO${to}PERCENT`;
  const name = right === 'significant-influence-or-control' ? 'sig-influence-control' : right;
  return `${name.replaceAll('-', '')}${band}${capacity.replaceAll('-', '_')}`.toUpperCase();
}

function writeHolder({ kind, person, corporate }: Psc, dataset: Dataset) {
  if (person !== undefined) return { Individual: writeIndividual(person, dataset) };
  if (corporate === undefined) return undefined;
  const address = writeAddress(corporate.address, { quirks: dataset.quirks });
  if (kind.startsWith('legal-person')) {
    const law = writeLaw(corporate);
    return {
      LegalPerson: { LegalPersonName: corporate.name, Address: address, LegalPersonIdentification: law },
    };
  }
  return {
    Corporate: {
      CorporateName: corporate.name,
      Address: address,
      PSCCompanyIdentification: writeIdentification(corporate),
    },
  };
}

function writeIndividual(person: Person, { company, quirks }: Dataset): Content {
  return {
    ...writeName(person),
    ServiceAddress: writeServiceAddress(person.serviceAddress, company.registeredOffice, { quirks }),
    DOB: person.dateOfBirth ?? '0001-01-01',
    Nationality: person.nationality ?? 'British',
    CountryOfResidence: person.countryOfResidence ?? 'England',
    ResidentialAddress: writeResidentialAddress(person, quirks) ?? { SameAsServiceAddress: true },
  };
}

function writeIdentification(corporate: CorporateBody): Content {
  const { placeRegistered, registrationNumber, countryRegistered } = corporate.identification ?? {};
  return {
    PSCPlaceRegistered: placeRegistered,
    PSCRegistrationNumber: registrationNumber,
    ...writeLaw(corporate),
    CountryOrState: countryRegistered,
  };
}

function writeLaw({ identification }: CorporateBody) {
  const { legalAuthority = '', legalForm = '' } = identification ?? {};
  return { LawGoverned: legalAuthority, LegalForm: legalForm };
}
