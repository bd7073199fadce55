import { nameWithNumber } from '@statbook/domain/companies';
import { formatCivilDate } from '@statbook/domain/dates';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../../composition.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendLinkLetter } from '../../../platform/messages/link-letter.ts';
import type { Mail } from '../../../platform/messages/mailer.ts';
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

function sendLetter(dependencies: Dependencies, { accountId, linkId }: LinkKey): Promise<void> {
  return sendLinkLetter(dependencies, accountId, {
    page: '/approve',
    kind: 'approval',
    take: (tx, tokenHash) => takeLetter(tx, linkId, tokenHash),
    write: writeLetter,
    markSent: (tx, now) => markSent(tx, linkId, now),
  });
}

/** What the letter says: who asks, for which form of which company. What is sent stands behind the link alone. */
function writeLetter(facts: LinkFacts, address: string): Omit<Mail, 'id'> {
  const { link, request, signatory, accountName, askedBy, companyName, companyNumber, companyType } = facts;
  const form = `${request.form} ${formNameOf(request.form, companyNumber, companyType)}`;
  return {
    to: { name: signatory.fullName, address: signatory.email },
    subject: `${askedBy} asks for your approval: ${request.form} of ${companyName}`,
    text: [
      `${askedBy} of ${accountName} asks you to approve a form before it is filed with Companies House.`,
      '',
      `Form: ${form}`,
      `Company: ${nameWithNumber({ name: companyName, number: companyNumber })}`,
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
