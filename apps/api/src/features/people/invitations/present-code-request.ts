import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AskedPerson } from './asked-person.ts';
import { findContact, getContact } from './contact-queries.ts';
import { type CodeInvitation, findLatestInvitation } from './invitation-queries.ts';

type Needs = Pick<Platform, 'clock' | 'vault'>;

/** How far asking somebody for their code has come. */
export async function presentCodeRequest(tx: Transaction, needs: Needs, asked: AskedPerson) {
  const contact = await findContact(tx, needs.vault, asked.ids);
  const latest = await findLatestInvitation(tx, asked.ids);
  return {
    personId: asked.personId,
    needsCode: asked.roles.length > 0,
    hasCode: asked.hasCode,
    email: contact?.email,
    invitation: latest && {
      state: stateOf(latest.invitation, needs.clock.now()),
      email: (await getContact(tx, needs.vault, latest.invitation.contactId)).email,
      invitedBy: latest.invitedBy,
      ...momentsOf(latest.invitation),
    },
  };
}

/** The latest is never one that was replaced. */
export function stateOf({ usedAt, voidedAs, expiresAt }: CodeInvitation, now: Date) {
  if (usedAt !== null) return 'given' as const;
  if (voidedAs === 'tried-too-often') return voidedAs;
  if (voidedAs !== null) return 'withdrawn' as const;
  return expiresAt <= now ? ('expired' as const) : ('open' as const);
}

function momentsOf({ createdAt, sentAt, openedAt, expiresAt, usedAt, voidedAt }: CodeInvitation) {
  return {
    invitedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString(),
    openedAt: openedAt?.toISOString(),
    expiresAt: expiresAt.toISOString(),
    closedAt: (usedAt ?? voidedAt)?.toISOString(),
  };
}
