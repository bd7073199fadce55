import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AskedPerson } from './asked-person.ts';
import { enqueueCodeLetter } from './code-letter.ts';
import type { Contact } from './contact-queries.ts';
import { insertInvitation, voidInvitations } from './invitation-queries.ts';

/** How long a link can be used. */
const lastingDays = 14;

interface Order {
  readonly accountId: string;
  readonly asked: AskedPerson;
  readonly contact: Contact;
  /** Who asks. */
  readonly askedBy: string;
}

/** Asks somebody for their code by a letter with a link: the one before is void from now on. */
export async function sendCodeInvitation(
  tx: Transaction,
  needs: Pick<Platform, 'clock' | 'jobs'>,
  order: Order,
): Promise<void> {
  const invitationId = await makeCodeInvitation(tx, needs, order);
  await enqueueCodeLetter(needs, tx, { accountId: order.accountId, invitationId });
}

/** The same without a letter of its own: what writes to them brings the link along. */
export async function makeCodeInvitation(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { accountId, asked, contact, askedBy }: Order,
): Promise<string> {
  const now = clock.now();
  await voidInvitations(tx, asked.ids, { as: 'replaced', at: now });
  return insertInvitation(tx, {
    accountId,
    personId: asked.personId,
    contactId: contact.id,
    askedBy,
    companyIds: [...new Set(asked.roles.map(({ role }) => role.companyId))],
    createdAt: now,
    expiresAt: new Date(now.getTime() + lastingDays * 24 * 3600 * 1000),
  });
}
