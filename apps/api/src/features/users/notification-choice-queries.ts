import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { notificationChoice } from '../../platform/database/schema.ts';

export function listNotificationChoices(tx: Transaction, userId: string) {
  return tx.select().from(notificationChoice).where(eq(notificationChoice.userId, userId));
}

export async function saveNotificationChoice(
  tx: Transaction,
  choice: Omit<typeof notificationChoice.$inferSelect, 'updatedAt'>,
): Promise<void> {
  const { inProduct, byMail } = choice;
  await tx
    .insert(notificationChoice)
    .values(choice)
    .onConflictDoUpdate({
      target: [notificationChoice.userId, notificationChoice.kind],
      set: { inProduct, byMail, updatedAt: sql`now()` },
    });
}
