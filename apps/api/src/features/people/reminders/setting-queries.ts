import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { account, appUser, identityReminderSetting } from '../../../platform/database/schema.ts';

type Row = typeof identityReminderSetting.$inferSelect;

export type ReminderSetting = Pick<Row, 'toWhom' | 'userIds' | 'toPeople'>;

/** As an account has it that has chosen nothing. */
const unchosen: ReminderSetting = { toWhom: 'main-users', userIds: [], toPeople: false };

export async function getReminderSetting(tx: Transaction): Promise<ReminderSetting> {
  const [row] = await tx.select().from(identityReminderSetting);
  return row ?? unchosen;
}

export async function saveReminderSetting(tx: Transaction, row: Row): Promise<void> {
  const { accountId, ...values } = row;
  await tx
    .insert(identityReminderSetting)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: identityReminderSetting.accountId, set: values });
}

/** Who can be reminded: whoever works here and may see companies. */
export function listRemindable(tx: Transaction) {
  return tx
    .select({
      userId: appUser.id,
      fullName: appUser.fullName,
      isMain: sql<boolean>`${appUser.kind} = 'main'`,
    })
    .from(appUser)
    .where(
      and(
        eq(appUser.status, 'active'),
        sql`(${appUser.kind} = 'main' or 'viewCompany' = any(${appUser.flags}))`,
      ),
    )
    .orderBy(appUser.fullName, appUser.id);
}

/** Whom of these the account still knows. */
export async function listKnownUsers(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(isOneOf(appUser.id, userIds));
  return rows.map(({ id }) => id);
}

/** What the practice is called. */
export async function findAccountName(tx: Transaction): Promise<string> {
  const [row] = await tx.select({ name: account.name }).from(account);
  return row?.name ?? '';
}
