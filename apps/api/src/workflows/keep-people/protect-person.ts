import { endPersonProtection, protectPerson } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { listRolesOf } from '../../features/people/person-queries.ts';
import {
  lapseMatches,
  listOpenRoles,
  lockPeople,
  moveRoles,
  ownIdsOf,
  type PersonRole,
} from '../../features/people/person-role-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  endProtection,
  listProtection,
  sayProtected,
} from '../../registry-snapshots/people/person-protection-queries.ts';
import { listEntriesOf } from './entry-queries.ts';
import { matchEntries } from './match-entries.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'vault'>;

/**
 * Says that somebody is protected, who has a role within reach. What else they hold goes along, seen or not: so it is said in the
 * account's own scope.
 */
export const protectPersonHandler = ({ clock, database }: Needs) =>
  handle(protectPerson, async ({ person, body: { personId, protection, keepsLinks, why }, note }) => {
    const seen = await database.transaction(person.scope, (tx) => listRolesOf(tx, [personId]));
    const [first] = seen;
    if (first === undefined) return refuse('not-found');
    const { accountId, userId } = person;
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      await lockPeople(tx, accountId);
      const roles = await listOpenRoles(tx, [personId]);
      const by = { by: userId, at: clock.now() };
      await endProtection(tx, ownIdsOf(roles), { ...by, why });
      await sayProtected(tx, ownIdsOf(roles), { accountId, protection, why, saidBy: userId, saidAt: by.at });
      await settleLinks(tx, roles, { ...by, keepsLinks, why });
      await lapseMatches(tx, ownIdsOf(roles), by);
      const companyId = first.role.companyId;
      await note(tx, {
        companyId,
        subject: first.companyName,
        details: { personId, protection, keepsLinks, why },
      });
      return { entity: [{ personId }] };
    });
  });

interface Settling {
  readonly by: string;
  readonly at: Date;
  readonly keepsLinks: boolean;
  readonly why: string;
}

/** No role of somebody protected is theirs by a rule alone: somebody has checked it, or it has a page of its own. */
async function settleLinks(
  tx: Transaction,
  roles: readonly PersonRole[],
  { by, at, keepsLinks, why }: Settling,
): Promise<void> {
  const byRule = roles.filter((role) => role.linkedBy === null && role.personId !== role.ownPersonId);
  const moved = byRule.map((role) => ({
    role,
    toPersonId: keepsLinks ? role.personId : role.ownPersonId,
    rule: 'decided',
    evidence: role.evidence,
  }));
  await moveRoles(tx, moved, { by, at, why });
}

/** Takes it back. Then the rules look at the person again, who may be found elsewhere. */
export const endPersonProtectionHandler = (needs: Needs) =>
  handle(endPersonProtection, async ({ person, body: { personId, why }, note }) => {
    const { clock, database, vault } = needs;
    const seen = await database.transaction(person.scope, (tx) => listRolesOf(tx, [personId]));
    const [first] = seen;
    if (first === undefined) return refuse('not-found');
    const { accountId, userId } = person;
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      await lockPeople(tx, accountId);
      const ownIds = ownIdsOf(await listOpenRoles(tx, [personId]));
      if ((await listProtection(tx, ownIds)).length === 0) return refuse('changed-meanwhile');
      const now = clock.now();
      await endProtection(tx, ownIds, { by: userId, at: now, why });
      const entries = await listEntriesOf(tx, [personId]);
      await matchEntries(
        tx,
        { vault, now },
        entries.map(({ detail }) => detail),
      );
      await note(tx, {
        companyId: first.role.companyId,
        subject: first.companyName,
        details: { personId, why },
      });
      return { entity: [{ personId }] };
    });
  });
