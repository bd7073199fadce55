import type { Company, CompanyType, Exemption, Jurisdiction } from '../../register/company.ts';
import type { Content, Markup } from '../../xml/write-xml.ts';
import { writeAddress } from './write-address.ts';
import { type Dataset, writeOfficers } from './write-officers.ts';
import { writePscs } from './write-pscs.ts';
import { writeShareholdings, writeStatementOfCapital } from './write-shares.ts';

const categories: Partial<Record<CompanyType, string>> = {
  plc: 'PLC',
  'old-public-company': 'PLC',
  'private-limited-guarant-nsc': 'BYGUAR',
  'private-limited-guarant-nsc-limited-exemption': 'BYGUAREXUNDSEC60',
  'private-limited-shares-section-30-exemption': 'BYSHREXUNDSEC60',
  'private-unlimited': 'UNLCWSHRCAP',
  'private-unlimited-nsc': 'UNLCWOSHRCAP',
  llp: 'LLP',
};

const jurisdictions: Record<Jurisdiction, string> = {
  'england-wales': 'EW',
  wales: 'WA',
  scotland: 'SC',
  'northern-ireland': 'NI',
  'united-kingdom': 'UK',
  noneu: 'OTHER',
  'european-union': 'EU',
};

/** What the registry holds about a company, protected details included (CompanyData v3-6, section 11). */
export function writeCompanyData(dataset: Dataset): Markup {
  const { company, quirks } = dataset;
  return {
    CompanyData: {
      CompanyNumber: company.number,
      CompanyName: company.name,
      CompanyCategory: categories[company.type] ?? 'BYSHR',
      Jurisdiction: jurisdictions[company.jurisdiction],
      ...writeTradingFlags(company),
      MadeUpDate: dataset.madeUpDate,
      NextDueDate: company.confirmation?.nextMadeUpTo ?? '0001-01-01',
      RegisteredOfficeAddress: writeAddress(company.registeredOffice ?? {}, { quirks, isBritish: true }),
      RegisteredEmailAddress: company.registeredEmail,
      ...writeSail(dataset),
      SICCodes: { SICCode: company.sicCodes },
      Officers: writeOfficers(dataset),
      PSCs: writePscs(dataset),
      StatementOfCapital: writeStatementOfCapital(dataset),
      Shareholdings: writeShareholdings(dataset),
    },
  };
}

/** Where records are kept that are not at the registered office. */
function writeSail({ company: { sail }, quirks }: Dataset) {
  return (
    sail && {
      SailAddress: writeAddress(sail.address, { quirks, isBritish: true }),
      SailRecords: sail.records.map((record) => ({ RecordType: record })),
    }
  );
}

function writeTradingFlags(company: Company): Record<string, Content> {
  const { tradingStatus = 'not-traded' } = company;
  const isExempt = (...keys: Exemption['key'][]) =>
    company.exemptions.some(
      ({ key, periods }) => keys.includes(key) && periods.some(({ to }) => to === undefined),
    );
  return {
    TradingOnMarket: tradingStatus !== 'not-traded',
    DTR5Applies: tradingStatus === 'traded-dtr5',
    PSCExemptAsTradingOnRegulatedMarket: isExempt(
      'psc_exempt_as_trading_on_regulated_market',
      'psc_exempt_as_trading_on_eu_regulated_market',
    ),
    PSCExemptAsSharesAdmittedOnMarket: isExempt('psc_exempt_as_shares_admitted_on_market'),
    PSCExemptAsTradingOnUKRegulatedMarket: isExempt('psc_exempt_as_trading_on_uk_regulated_market'),
  };
}
