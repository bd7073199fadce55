import type { RegisterChange } from '@statbook/domain/register-watch';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { registerChange } from '../platform/database/schema.ts';
import type { ReadingOwner } from './new-snapshot.ts';

/** Keeps what a reading found changed; gives the ids in the order of the changes. */
export async function insertRegisterChanges(
  tx: Transaction,
  owner: ReadingOwner,
  { changes, readAt }: { changes: readonly RegisterChange[]; readAt: Date },
): Promise<number[]> {
  if (changes.length === 0) return [];
  const rows = await tx
    .insert(registerChange)
    .values(changes.map((change) => ({ ...owner, at: readAt, ...toRow(change) })))
    .returning({ id: registerChange.id });
  return rows.map(({ id }) => id);
}

function toRow({ kind, subject, before, now, origin, filing, entry }: RegisterChange) {
  return {
    kind,
    subject,
    before: before ?? null,
    now: now ?? null,
    origin,
    filingId: filing?.filingId ?? null,
    entry: entry === undefined ? null : toStoredEntry(entry),
  };
}

const toStoredEntry = ({ id, type, date, description }: NonNullable<RegisterChange['entry']>) => ({
  id,
  type,
  date: date ?? null,
  description,
});

/** What nobody here filed, until somebody knows of it or it is corrected. */
export const isAlarm = and(
  eq(registerChange.origin, 'not-ours'),
  or(isNull(registerChange.settledAs), eq(registerChange.settledAs, 'not-ours')),
);

export async function countAlarms(tx: Transaction, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(registerChange)
    .where(and(eq(registerChange.companyId, companyId), isAlarm));
  return row?.number ?? 0;
}
