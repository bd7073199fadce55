import type { CompanyNumber } from '@statbook/domain/companies';
import type { CallOptions, CompanyProfile, DataApiClient, Fetched } from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../clients/registry-refusal.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { ReadingKind, ReadingValues } from '../../registry-snapshots/snapshot-queries.ts';
import type { NewReading, ReadingOf } from '../../registry-snapshots/new-snapshot.ts';

/** A company as the public register shows it now. */
export interface RegistryRead {
  profile: CompanyProfile;
  readAt: Date;
  readings: NewReading[];
}

/** Entries of the filing history that are read with the rest; older ones are read when somebody looks at them. */
const historyPageSize = 100;

/**
 * Reads a company: the profile, then everything that the profile links to, at once. It is the whole of it or a
 * refusal, so that a record never mixes what was read with what could not be.
 */
export async function readRegistry(
  data: DataApiClient,
  number: CompanyNumber,
  options: CallOptions,
): Promise<RegistryRead | Refusal> {
  const profile = await data.companyProfile(number, options);
  if (!profile.ok) return refuseRegistryFailure(profile);
  const company = profile.value;
  const lists = await Promise.all([
    data.officers(company, options).then((got) => toReading('officers', got)),
    data.pscs(company, options).then((got) => toReading('pscs', got)),
    data.pscStatements(company, options).then((got) => toReading('psc-statements', got)),
    data.charges(company, options).then((got) => toReading('charges', got)),
    data.exemptions(company, options).then((got) => toReading('exemptions', got)),
    data.insolvency(company, options).then((got) => toReading('insolvency', got)),
    data
      .filingHistoryPage(company, { itemsPerPage: historyPageSize }, options)
      .then((got) => toReading('filing-history', got)),
  ]);
  const readings: NewReading[] = [];
  for (const reading of [toReading('profile', profile), ...lists]) {
    if (reading instanceof Refusal) return reading;
    readings.push(reading);
  }
  return { profile: company, readAt: new Date(profile.fetchedAt), readings };
}

function toReading<Kind extends ReadingKind>(
  kind: Kind,
  fetched: Fetched<ReadingValues[Kind]>,
): ReadingOf<Kind> | Refusal {
  if (!fetched.ok) return refuseRegistryFailure(fetched);
  return { kind, value: fetched.value, raw: fetched.raw, readAt: new Date(fetched.fetchedAt) };
}
