import type { Transaction } from '../../platform/database/database.ts';
import { listProtection, sayProtected } from '../../registry-snapshots/people/person-protection-queries.ts';
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
  await protectAlike(tx, all);
}

/** Whoever is joined with somebody protected is protected as they are, also where they are taken out again. */
async function protectAlike(tx: Transaction, ownIds: readonly string[]): Promise<void> {
  const said = await listProtection(tx, ownIds);
  const strictest = said.find(({ protection }) => protection === 'super-secure') ?? said[0];
  if (strictest === undefined) return;
  const known = new Set(said.map(({ ownPersonId }) => ownPersonId));
  const { accountId, protection, why, saidBy, saidAt } = strictest;
  const others = ownIds.filter((ownId) => !known.has(ownId));
  await sayProtected(tx, others, { accountId, protection, why, saidBy, saidAt });
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
