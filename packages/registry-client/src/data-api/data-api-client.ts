import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { PublicCharges } from './charges.ts';
import type { CompanyProfile, LinkedCompany } from './company-profile.ts';
import { toConnection, type DataApiConfig } from './data-api-config.ts';
import { fetchExemptions, type PublicExemption } from './exemptions.ts';
import { fetchCharges } from './fetch-charges.ts';
import { fetchCompanyProfile } from './fetch-company-profile.ts';
import { fetchFilingHistory, fetchFilingHistoryPage } from './fetch-filing-history.ts';
import type { FilingHistoryPage, FilingHistoryQuery } from './filing-history.ts';
import { fetchInsolvency, type InsolvencyCase } from './insolvency.ts';
import { fetchOfficers, type PublicOfficers } from './officers.ts';
import { fetchPscStatements, type PublicPscStatement } from './psc-statements.ts';
import { fetchPscs, type PublicPscs } from './pscs.ts';
import { fetchRegisteredOffice, type RegisteredOffice } from './registered-office.ts';
import { searchCompanies, type CompanySearch, type FoundCompanies } from './search-companies.ts';

/**
 * The public data API. The lists of a company are asked for by its profile: where the profile has no link,
 * no call is made and nothing is given. Keeps nothing between calls.
 */
export interface DataApiClient {
  companyProfile(companyNumber: string, options?: CallOptions): Promise<Fetched<CompanyProfile>>;
  registeredOffice(
    companyNumber: string,
    options?: CallOptions,
  ): Promise<Fetched<RegisteredOffice | undefined>>;
  officers(company: LinkedCompany, options?: CallOptions): Promise<Fetched<PublicOfficers>>;
  pscs(company: LinkedCompany, options?: CallOptions): Promise<Fetched<PublicPscs>>;
  pscStatements(
    company: LinkedCompany,
    options?: CallOptions,
  ): Promise<Fetched<readonly PublicPscStatement[]>>;
  charges(company: LinkedCompany, options?: CallOptions): Promise<Fetched<PublicCharges>>;
  filingHistoryPage(
    company: LinkedCompany,
    query: FilingHistoryQuery,
    options?: CallOptions,
  ): Promise<Fetched<FilingHistoryPage>>;
  filingHistory(company: LinkedCompany, options?: CallOptions): Promise<Fetched<FilingHistoryPage>>;
  exemptions(company: LinkedCompany, options?: CallOptions): Promise<Fetched<readonly PublicExemption[]>>;
  insolvency(company: LinkedCompany, options?: CallOptions): Promise<Fetched<readonly InsolvencyCase[]>>;
  searchCompanies(search: CompanySearch, options?: CallOptions): Promise<Fetched<FoundCompanies>>;
}

/** A client for one key. */
export function createDataApiClient(config: DataApiConfig): DataApiClient {
  const connection = toConnection(config);
  return {
    companyProfile: (number, options = {}) => fetchCompanyProfile(connection, number, options),
    registeredOffice: (number, options = {}) => fetchRegisteredOffice(connection, number, options),
    officers: (company, options = {}) => fetchOfficers(connection, company, options),
    pscs: (company, options = {}) => fetchPscs(connection, company, options),
    pscStatements: (company, options = {}) => fetchPscStatements(connection, company, options),
    charges: (company, options = {}) => fetchCharges(connection, company, options),
    filingHistoryPage: (company, query, options = {}) =>
      fetchFilingHistoryPage(connection, { company, query }, options),
    filingHistory: (company, options = {}) => fetchFilingHistory(connection, company, options),
    exemptions: (company, options = {}) => fetchExemptions(connection, company, options),
    insolvency: (company, options = {}) => fetchInsolvency(connection, company, options),
    searchCompanies: (search, options = {}) => searchCompanies(connection, search, options),
  };
}
