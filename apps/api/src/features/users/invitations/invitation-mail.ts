import { accessFlagTexts } from '@statbook/contract';
import { formatCivilDate } from '@statbook/domain/dates';
import type { Platform } from '../../../composition.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendLinkLetter } from '../../../platform/messages/link-letter.ts';
import type { Mail } from '../../../platform/messages/mailer.ts';
import { toFlags } from '../roles/role-queries.ts';
import { markSent, takeLetter } from './invitation-queries.ts';

const queue = 'mail-invitation';

interface InvitationKey {
  accountId: string;
  invitationId: string;
}

export function enqueueInvitationMail(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  { accountId, invitationId }: InvitationKey,
): Promise<void> {
  return jobs.enqueue(tx, queue, { accountId, invitationId }, { key: invitationId });
}

type Dependencies = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'mailer'>;

export function registerInvitationJobs(dependencies: Dependencies): void {
  dependencies.jobs.work(queue, ({ accountId, invitationId }) =>
    sendInvitation(dependencies, { accountId: String(accountId), invitationId: String(invitationId) }),
  );
}

function sendInvitation(
  dependencies: Dependencies,
  { accountId, invitationId }: InvitationKey,
): Promise<void> {
  return sendLinkLetter(dependencies, accountId, {
    page: '/invitation',
    kind: 'invitation',
    take: (tx, tokenHash) => takeLetter(tx, invitationId, tokenHash),
    write: writeInvitation,
    markSent: (tx, now) => markSent(tx, invitationId, now),
  });
}

type Letter = NonNullable<Awaited<ReturnType<typeof takeLetter>>>;

/** What the letter says: who invites, into which practice, and what the person may do there. */
function writeInvitation(letter: Letter, link: string): Omit<Mail, 'id'> {
  const { user, inviterName, accountName, expiresAt, companyCount } = letter;
  return {
    to: { name: user.fullName, address: user.email },
    subject: `${inviterName} invites you to ${accountName} on Statbook`,
    text: [
      `${inviterName} invites you to work with ${accountName} on Statbook.`,
      '',
      ...describeAccess(user, companyCount),
      '',
      `Open this link and sign in with ${user.email}:`,
      link,
      '',
      `The link works once, until ${formatCivilDate(dayOf(expiresAt))}.`,
      `If you do not know ${inviterName}, do nothing.`,
      '',
    ].join('\n'),
  };
}

function describeAccess({ kind, flags, allCompanies }: Letter['user'], companyCount: number): string[] {
  if (kind === 'main') return ['You will be a main user: you may do everything, for every company.'];
  const held = toFlags(flags);
  if (held.length === 0) return ['What you may do there is still to be chosen.'];
  return [
    `For ${allCompanies ? 'every company' : describeCompanies(companyCount)} you may:`,
    ...held.map((flag) => `- ${accessFlagTexts[flag]}`),
  ];
}

function describeCompanies(count: number): string {
  if (count === 0) return 'the companies that are still to be chosen';
  return count === 1 ? '1 company' : `${count} companies`;
}
