import { randomUUID } from 'node:crypto';
import type { Transaction } from '../platform/database/database.ts';
import {
  codeInvitation,
  identityLetter,
  identityReminder,
  identityReminderSetting,
  personContact,
} from '../platform/database/schema.ts';
import type { Owned } from './full-filings.ts';

/** Somebody who is asked for their code, and a letter about a statement that is due. */
export async function insertIdentity(
  tx: Transaction,
  { accountId, companyId, userId, mark, sealed }: Owned,
  personId: string,
): Promise<string[]> {
  const now = new Date();
  const [contact, invitation, letter] = [randomUUID(), randomUUID(), randomUUID()];
  await tx
    .insert(personContact)
    .values({ id: contact, accountId, personId, emailSealed: sealed, keptBy: userId, keptAt: now });
  await tx.insert(codeInvitation).values({
    id: invitation,
    accountId,
    personId,
    contactId: contact,
    askedBy: userId,
    companyIds: [companyId],
    tokenHash: mark,
    expiresAt: now,
    sentAt: now,
  });
  await tx.insert(identityReminderSetting).values({
    accountId,
    toWhom: 'chosen',
    userIds: [userId],
    toPeople: true,
    savedBy: userId,
    savedAt: now,
  });
  // Of the past, and sent: nothing sends it again.
  await tx.insert(identityLetter).values({ id: letter, accountId, userId, day: '2020-01-01', sentAt: now });
  await tx.insert(identityReminder).values({
    letterId: letter,
    accountId,
    companyId,
    kind: 'director-verification',
    subject: mark,
    dueOn: '2020-01-01',
    step: 0,
  });
  return [contact, invitation, letter];
}
