import type { CompanyInReach } from '../pipeline/handler.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type CompanyRow, getCompanyRow } from './company-row-queries.ts';
import { findLatestReadings, type ReadingKind, type Readings } from './snapshot-queries.ts';

/** What is kept of a company and what the registry said of it last. */
export interface RegistryRecord<Kind extends ReadingKind> {
  row: CompanyRow;
  readings: Readings<Kind>;
  /** What every reply about a record begins with. */
  head: { companyId: string; companyNumber: string; companyName: string; readAt: string | null };
}

/** The company's row and the latest readings of the kinds asked for. */
export async function getRegistryRecord<Kind extends ReadingKind>(
  tx: Transaction,
  { id, number, name }: CompanyInReach,
  kinds: readonly Kind[],
): Promise<RegistryRecord<Kind>> {
  const row = await getCompanyRow(tx, id);
  const readings = await findLatestReadings(tx, id, kinds);
  const readAt = row.registryReadAt?.toISOString() ?? null;
  return { row, readings, head: { companyId: id, companyNumber: number, companyName: name, readAt } };
}
