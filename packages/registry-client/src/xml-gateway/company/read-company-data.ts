import { readDate, readFlag } from '../message/values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../message/xml-reader.ts';
import { readCapital, readShareholding } from './read-capital.ts';
import { readAddress, readCorporate, readPerson } from './read-people.ts';
import { readPscs } from './read-pscs.ts';

/**
 * Reads `CompanyData` (v3-6) by name in any order; undefined when the body is something else or names no company. Real
 * answers leave out what the schema calls mandatory. Dates are `YYYY-MM-DD`, numbers decimal texts as sent.
 */
export function readCompanyData(body: XmlElement | undefined) {
  const companyNumber = findText(body, 'CompanyNumber');
  if (body?.name !== 'CompanyData' || !companyNumber) return undefined;
  const pscs = findChild(body, 'PSCs');
  return {
    companyNumber,
    companyName: findText(body, 'CompanyName') ?? '',
    /** PLC, BYSHR, BYGUAR, BYSHREXUNDSEC60, BYGUAREXUNDSEC60, UNLCWSHRCAP, UNLCWOSHRCAP, LLP. */
    category: findText(body, 'CompanyCategory'),
    /** EW, SC, WA, NI, EU, UK, EN, OTHER. */
    jurisdiction: findText(body, 'Jurisdiction'),
    ...readMarketFlags(body),
    madeUpDate: readDate(body, 'MadeUpDate'),
    nextDueDate: readDate(body, 'NextDueDate'),
    registeredOfficeAddress: readAddress(findChild(body, 'RegisteredOfficeAddress')),
    registeredEmailAddress: findText(body, 'RegisteredEmailAddress'),
    sailAddress: readAddress(findChild(body, 'SailAddress')),
    /** The records kept at the SAIL address: MEMBER, DIRCONTRACT, … */
    sailRecords: listTexts(listChildren(body, 'SailRecords'), 'RecordType'),
    sicCodes: listTexts(listChildren(body, 'SICCodes'), 'SICCode'),
    officers: (findChild(body, 'Officers')?.children ?? []).flatMap((officer) => readOfficer(officer) ?? []),
    pscs: readPscs(pscs),
    /** The company's statement that stands in place of PSCs, with the registry's own spelling. */
    pscCompanyStatement: findText(pscs, 'CompanyStatement'),
    statementOfCapital: listChildren(findChild(body, 'StatementOfCapital'), 'Capital').map(readCapital),
    shareholdings: listChildren(body, 'Shareholdings').map(readShareholding),
    /** Registers kept on the public record. */
    publicRegisters: listTexts(
      listChildren(findChild(body, 'Registers'), 'HeldOnPublicRecord'),
      'RegisterType',
    ),
  };
}

/**
 * All that the registry holds about a company, protected data included: full dates of birth, home addresses, holdings.
 * To be kept as secrets.
 */
export type CompanyData = NonNullable<ReturnType<typeof readCompanyData>>;

function readMarketFlags(body: XmlElement) {
  return {
    tradingOnMarket: readFlag(body, 'TradingOnMarket'),
    dtr5Applies: readFlag(body, 'DTR5Applies'),
    pscExemptAsTradingOnRegulatedMarket: readFlag(body, 'PSCExemptAsTradingOnRegulatedMarket'),
    pscExemptAsSharesAdmittedOnMarket: readFlag(body, 'PSCExemptAsSharesAdmittedOnMarket'),
    pscExemptAsTradingOnUkRegulatedMarket: readFlag(body, 'PSCExemptAsTradingOnUKRegulatedMarket'),
  };
}

const roles: Readonly<Record<string, 'director' | 'secretary' | 'member'>> = {
  Director: 'director',
  Secretary: 'secretary',
  Member: 'member',
};

function readOfficer(officer: XmlElement) {
  const role = roles[officer.name];
  const person = findChild(officer, 'Person');
  const corporate = findChild(officer, 'Corporate');
  const who = person ? readPerson(person) : corporate && readCorporate(corporate);
  if (!role || !who) return undefined;
  return {
    role,
    appointedOn: readDate(officer, 'AppointmentDate'),
    resignedOn: readDate(officer, 'ResignationDate'),
    /** LLP members only. */
    isDesignated: readFlag(officer, 'DesignatedInd'),
    who,
  };
}

/** A director, secretary or LLP member. */
export type RegisteredOfficer = CompanyData['officers'][number];

/** Lists come as one element with many children, or as many elements with one. */
function listTexts(elements: readonly XmlElement[], name: string): string[] {
  return elements
    .flatMap((each) => listChildren(each, name))
    .map((each) => each.text)
    .filter((text) => text !== '');
}
