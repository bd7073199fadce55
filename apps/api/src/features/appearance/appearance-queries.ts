import type { Appearance } from '@statbook/contract/appearance';
import { eq, sql } from 'drizzle-orm';
import type { Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { appearance } from '../../platform/database/schema.ts';

/** What a person's appearance was kept as; nothing while they have chosen nothing. */
export async function findAppearance(tx: Transaction, { userId }: Person): Promise<unknown> {
  const [row] = await tx
    .select({ choices: appearance.choices })
    .from(appearance)
    .where(eq(appearance.userId, userId));
  return row?.choices;
}

export async function keepAppearance(tx: Transaction, person: Person, choices: Appearance): Promise<void> {
  const { userId, accountId } = person;
  await tx
    .insert(appearance)
    .values({ userId, accountId, choices })
    .onConflictDoUpdate({ target: appearance.userId, set: { choices, updatedAt: sql`now()` } });
}
