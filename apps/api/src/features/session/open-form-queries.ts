import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { openForm } from '../../platform/database/schema.ts';

const kept = z.record(z.string(), z.unknown());

/** What a person had entered in the form of an address. */
export async function findOpenForm(tx: Transaction, userId: string, address: string) {
  const [row] = await tx
    .select({ content: openForm.content, savedAt: openForm.savedAt })
    .from(openForm)
    .where(and(eq(openForm.userId, userId), eq(openForm.address, address)));
  if (row === undefined || row.content === null) return undefined;
  return { values: kept.parse(row.content), savedAt: row.savedAt };
}

/** Keeps a form in the place of what was kept of it before; without content nothing is left of it. */
export async function keepOpenForm(tx: Transaction, form: typeof openForm.$inferInsert): Promise<void> {
  const { title, content } = form;
  await tx
    .insert(openForm)
    .values(form)
    .onConflictDoUpdate({
      target: [openForm.userId, openForm.address],
      set: { title, content, savedAt: sql`now()` },
    });
}
