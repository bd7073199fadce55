import type { Transaction } from '../../platform/database/database.ts';
import {
  keepApart,
  listOpenRoles,
  moveRoles,
  ownIdsOf,
  type PersonRole,
  type RoleChange,
  settleMatches,
} from './person-role-queries.ts';

/** Gives the roles of people to the one that they are. */
export async function joinPeople(
  tx: Transaction,
  { into, from }: { into: string; from: readonly string[] },
  change: Omit<RoleChange, 'why'>,
): Promise<void> {
  const there = await listOpenRoles(tx, [into]);
  const joined = await listOpenRoles(tx, from);
  await moveRoles(
    tx,
    joined.map((role) => ({ ...role, toPersonId: into })),
    { ...change, why: 'The same person as another' },
  );
  const all = ownIdsOf([...there, ...joined]);
  const settled = { outcome: 'same' as const, settledBy: change.by, settledAt: change.at };
  await settleMatches(tx, { here: all, there: all }, settled);
}

/**
 * Takes a role out of the person that it was joined with. It goes back to the person that it began with; where that is the one
 * that the others were joined into, they go back to the first of their own.
 */
export async function partRole(
  tx: Transaction,
  { role, others }: { role: PersonRole; others: readonly PersonRole[] },
  by: { by: string; at: Date; why: string },
): Promise<void> {
  const [first] = others;
  if (first === undefined) return;
  const isGuest = role.ownPersonId !== role.personId;
  const moved = isGuest ? [role] : others;
  const toPersonId = isGuest ? role.ownPersonId : first.ownPersonId;
  for (const each of moved)
    await moveRoles(tx, [{ ...each, toPersonId }], { ...by, rule: each.rule, evidence: each.evidence });
  await keepApart(tx, { here: [role], there: others }, by);
}
