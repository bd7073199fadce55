import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { account, appUser, codeInvitation, personRole } from '../../../platform/database/schema.ts';

export type CodeInvitation = typeof codeInvitation.$inferSelect;

const isOpen = and(isNull(codeInvitation.usedAt), isNull(codeInvitation.voidedAt));

/** The ids that somebody has gone under: their own, and those that their entries began with. */
export async function listIdsOf(tx: Transaction, personId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: personRole.ownPersonId })
    .from(personRole)
    .where(and(eq(personRole.personId, personId), isNull(personRole.endedAt)));
  return [...new Set([personId, ...rows.map(({ id }) => id)])];
}

/** Whoever an id is now: joined with others, or as it was. */
export async function findPersonNow(tx: Transaction, personId: string): Promise<string> {
  const [row] = await tx
    .select({ id: personRole.personId })
    .from(personRole)
    .where(and(eq(personRole.ownPersonId, personId), isNull(personRole.endedAt)))
    .limit(1);
  return row?.id ?? personId;
}

/** Makes the open links of somebody void, also those that have expired; how many they were. */
export async function voidInvitations(
  tx: Transaction,
  personIds: readonly string[],
  { as, at }: { as: NonNullable<CodeInvitation['voidedAs']>; at: Date },
): Promise<number> {
  const ended = await tx
    .update(codeInvitation)
    .set({ voidedAt: at, voidedAs: as })
    .where(and(isOneOf(codeInvitation.personId, personIds), isOpen))
    .returning({ id: codeInvitation.id });
  return ended.length;
}

export async function insertInvitation(
  tx: Transaction,
  values: typeof codeInvitation.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(codeInvitation).values(values).returning({ id: codeInvitation.id });
  if (row === undefined) throw new Error('The invitation was not stored.');
  return row.id;
}

/** The latest of somebody's invitations, and who sent it. */
export async function findLatestInvitation(tx: Transaction, personIds: readonly string[]) {
  const [row] = await tx
    .select({ invitation: codeInvitation, invitedBy: appUser.fullName })
    .from(codeInvitation)
    .innerJoin(appUser, eq(appUser.id, codeInvitation.askedBy))
    .where(isOneOf(codeInvitation.personId, personIds))
    .orderBy(desc(codeInvitation.createdAt), codeInvitation.id)
    .limit(1);
  return row;
}

/** Puts the secret of a new letter, as its hash, into a link that is still to be sent. */
export async function takeLetter(tx: Transaction, invitationId: string, tokenHash: string) {
  const [open] = await tx
    .update(codeInvitation)
    .set({ tokenHash })
    .where(and(eq(codeInvitation.id, invitationId), isOpen, isNull(codeInvitation.sentAt)))
    .returning({ id: codeInvitation.id });
  return open && (await findInvitationFacts(tx, open.id));
}

const change = (tx: Transaction, id: string, values: Partial<typeof codeInvitation.$inferInsert>) =>
  tx.update(codeInvitation).set(values).where(eq(codeInvitation.id, id));

export async function markSent(tx: Transaction, id: string, now: Date): Promise<void> {
  await change(tx, id, { sentAt: now });
}

export async function markUsed(tx: Transaction, id: string, now: Date): Promise<void> {
  await change(tx, id, { usedAt: now });
}

/** Whoever has the link has looked at it, for the first time. */
export async function markOpened(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(codeInvitation)
    .set({ openedAt: now })
    .where(and(eq(codeInvitation.id, id), isNull(codeInvitation.openedAt)));
}

/** Counts a code that was refused; after as many as are allowed the link is void. */
export async function countTry(
  tx: Transaction,
  id: string,
  { allowed, now }: { allowed: number; now: Date },
): Promise<void> {
  const isLast = sql`${codeInvitation.tries} + 1 >= ${allowed}`;
  await tx
    .update(codeInvitation)
    .set({
      tries: sql`${codeInvitation.tries} + 1`,
      voidedAt: sql`case when ${isLast} then ${now.toISOString()}::timestamptz end`,
      voidedAs: sql`case when ${isLast} then 'tried-too-often' end`,
    })
    .where(and(eq(codeInvitation.id, id), isOpen));
}

/** The invitation that a secret belongs to, of whichever account. */
export async function findByToken(
  tx: Transaction,
  tokenHash: string,
): Promise<{ id: string; accountId: string } | undefined> {
  const [row] = await tx
    .select({ id: codeInvitation.id, accountId: codeInvitation.accountId })
    .from(codeInvitation)
    .where(eq(codeInvitation.tokenHash, tokenHash));
  return row;
}

/** Whoever uses a link takes turns: it is good for one code. */
export async function lockInvitation(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: codeInvitation.id })
    .from(codeInvitation)
    .where(eq(codeInvitation.id, id))
    .for('update');
}

/** An invitation, with who asks. */
export interface InvitationFacts {
  readonly invitation: CodeInvitation;
  readonly accountName: string;
  readonly askedBy: string;
}

export async function findInvitationFacts(tx: Transaction, id: string): Promise<InvitationFacts | undefined> {
  const [row] = await tx
    .select({ invitation: codeInvitation, accountName: account.name, askedBy: appUser.fullName })
    .from(codeInvitation)
    .innerJoin(account, eq(account.id, codeInvitation.accountId))
    .innerJoin(appUser, eq(appUser.id, codeInvitation.askedBy))
    .where(eq(codeInvitation.id, id));
  return row;
}
