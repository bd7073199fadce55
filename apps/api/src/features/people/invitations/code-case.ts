import type { ReplyOf } from '@statbook/contract';
import type { getCodeByLink } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type AskedPerson, readAskedPerson } from './asked-person.ts';
import { findPersonNow, type InvitationFacts } from './invitation-queries.ts';

export type CodeLinkState = ReplyOf<typeof getCodeByLink>['entity'][number]['state'];

/** An invitation, whom it asks as their registers stand now, and whether it still takes a code. */
export interface CodeCase extends InvitationFacts {
  readonly state: CodeLinkState;
  readonly asked: AskedPerson;
}

/** Of a person as of their companies no more is told than who asked was told. */
export async function readCodeCase(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  facts: InvitationFacts,
): Promise<CodeCase> {
  const { invitation } = facts;
  const personId = await findPersonNow(tx, invitation.personId);
  const found = await readAskedPerson(tx, personId, clock.today());
  const asked = found ?? { personId, ids: [personId], name: '', roles: [], hasCode: false };
  const roles = asked.roles.filter(({ role }) => invitation.companyIds.includes(role.companyId));
  const isAsked = roles.length > 0;
  return {
    ...facts,
    asked: { ...asked, roles },
    state: stateOf(invitation, { hasCode: asked.hasCode, isAsked, now: clock.now() }),
  };
}

const voided = {
  replaced: 'replaced',
  withdrawn: 'withdrawn',
  'tried-too-often': 'tried-too-often',
} as const;

function stateOf(
  { usedAt, voidedAs, expiresAt }: InvitationFacts['invitation'],
  { hasCode, isAsked, now }: { hasCode: boolean; isAsked: boolean; now: Date },
): CodeLinkState {
  if (usedAt !== null) return 'used';
  if (voidedAs !== null) return voided[voidedAs];
  if (expiresAt <= now) return 'expired';
  if (hasCode) return 'held';
  // No role is left that it was asked for.
  return isAsked ? 'open' : 'withdrawn';
}
