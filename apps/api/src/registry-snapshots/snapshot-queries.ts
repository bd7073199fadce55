import type {
  CompanyData,
  CompanyProfile,
  FilingHistoryPage,
  InsolvencyCase,
  PaymentPeriod,
  PublicCharges,
  PublicExemption,
  PublicOfficers,
  PublicPscStatement,
  PublicPscs,
} from '@statbook/registry-client';
import { and, desc, inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { registryReading } from '../platform/database/schema.ts';

/** What each kind of reading holds: the value that the registry's client gave. */
export interface ReadingValues {
  profile: CompanyProfile;
  officers: PublicOfficers;
  pscs: PublicPscs;
  'psc-statements': readonly PublicPscStatement[];
  charges: PublicCharges;
  /** The newest filings, read with the rest of the record. */
  'filing-history': FilingHistoryPage;
  /** All of them, read once somebody looks at those that the page above does not reach. */
  'whole-filing-history': FilingHistoryPage;
  exemptions: readonly PublicExemption[];
  insolvency: readonly InsolvencyCase[];
  /** Without the protected parts, which lie sealed beside it. */
  'company-data': CompanyData;
  'payment-periods': readonly PaymentPeriod[];
}

export type ReadingKind = keyof ReadingValues;

/** What the registry said about one thing. */
export interface Reading<Kind extends ReadingKind = ReadingKind> {
  id: string;
  /** When it first said so; it is asked again and stored only when the answer differs. */
  readAt: Date;
  value: ReadingValues[Kind];
  /** Sealed JSON of the protected parts, where there are any. */
  protectedSealed: Uint8Array | null;
}

export type Readings<Kind extends ReadingKind> = { [K in Kind]?: Reading<K> };

/** The latest reading of each kind asked for; a kind that was never read is absent. */
export async function findLatestReadings<Kind extends ReadingKind>(
  tx: Transaction,
  companyId: string,
  kinds: readonly Kind[],
): Promise<Readings<Kind>> {
  return (await findReadingsOfAll(tx, [companyId], kinds)).get(companyId) ?? {};
}

/** The same of several companies; one of which nothing was read is absent. */
export async function findReadingsOfAll<Kind extends ReadingKind>(
  tx: Transaction,
  companyIds: readonly string[],
  kinds: readonly Kind[],
): Promise<ReadonlyMap<string, Readings<Kind>>> {
  const { id, companyId, kind, readAt, value, protectedSealed } = registryReading;
  const rows = await tx
    .selectDistinctOn([companyId, kind], { id, companyId, kind, readAt, value, protectedSealed })
    .from(registryReading)
    .where(and(isOneOf(companyId, companyIds), inArray(kind, [...kinds])))
    .orderBy(companyId, kind, desc(readAt));
  // Not parsed again: only the import writes these rows, by these kinds, from answers that the registry's client has
  // checked by schema, and no role can change them (append-only by trigger). A record of a large company is megabytes,
  // and to parse it at each look would cost more than the query.
  const readings = new Map<string, object>();
  for (const [company, own] of Map.groupBy(rows, (row) => row.companyId))
    readings.set(company, Object.fromEntries(own.map((row) => [row.kind, row])));
  return readings;
}

/** The latest reading of a kind. */
export async function findLatestReading<Kind extends ReadingKind>(
  tx: Transaction,
  companyId: string,
  kind: Kind,
): Promise<Reading<Kind> | undefined> {
  const readings: Readings<Kind> = await findLatestReadings(tx, companyId, [kind]);
  return readings[kind];
}
