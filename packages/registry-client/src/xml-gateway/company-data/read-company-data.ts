import { readDate, readFlag } from '../values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../xml-reader.ts';
import type { CompanyData, RegisteredOfficer } from './company-data.ts';
import { readCapital, readShareholding } from './read-capital.ts';
import { readAddress, readCorporate, readPerson } from './read-people.ts';
import { readPscs } from './read-pscs.ts';

/** Reads `CompanyData` by name in any order; undefined when the body is something else or names no company. */
export function readCompanyData(body: XmlElement | undefined): CompanyData | undefined {
  const companyNumber = findText(body, 'CompanyNumber');
  if (body?.name !== 'CompanyData' || !companyNumber) return undefined;
  const pscs = findChild(body, 'PSCs');
  return {
    companyNumber,
    companyName: findText(body, 'CompanyName') ?? '',
    category: findText(body, 'CompanyCategory'),
    jurisdiction: findText(body, 'Jurisdiction'),
    ...readMarketFlags(body),
    madeUpDate: readDate(body, 'MadeUpDate'),
    nextDueDate: readDate(body, 'NextDueDate'),
    registeredOfficeAddress: readAddress(findChild(body, 'RegisteredOfficeAddress')),
    registeredEmailAddress: findText(body, 'RegisteredEmailAddress'),
    sailAddress: readAddress(findChild(body, 'SailAddress')),
    sailRecords: listTexts(listChildren(body, 'SailRecords'), 'RecordType'),
    sicCodes: listTexts(listChildren(body, 'SICCodes'), 'SICCode'),
    officers: (findChild(body, 'Officers')?.children ?? []).flatMap((officer) => readOfficer(officer) ?? []),
    pscs: readPscs(pscs),
    pscCompanyStatement: findText(pscs, 'CompanyStatement'),
    statementOfCapital: listChildren(findChild(body, 'StatementOfCapital'), 'Capital').map(readCapital),
    shareholdings: listChildren(body, 'Shareholdings').map(readShareholding),
    publicRegisters: listTexts(
      listChildren(findChild(body, 'Registers'), 'HeldOnPublicRecord'),
      'RegisterType',
    ),
  };
}

function readMarketFlags(body: XmlElement) {
  return {
    tradingOnMarket: readFlag(body, 'TradingOnMarket'),
    dtr5Applies: readFlag(body, 'DTR5Applies'),
    pscExemptAsTradingOnRegulatedMarket: readFlag(body, 'PSCExemptAsTradingOnRegulatedMarket'),
    pscExemptAsSharesAdmittedOnMarket: readFlag(body, 'PSCExemptAsSharesAdmittedOnMarket'),
    pscExemptAsTradingOnUkRegulatedMarket: readFlag(body, 'PSCExemptAsTradingOnUKRegulatedMarket'),
  };
}

const ROLES: Readonly<Record<string, RegisteredOfficer['role']>> = {
  Director: 'director',
  Secretary: 'secretary',
  Member: 'member',
};

function readOfficer(officer: XmlElement): RegisteredOfficer | undefined {
  const role = ROLES[officer.name];
  const person = findChild(officer, 'Person');
  const corporate = findChild(officer, 'Corporate');
  const who = person ? readPerson(person) : corporate && readCorporate(corporate);
  if (!role || !who) return undefined;
  return {
    role,
    appointedOn: readDate(officer, 'AppointmentDate'),
    resignedOn: readDate(officer, 'ResignationDate'),
    isDesignated: readFlag(officer, 'DesignatedInd'),
    who,
  };
}

/** Lists come as one element with many children, or as many elements with one. */
function listTexts(elements: readonly XmlElement[], name: string): readonly string[] {
  return elements
    .flatMap((each) => listChildren(each, name))
    .map((each) => each.text)
    .filter((text) => text !== '');
}
