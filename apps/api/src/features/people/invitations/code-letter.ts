import { formatCivilDate } from '@statbook/domain/dates';
import type { Platform } from '../../../composition.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendLinkLetter } from '../../../platform/messages/link-letter.ts';
import type { Mail } from '../../../platform/messages/mailer.ts';
import { addressedAs } from './asked-person.ts';
import { readCodeCase, type CodeCase } from './code-case.ts';
import { type Contact, getContact } from './contact-queries.ts';
import { markSent, takeLetter } from './invitation-queries.ts';

const queue = 'mail-code-invitation';

interface InvitationKey {
  accountId: string;
  invitationId: string;
}

export function enqueueCodeLetter(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  { accountId, invitationId }: InvitationKey,
): Promise<void> {
  return jobs.enqueue(tx, queue, { accountId, invitationId }, { key: invitationId });
}

type Dependencies = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'mailer' | 'vault'>;

export function registerCodeLetterJobs(needs: Dependencies): void {
  needs.jobs.work(queue, ({ accountId, invitationId }) =>
    sendLetter(needs, { accountId: String(accountId), invitationId: String(invitationId) }),
  );
}

function sendLetter(needs: Dependencies, { accountId, invitationId }: InvitationKey): Promise<void> {
  return sendLinkLetter(needs, accountId, {
    page: '/verify',
    kind: 'personal-code',
    take: async (tx, tokenHash) => {
      const facts = await takeLetter(tx, invitationId, tokenHash);
      const found = facts && (await readCodeCase(tx, needs, facts));
      if (found?.state !== 'open') return undefined;
      return { ...found, contact: await getContact(tx, needs.vault, found.invitation.contactId) };
    },
    write: writeLetter,
    markSent: (tx, now) => markSent(tx, invitationId, now),
  });
}

/** Where the registrar says how an identity is verified. */
export const howToVerify = 'https://www.gov.uk/guidance/verifying-your-identity-for-companies-house';

type Letter = CodeCase & { readonly contact: Contact };

/** What the letter says: who asks, for what, and how one comes to have a code. */
function writeLetter(letter: Letter, link: string): Omit<Mail, 'id'> {
  const { askedBy, accountName, invitation, asked, contact } = letter;
  return {
    to: { name: addressedAs(asked), address: contact.email },
    subject: `${askedBy} asks for your Companies House personal code`,
    text: [
      `${askedBy} of ${accountName} asks you for your Companies House personal code.`,
      '',
      'Directors, members of LLPs and people with significant control have to verify their identity, and say so to Companies House for each company. Your code is needed to file that for you:',
      '',
      ...describeRoles(asked.roles),
      '',
      'If your identity is not verified yet, do that first, with GOV.UK One Login or through an authorised agent. It is free with GOV.UK One Login:',
      howToVerify,
      '',
      'You then have a code of 11 letters and digits. Open this link to give it:',
      link,
      '',
      `The link is for you alone and takes one code, until ${formatCivilDate(dayOf(invitation.expiresAt))}. Never send the code by email.`,
      `If you do not know ${askedBy}, do nothing.`,
      '',
    ].join('\n'),
  };
}

/** One line for a company, with what they are there. */
function describeRoles(roles: Letter['asked']['roles']): string[] {
  const byCompany = Map.groupBy(roles, ({ role }) => role.companyId);
  return [...byCompany.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          `- ${first.companyName} (${first.companyNumber}): ${[first, ...others].map(({ detail }) => detail.role).join(', ')}`,
        ],
  );
}
