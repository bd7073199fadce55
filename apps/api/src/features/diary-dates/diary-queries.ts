import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { agentCompany, appUser, diaryDate, diaryDateChange } from '../../platform/database/schema.ts';

export type DiaryRow = typeof diaryDate.$inferSelect;
export type DiaryChange = typeof diaryDateChange.$inferSelect;

/** What a person says of a date. */
export type DiaryContent = Pick<
  DiaryRow,
  'title' | 'startsOn' | 'repeat' | 'daysBefore' | 'note' | 'assignedTo'
>;

/** The dates of a company that stand in its diary, those to be done first. */
export function listDiaryDates(tx: Transaction, companyId: string): Promise<DiaryRow[]> {
  return tx
    .select()
    .from(diaryDate)
    .where(and(eq(diaryDate.companyId, companyId), isNull(diaryDate.removedAt)))
    .orderBy(asc(diaryDate.nextOn), asc(diaryDate.title), asc(diaryDate.id));
}

export function listRemovedDates(tx: Transaction, companyId: string): Promise<DiaryRow[]> {
  return tx
    .select()
    .from(diaryDate)
    .where(and(eq(diaryDate.companyId, companyId), isNotNull(diaryDate.removedAt)))
    .orderBy(desc(diaryDate.removedAt), asc(diaryDate.id))
    .limit(100);
}

/** A date of the company's diary, kept from other writers until the transaction ends. */
export async function lockDiaryDate(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<DiaryRow | undefined> {
  const [row] = await tx
    .select()
    .from(diaryDate)
    .where(and(eq(diaryDate.companyId, companyId), eq(diaryDate.id, id)))
    .for('no key update');
  return row;
}

/** Gives nothing where the id is taken already. */
export async function insertDiaryDate(
  tx: Transaction,
  row: typeof diaryDate.$inferInsert,
): Promise<DiaryRow | undefined> {
  const [inserted] = await tx.insert(diaryDate).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Writes how a date stands now, and keeps the change. */
export async function changeDiaryDate(
  tx: Transaction,
  row: DiaryRow,
  { userId, act, dueOn = null }: { userId: string; act: DiaryChange['act']; dueOn?: string | null },
): Promise<DiaryRow> {
  const changed = { ...row, version: row.version + 1 };
  const { title, startsOn, repeat, daysBefore, note, assignedTo, nextOn, version, removedAt } = changed;
  await tx
    .update(diaryDate)
    .set({ title, startsOn, repeat, daysBefore, note, assignedTo, nextOn, version, removedAt })
    .where(eq(diaryDate.id, row.id));
  await insertChange(tx, changed, { userId, act, dueOn });
  return changed;
}

export async function insertChange(
  tx: Transaction,
  { id, version, accountId, companyId, ...row }: DiaryRow,
  { userId: byUser, act, dueOn }: { userId: string; act: DiaryChange['act']; dueOn: string | null },
): Promise<void> {
  const { title, startsOn, repeat, daysBefore, note, assignedTo } = row;
  const content: DiaryContent = { title, startsOn, repeat, daysBefore, note, assignedTo };
  await tx
    .insert(diaryDateChange)
    .values({ diaryDateId: id, version, accountId, companyId, act, dueOn, content, byUser });
}

/** Everything that was done to the given dates, the latest first. */
export function listChanges(tx: Transaction, ids: readonly string[]): Promise<DiaryChange[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(diaryDateChange)
    .where(isOneOf(diaryDateChange.diaryDateId, ids))
    .orderBy(desc(diaryDateChange.at), desc(diaryDateChange.version));
}

/** For each day of these dates that was ever marked, the mark that counts: the last. */
export function listMarks(tx: Transaction, ids: readonly string[]): Promise<DiaryChange[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { diaryDateId, dueOn, version } = diaryDateChange;
  return tx
    .selectDistinctOn([diaryDateId, dueOn])
    .from(diaryDateChange)
    .where(and(isOneOf(diaryDateId, ids), isNotNull(dueOn)))
    .orderBy(diaryDateId, dueOn, desc(version));
}

/** The users who see a company: to them a date can be given. */
export function listPeopleOfCompany(tx: Transaction, companyId: string) {
  const isGiven = tx
    .select({ one: sql`1` })
    .from(agentCompany)
    .where(and(eq(agentCompany.userId, appUser.id), eq(agentCompany.companyId, companyId)));
  const sees = and(
    sql`'viewCompany' = any (${appUser.flags})`,
    or(appUser.allCompanies, sql`exists (${isGiven})`),
  );
  return tx
    .select({ userId: appUser.id, userName: appUser.fullName })
    .from(appUser)
    .where(and(inArray(appUser.status, ['active', 'invited']), or(eq(appUser.kind, 'main'), sees)))
    .orderBy(asc(appUser.fullName), asc(appUser.id));
}
