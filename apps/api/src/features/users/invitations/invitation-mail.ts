import { accessFlagTexts } from '@statbook/contract';
import { formatCivilDate } from '@statbook/domain/dates';
import type { Platform } from '../../../composition.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Mail } from '../../../platform/messages/mailer.ts';
import { toFlags } from '../roles/role-queries.ts';
import { markSent, takeLetter } from './invitation-queries.ts';
import { hashToken, newToken } from '../../../platform/secrets/link-token.ts';

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

/**
 * Sends the letter with the link. Each attempt makes a secret of its own, which only the letter holds: where a mail server
 * took a letter without saying so, the link of the one that follows is good.
 */
async function sendInvitation(
  { clock, config, database, mailer }: Dependencies,
  { accountId, invitationId }: InvitationKey,
): Promise<void> {
  const scope = { as: 'account', accountId } as const;
  const token = newToken();
  const tokenHash = hashToken(token);
  const letter = await database.transaction(scope, (tx) => takeLetter(tx, invitationId, tokenHash));
  if (letter === undefined) return;
  const link = `${config.publicUrl}/invitation#${token}`;
  await mailer.send({ ...writeInvitation(letter, link), id: `invitation-${tokenHash.slice(0, 32)}` });
  await database.transaction(scope, (tx) => markSent(tx, invitationId, clock.now()));
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
  const chosen = companyCount === 1 ? '1 company' : `${companyCount} companies`;
  const held = toFlags(flags);
  if (held.length === 0) return ['What you may do there is still to be chosen.'];
  return [
    `For ${allCompanies ? 'every company' : chosen} you may:`,
    ...held.map((flag) => `- ${accessFlagTexts[flag]}`),
  ];
}
