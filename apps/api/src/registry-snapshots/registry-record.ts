import type { CompanyInReach } from '../pipeline/handler.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type CompanyRow, listCompanyRows } from './company-row-queries.ts';
import { findReadingsOfAll, type ReadingKind, type Readings } from './snapshot-queries.ts';

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
  company: CompanyInReach,
  kinds: readonly Kind[],
): Promise<RegistryRecord<Kind>> {
  const [record] = await listRegistryRecords(tx, [company], kinds);
  if (record === undefined) throw new Error(`No company ${company.id}`);
  return record;
}

/** The same of several companies. */
export async function listRegistryRecords<Kind extends ReadingKind>(
  tx: Transaction,
  companies: readonly CompanyInReach[],
  kinds: readonly Kind[],
): Promise<readonly RegistryRecord<Kind>[]> {
  const ids = companies.map(({ id }) => id);
  const rows = await listCompanyRows(tx, ids);
  const readings = await findReadingsOfAll(tx, ids, kinds);
  return companies.flatMap(({ id, number, name }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const readAt = row.registryReadAt?.toISOString() ?? null;
    const head = { companyId: id, companyNumber: number, companyName: name, readAt };
    return [{ row, readings: readings.get(id) ?? {}, head }];
  });
}
