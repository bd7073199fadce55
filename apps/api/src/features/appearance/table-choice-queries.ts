import { asc, eq, sql } from 'drizzle-orm';
import type { Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { tableChoice } from '../../platform/database/schema.ts';

interface TableChoice {
  tableName: string;
  rowHeight: string | null;
  columns: string[] | null;
}

export function listTableChoices(tx: Transaction, { userId }: Person): Promise<TableChoice[]> {
  const { tableName, rowHeight, columns } = tableChoice;
  return tx
    .select({ tableName, rowHeight, columns })
    .from(tableChoice)
    .where(eq(tableChoice.userId, userId))
    .orderBy(asc(tableName));
}

export async function keepTableChoice(tx: Transaction, person: Person, choice: TableChoice): Promise<void> {
  const { userId, accountId } = person;
  const { rowHeight, columns } = choice;
  await tx
    .insert(tableChoice)
    .values({ userId, accountId, ...choice })
    .onConflictDoUpdate({
      target: [tableChoice.userId, tableChoice.tableName],
      set: { rowHeight, columns, updatedAt: sql`now()` },
    });
}
