import { civilDate, isBefore } from '@statbook/domain/dates';
import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Mail } from '../../../platform/messages/mailer.ts';
import { hashToken, newToken } from '../../../platform/secrets/link-token.ts';
import { readAskedPerson } from '../invitations/asked-person.ts';
import { findContact } from '../invitations/contact-queries.ts';
import { markSent } from '../invitations/invitation-queries.ts';
import { makeCodeInvitation } from '../invitations/send-code-invitation.ts';
import { closeLetter, findUnsentLetter, giveToken, type Letter, listReaders } from './letter-queries.ts';
import { type DueStatement, keyOfStatement, listDueStatements } from './statement-queries.ts';
import { findAccountName } from './setting-queries.ts';
import { writeToPerson, writeToUser } from './write-letter.ts';

export type SendNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'mailer' | 'vault'>;

interface LetterKey {
  accountId: string;
  letterId: string;
}

export function enqueueLetter(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  { accountId, letterId }: LetterKey,
): Promise<void> {
  return jobs.enqueue(tx, 'mail-identity-letter', { accountId, letterId }, { key: letterId });
}

/** A letter as it is handed to the mail server, and the link that it brings along. */
interface Written {
  readonly mail: Mail;
  readonly invitationId?: string;
}

/** Sends a letter of the day with what is still due; one of a day that has passed is left to the next. */
export async function sendLetter(needs: SendNeeds, { accountId, letterId }: LetterKey): Promise<void> {
  const { clock, database, mailer } = needs;
  const scope = { as: 'account', accountId } as const;
  const written = await database.transaction(scope, async (tx) => {
    const found = await findUnsentLetter(tx, letterId);
    if (found === undefined) return undefined;
    const { letter, told } = found;
    const keys = new Set(told.map(keyOfStatement));
    const due = await listDueStatements(tx, clock.today());
    const statements = due.filter((each) => keys.has(keyOfStatement(each)));
    const isStale = isBefore(civilDate(letter.day), clock.today());
    const order = { letter, statements };
    const write = letter.userId === null ? writePerson : writeUser;
    const ready = isStale || statements.length === 0 ? undefined : await write(tx, needs, order);
    if (ready === undefined) await closeLetter(tx, letterId, { voidedAt: clock.now() });
    return ready;
  });
  if (written === undefined) return;
  const { mail, invitationId } = written;
  await mailer.send(mail);
  await database.transaction(scope, async (tx) => {
    await closeLetter(tx, letterId, { sentAt: clock.now() });
    if (invitationId !== undefined) await markSent(tx, invitationId, clock.now());
  });
}

interface Order {
  readonly letter: Letter;
  readonly statements: readonly DueStatement[];
}

async function writeUser(
  tx: Transaction,
  { config }: SendNeeds,
  { letter, statements }: Order,
): Promise<Written | undefined> {
  const [reader] = await listReaders(tx, letter.userId === null ? [] : [letter.userId]);
  if (reader === undefined) return undefined;
  const day = civilDate(letter.day);
  return {
    mail: {
      // The same when it is sent again, so that mail programs show it once.
      id: `identity-${letter.id}`,
      to: { name: reader.fullName, address: reader.email },
      ...writeToUser({ day, statements, publicUrl: config.publicUrl }),
    },
  };
}

/** With a link of its own where the code is missing: each attempt makes another, and the one that follows is good. */
async function writePerson(
  tx: Transaction,
  needs: SendNeeds,
  { letter, statements }: Order,
): Promise<Written | undefined> {
  const { accountId, personId } = letter;
  const asked = personId === null ? undefined : await readAskedPerson(tx, personId, needs.clock.today());
  const contact = asked && (await findContact(tx, needs.vault, asked.ids));
  const [asker] = contact === undefined ? [] : await listReaders(tx, [contact.keptBy]);
  if (asked === undefined || contact === undefined || asker === undefined) return undefined;
  const roles = asked.roles.filter(({ role }) => asker.companyIds?.has(role.companyId) ?? true);
  if (roles.length === 0) return undefined;
  const token = newToken();
  const tokenHash = hashToken(token);
  const invitationId = asked.hasCode
    ? undefined
    : await makeCodeInvitation(tx, needs, {
        accountId,
        asked: { ...asked, roles },
        contact,
        askedBy: asker.id,
      });
  if (invitationId !== undefined) await giveToken(tx, invitationId, tokenHash);
  const words = writeToPerson({
    day: civilDate(letter.day),
    statements,
    asked,
    askedBy: asker.fullName,
    accountName: await findAccountName(tx),
    link: invitationId && `${needs.config.publicUrl}/verify#${token}`,
  });
  const id = `identity-${tokenHash.slice(0, 32)}`;
  return {
    mail: { id, to: { name: words.name, address: contact.email }, subject: words.subject, text: words.text },
    ...(invitationId !== undefined && { invitationId }),
  };
}
