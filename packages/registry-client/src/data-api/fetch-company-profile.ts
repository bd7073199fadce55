import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { CompanyProfile } from './company-profile.ts';
import { profileWire, toCompanyProfile } from './company-profile-wire.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, mapFetched } from './get-json.ts';

/** Gets a company's profile by its number (eight letters and digits). */
export async function fetchCompanyProfile(
  connection: DataApiConnection,
  companyNumber: string,
  options: CallOptions,
): Promise<Fetched<CompanyProfile>> {
  const path = `/company/${encodeURIComponent(companyNumber)}`;
  return mapFetched(await getJson(connection, { path, schema: profileWire, options }), toCompanyProfile);
}
