import { findDetail } from '../../filings/kept/detail-queries.ts';
import type { Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type FilingLetter, findLastAddress, listLetters } from './letter-queries.ts';
import { type FilingInReach, listOffered } from './offered-documents.ts';

/** A job that fails is tried again for about a day. */
const triedForMs = 24 * 3600 * 1000;

/** What went to the client about a filing, and what a person may send. */
export async function presentLetters(
  tx: Transaction,
  found: FilingInReach,
  { person, now }: { person: Person; now: Date },
) {
  const documents = await listOffered(tx, found, person);
  const letters = await listLetters(tx, found.filing.id);
  return {
    proposedTo: documents.length === 0 ? null : await proposeAddress(tx, found.company.id),
    documents,
    letters: letters.map(({ letter, sentBy }) => ({
      letterId: letter.id,
      state: stateOf(letter, now),
      to: letter.toAddress,
      note: letter.note,
      documents: letter.documents.map(({ title }) => title),
      sentBy,
      askedAt: letter.askedAt.toISOString(),
      stateAt: (letter.sentAt ?? letter.refusedAt ?? letter.failedAt)?.toISOString(),
    })),
  };
}

async function proposeAddress(tx: Transaction, companyId: string): Promise<string | undefined> {
  return (await findLastAddress(tx, companyId)) ?? (await findDetail(tx, companyId))?.email ?? undefined;
}

function stateOf({ askedAt, failedAt, refusedAt, sentAt }: FilingLetter, now: Date) {
  if (sentAt !== null) return 'sent' as const;
  if (refusedAt !== null) return 'refused' as const;
  if (failedAt === null) return 'on-its-way' as const;
  return now.getTime() - askedAt.getTime() > triedForMs ? ('given-up' as const) : ('delayed' as const);
}
