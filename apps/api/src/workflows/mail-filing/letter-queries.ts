import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { account, appUser, company, filing, filingLetter } from '../../platform/database/schema.ts';

export type FilingLetter = typeof filingLetter.$inferSelect;

/** The letters about a filing, the newest first, with who had them sent. */
export function listLetters(tx: Transaction, filingId: string) {
  return tx
    .select({ letter: filingLetter, sentBy: appUser.fullName })
    .from(filingLetter)
    .innerJoin(appUser, eq(appUser.id, filingLetter.askedBy))
    .where(eq(filingLetter.filingId, filingId))
    .orderBy(desc(filingLetter.askedAt), desc(filingLetter.id));
}

/** Where the last letter of a company went that was not refused. */
export async function findLastAddress(tx: Transaction, companyId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ address: filingLetter.toAddress })
    .from(filingLetter)
    .where(and(eq(filingLetter.companyId, companyId), isNull(filingLetter.refusedAt)))
    .orderBy(desc(filingLetter.askedAt), desc(filingLetter.id))
    .limit(1);
  return row?.address;
}

/** How many letters an account has had sent since then. Whoever asks takes turns with others until the transaction ends. */
export async function countLettersSince(tx: Transaction, accountId: string, since: Date): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`letters to clients ${accountId}`}, 0))`,
  );
  const [row] = await tx
    .select({ number: count() })
    .from(filingLetter)
    .where(and(eq(filingLetter.accountId, accountId), gt(filingLetter.askedAt, since)));
  return row?.number ?? 0;
}

export async function insertLetter(
  tx: Transaction,
  values: typeof filingLetter.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(filingLetter).values(values).returning({ id: filingLetter.id });
  if (row === undefined) throw new Error('The letter was not stored.');
  return row.id;
}

/** What a letter says that the mail server is still to be asked about. */
export async function findUnsentLetter(tx: Transaction, letterId: string) {
  const [row] = await tx
    .select({
      letter: filingLetter,
      form: filing.form,
      state: filing.state,
      companyName: company.name,
      companyNumber: company.number,
      companyType: company.type,
      accountName: account.name,
      sender: { name: appUser.fullName, address: appUser.email },
    })
    .from(filingLetter)
    .innerJoin(filing, eq(filing.id, filingLetter.filingId))
    .innerJoin(company, eq(company.id, filingLetter.companyId))
    .innerJoin(account, eq(account.id, filingLetter.accountId))
    .innerJoin(appUser, eq(appUser.id, filingLetter.askedBy))
    .where(and(eq(filingLetter.id, letterId), isNull(filingLetter.sentAt), isNull(filingLetter.refusedAt)));
  return row;
}

export type UnsentLetter = NonNullable<Awaited<ReturnType<typeof findUnsentLetter>>>;

export async function updateLetter(
  tx: Transaction,
  letterId: string,
  values: Partial<Pick<FilingLetter, 'failedAt' | 'refusedAt' | 'sentAt'>>,
): Promise<void> {
  await tx.update(filingLetter).set(values).where(eq(filingLetter.id, letterId));
}
