import type { CallOptions, Fetched } from '../registry-failure.ts';
import { toConnection, type DataApiConfig } from './data-api-config.ts';
import { officerAppointments } from './officer-appointments.ts';
import { charges } from './records/charges.ts';
import { companyProfile, type LinkedCompany } from './records/company-profile.ts';
import { exemptions } from './records/exemptions.ts';
import { fetchFilingHistoryPage, filingHistory, type FilingHistoryQuery } from './records/filing-history.ts';
import { insolvency } from './records/insolvency.ts';
import { officers } from './records/officers.ts';
import { pscStatements } from './records/psc-statements.ts';
import { pscs } from './records/pscs.ts';
import type { ReadList } from './requests/company-list.ts';
import { getJson } from './requests/get-json.ts';
import { searchCompanies, type CompanySearch } from './search-companies.ts';

/** A client for one key. Keeps nothing between calls. */
export function createDataApiClient(config: DataApiConfig) {
  const connection = toConnection(config);
  /** Where the profile has no link to a list, no call is made and the list is empty. */
  const read =
    <List>(list: ReadList<List>) =>
    (company: LinkedCompany, options: CallOptions = {}): Promise<Fetched<List>> =>
      list(connection, company, options);
  return {
    /** Gets a company's profile by its number (eight letters and digits). */
    companyProfile: (companyNumber: string, options: CallOptions = {}) => {
      const path = `/company/${encodeURIComponent(companyNumber)}`;
      return getJson(connection, { path, schema: companyProfile, options });
    },
    officers: read(officers),
    pscs: read(pscs),
    pscStatements: read(pscStatements),
    charges: read(charges),
    filingHistory: read(filingHistory),
    exemptions: read(exemptions),
    insolvency: read(insolvency),
    filingHistoryPage: (company: LinkedCompany, query: FilingHistoryQuery, options: CallOptions = {}) =>
      fetchFilingHistoryPage(connection, { company, query }, options),
    /** What one officer id holds and held in any company. One human may have several ids. */
    officerAppointments: (officerId: string, options: CallOptions = {}) =>
      officerAppointments(connection, officerId, options),
    searchCompanies: (search: CompanySearch, options: CallOptions = {}) =>
      searchCompanies(connection, search, options),
  };
}

/** The public data API. */
export type DataApiClient = ReturnType<typeof createDataApiClient>;
