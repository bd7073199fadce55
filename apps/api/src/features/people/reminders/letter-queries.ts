import type { CivilDate } from '@statbook/domain/dates';
import type { ReminderStep } from '@statbook/domain/identity';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import {
  account,
  agentCompany,
  appUser,
  codeInvitation,
  identityLetter,
  identityReminder,
} from '../../../platform/database/schema.ts';
import type { DueStatement } from './statement-queries.ts';

export type Letter = typeof identityLetter.$inferSelect;

/** Of every account, for the worker. */
export async function listAccounts(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: account.id }).from(account);
  return rows.map(({ id }) => id);
}

/** What could not be sent on its day is told by the next letter. */
export async function voidStaleLetters(
  tx: Transaction,
  { today, now }: { today: CivilDate; now: Date },
): Promise<void> {
  await tx
    .update(identityLetter)
    .set({ voidedAt: now })
    .where(
      and(lt(identityLetter.day, today), isNull(identityLetter.sentAt), isNull(identityLetter.voidedAt)),
    );
}

/** What letters have told: each statement to each recipient, by the furthest step. */
export function listTold(tx: Transaction) {
  return tx
    .select({
      recipientId: sql<string>`coalesce(${identityLetter.userId}, ${identityLetter.personId})`,
      companyId: identityReminder.companyId,
      kind: identityReminder.kind,
      subject: identityReminder.subject,
      dueOn: identityReminder.dueOn,
      step: sql<number>`max(${identityReminder.step})`,
    })
    .from(identityReminder)
    .innerJoin(identityLetter, eq(identityLetter.id, identityReminder.letterId))
    .where(isNull(identityLetter.voidedAt))
    .groupBy(
      identityLetter.userId,
      identityLetter.personId,
      identityReminder.companyId,
      identityReminder.kind,
      identityReminder.subject,
      identityReminder.dueOn,
    );
}

/** A letter of the day, with what it tells; undefined where its recipient has one already. */
export async function insertLetter(
  tx: Transaction,
  letter: typeof identityLetter.$inferInsert,
  told: readonly (Pick<DueStatement, 'companyId' | 'kind' | 'subject' | 'dueOn'> & { step: ReminderStep })[],
): Promise<string | undefined> {
  const [row] = await tx
    .insert(identityLetter)
    .values(letter)
    .onConflictDoNothing()
    .returning({ id: identityLetter.id });
  if (row === undefined) return undefined;
  const { accountId } = letter;
  const values = told.map(({ companyId, kind, subject, dueOn, step }) => ({
    letterId: row.id,
    accountId,
    companyId,
    kind,
    subject,
    dueOn,
    step,
  }));
  await tx.insert(identityReminder).values(values).onConflictDoNothing();
  return row.id;
}

/** A letter that is still to be sent, and what it tells. */
export async function findUnsentLetter(tx: Transaction, letterId: string) {
  const [letter] = await tx
    .select()
    .from(identityLetter)
    .where(
      and(eq(identityLetter.id, letterId), isNull(identityLetter.sentAt), isNull(identityLetter.voidedAt)),
    );
  if (letter === undefined) return undefined;
  const told = await tx.select().from(identityReminder).where(eq(identityReminder.letterId, letterId));
  return { letter, told };
}

export async function closeLetter(
  tx: Transaction,
  letterId: string,
  how: { sentAt: Date } | { voidedAt: Date },
): Promise<void> {
  await tx.update(identityLetter).set(how).where(eq(identityLetter.id, letterId));
}

/** A user who works here, and which companies are within reach: undefined for all. */
export interface Reader {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly companyIds: ReadonlySet<string> | undefined;
}

/** Of these users those who may still see companies. */
export async function listReaders(tx: Transaction, userIds: readonly string[]): Promise<Reader[]> {
  if (userIds.length === 0) return [];
  const users = await tx
    .select()
    .from(appUser)
    .where(and(isOneOf(appUser.id, userIds), eq(appUser.status, 'active')));
  const given = await tx.select().from(agentCompany).where(isOneOf(agentCompany.userId, userIds));
  return users
    .filter(({ kind, flags }) => kind === 'main' || flags.includes('viewCompany'))
    .map(({ id, fullName, email, kind, allCompanies }) => ({
      id,
      fullName,
      email,
      companyIds:
        kind === 'main' || allCompanies
          ? undefined
          : new Set(given.flatMap(({ userId, companyId }) => (userId === id ? [companyId] : []))),
    }));
}

/** Puts the secret of a letter, as its hash, into a link. */
export async function giveToken(tx: Transaction, invitationId: string, tokenHash: string): Promise<void> {
  await tx.update(codeInvitation).set({ tokenHash }).where(eq(codeInvitation.id, invitationId));
}
