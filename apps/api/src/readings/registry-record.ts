import type { CompanyInReach } from '../pipeline/handler.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type CompanyRow, getCompanyRow } from './company-row-queries.ts';
import { findLatestReadings, type ReadingKind, type Readings } from './reading-queries.ts';

/** What is kept of a company and what the registry said of it last. */
export interface RegistryRecord<Kind extends ReadingKind> {
  row: CompanyRow;
  readings: Readings<Kind>;
  /** What every reply about a record begins with. */
  head: { CompanyId: string; CompanyNumber: string; CompanyName: string; ReadAt: string | null };
}

/** The company's row and the latest readings of the kinds asked for. */
export async function getRegistryRecord<Kind extends ReadingKind>(
  tx: Transaction,
  { id, number, name }: CompanyInReach,
  kinds: readonly Kind[],
): Promise<RegistryRecord<Kind>> {
  const row = await getCompanyRow(tx, id);
  const readings = await findLatestReadings(tx, id, kinds);
  const ReadAt = row.registryReadAt?.toISOString() ?? null;
  return { row, readings, head: { CompanyId: id, CompanyNumber: number, CompanyName: name, ReadAt } };
}
