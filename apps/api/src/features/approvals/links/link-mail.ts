import { formatCivilDate } from '@statbook/domain/dates';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../../composition.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Mail } from '../../../platform/messages/mailer.ts';
import { hashToken, newToken } from '../../../platform/secrets/link-token.ts';
import { type LinkFacts, markSent, takeLetter } from './link-queries.ts';

const queue = 'mail-approval-link';

interface LinkKey {
  accountId: string;
  linkId: string;
}

export function enqueueLinkMail(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  { accountId, linkId }: LinkKey,
): Promise<void> {
  return jobs.enqueue(tx, queue, { accountId, linkId }, { key: linkId });
}

type Dependencies = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'mailer'>;

export function registerLinkJobs(dependencies: Dependencies): void {
  dependencies.jobs.work(queue, ({ accountId, linkId }) =>
    sendLetter(dependencies, { accountId: String(accountId), linkId: String(linkId) }),
  );
}

/**
 * Sends the letter with the link. Each attempt makes a secret of its own, which only the letter holds: where a mail server
 * took a letter without saying so, the link of the one that follows is good.
 */
async function sendLetter(
  { clock, config, database, mailer }: Dependencies,
  { accountId, linkId }: LinkKey,
): Promise<void> {
  const scope = { as: 'account', accountId } as const;
  const token = newToken();
  const tokenHash = hashToken(token);
  const facts = await database.transaction(scope, (tx) => takeLetter(tx, linkId, tokenHash));
  if (facts === undefined) return;
  const address = `${config.publicUrl}/approve#${token}`;
  await mailer.send({ ...writeLetter(facts, address), id: `approval-${tokenHash.slice(0, 32)}` });
  await database.transaction(scope, (tx) => markSent(tx, linkId, clock.now()));
}

/** What the letter says: who asks, for which form of which company. What is sent stands behind the link alone. */
function writeLetter(facts: LinkFacts, address: string): Omit<Mail, 'id'> {
  const { link, request, signatory, accountName, askedBy, companyName, companyNumber } = facts;
  const form = `${request.form} ${formNameOf(request.form, companyNumber)}`;
  return {
    to: { name: signatory.fullName, address: signatory.email },
    subject: `${askedBy} asks for your approval: ${request.form} of ${companyName}`,
    text: [
      `${askedBy} of ${accountName} asks you to approve a form before it is filed with Companies House.`,
      '',
      `Form: ${form}`,
      `Company: ${companyName} (${companyNumber})`,
      '',
      'Open this link to see exactly what would be sent, and to approve or refuse it:',
      address,
      '',
      `The link is for you alone and decides once, until ${formatCivilDate(dayOf(link.expiresAt))}.`,
      `If you do not know ${askedBy}, do nothing.`,
      '',
    ].join('\n'),
  };
}
