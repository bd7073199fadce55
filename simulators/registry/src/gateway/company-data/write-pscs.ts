import type { CorporateBody, Person, Psc } from '../../world/types.ts';
import { element, type Markup, optionalText, textElement } from '../xml/write-xml.ts';
import { writeAddress, writeServiceAddress } from './write-address.ts';
import { type Dataset, writeName, writeResidentialAddress } from './write-officers.ts';

/** Controls and statements in force, or ended since the last statement; undefined when there is nothing to say. */
export function writePscs(dataset: Dataset): Markup | undefined {
  const { company } = dataset;
  const since = company.confirmation?.lastMadeUpTo ?? '';
  const isOpen = ({ ceasedOn = '9999-12-31' }: { ceasedOn?: string }) => ceasedOn > since;
  const pscs = company.pscs.filter(isOpen).map((psc) => writePsc(psc, dataset));
  const statements = company.pscStatements.filter(({ ceasedOn }) => ceasedOn === undefined);
  if (pscs.length > 0) {
    const others = statements.map(({ statement }) => toConstant(statement)).filter(isPscLevel);
    const notes = others.map((value) => element('PSC', [textElement('PSCStatementNotification', value)]));
    return element('PSCs', [...notes, ...pscs]);
  }
  const [first] = statements;
  if (first === undefined) return undefined;
  const value = toConstant(first.statement);
  return element('PSCs', [
    isPscLevel(value)
      ? element('PSC', [textElement('PSCStatementNotification', value)])
      : textElement('CompanyStatement', value),
  ]);
}

const pscLevelStatements = [
  'PSC_EXISTS_BUT_NOT_IDENTIFIED',
  'PSC_DETAILS_NOT_CONFIRMED',
  'PSC_CONTACTED_BUT_NO_RESPONSE',
  'RESTRICTIONS_NOTICE_ISSUED_TO_PSC',
];

function isPscLevel(statement: string): boolean {
  return pscLevelStatements.includes(statement);
}

/** `psc-exists-but-not-identified` as PSC_EXISTS_BUT_NOT_IDENTIFIED; both misspell SIGNFICANT alike. */
function toConstant(statement: string): string {
  return statement.toUpperCase().replaceAll('-', '_');
}

function writePsc(psc: Psc, dataset: Dataset): Markup {
  if (psc.kind.startsWith('super-secure')) {
    return element('PSC', [textElement('SuperSecureIndividual', 'true')]);
  }
  const isLlp = dataset.company.type === 'llp';
  return element('PSC', [
    element('PSCNotification', [
      writeHolder(psc, dataset),
      element(
        isLlp ? 'LLPNatureOfControls' : 'NatureOfControls',
        psc.natures.map((nature) => textElement('NatureOfControl', toNature(nature))),
      ),
      textElement('NotificationDate', psc.notifiedOn),
      optionalText('CessationDate', psc.ceasedOn),
    ]),
  ]);
}

/** `ownership-of-shares-25-to-50-percent-as-trust` as OWNERSHIPOFSHARES_25TO50PERCENT_AS_TRUST. */
function toNature(nature: string): string {
  const [, root = '', capacity = ''] =
    /^(.*?)(-as-trust|-as-firm)?$/.exec(nature.replace('-limited-liability-partnership', '')) ?? [];
  const [, right = '', from, to] = /^(.*?)(?:-(\d+)-to-(\d+)-percent)?$/.exec(root) ?? [];
  const band = from === undefined ? '' : `_${from}TO${to}PERCENT`;
  const words = right === 'significant-influence-or-control' ? 'sig-influence-control' : right;
  return `${words.replaceAll('-', '')}${band}${capacity.replaceAll('-', '_')}`.toUpperCase();
}

function writeHolder({ kind, person, corporate }: Psc, dataset: Dataset): Markup | undefined {
  if (person !== undefined) return writeIndividual(person, dataset);
  if (corporate === undefined) return undefined;
  const address = element('Address', writeAddress(corporate.address, { quirks: dataset.quirks }));
  return kind.startsWith('legal-person')
    ? element('LegalPerson', [
        textElement('LegalPersonName', corporate.name),
        address,
        element('LegalPersonIdentification', writeLaw(corporate)),
      ])
    : element('Corporate', [
        textElement('CorporateName', corporate.name),
        address,
        writeIdentification(corporate),
      ]);
}

function writeIndividual(person: Person, { company, quirks }: Dataset): Markup {
  return element('Individual', [
    ...writeName(person),
    writeServiceAddress(person.serviceAddress, company.registeredOffice, { quirks }),
    textElement('DOB', person.dateOfBirth ?? '0001-01-01'),
    textElement('Nationality', person.nationality ?? 'British'),
    textElement('CountryOfResidence', person.countryOfResidence ?? 'England'),
    writeResidentialAddress(person, quirks) ??
      element('ResidentialAddress', [textElement('SameAsServiceAddress', 'true')]),
  ]);
}

function writeIdentification(corporate: CorporateBody): Markup {
  const { placeRegistered, registrationNumber, countryRegistered } = corporate.identification ?? {};
  return element('PSCCompanyIdentification', [
    optionalText('PSCPlaceRegistered', placeRegistered),
    optionalText('PSCRegistrationNumber', registrationNumber),
    ...writeLaw(corporate),
    optionalText('CountryOrState', countryRegistered),
  ]);
}

function writeLaw({ identification }: CorporateBody): Markup[] {
  const { legalAuthority = '', legalForm = '' } = identification ?? {};
  return [textElement('LawGoverned', legalAuthority), textElement('LegalForm', legalForm)];
}
