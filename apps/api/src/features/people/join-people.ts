import type { Transaction } from '../../platform/database/database.ts';
import { listProtection, sayProtected } from '../../registry-snapshots/people/person-protection-queries.ts';
import {
  keepApart,
  listOpenMatches,
  listOpenRoles,
  moveRoles,
  ownIdsOf,
  type PersonRole,
  type RoleChange,
  settleOpenMatches,
} from './person-role-queries.ts';

/** People who are one, by a rule and what speaks for it. */
export interface Joining {
  readonly into: string;
  readonly from: readonly string[];
  readonly rule: string;
  readonly evidence: readonly string[];
}

type Joiner = Pick<RoleChange, 'by' | 'at'>;

/** Gives the roles of people to the one that they are. */
export async function joinPeople(
  tx: Transaction,
  joinings: readonly Joining[],
  { by, at }: Joiner,
): Promise<void> {
  if (joinings.length === 0) return;
  const ids = new Set(joinings.flatMap(({ into, from }) => [into, ...from]));
  const rolesOf = Map.groupBy(await listOpenRoles(tx, [...ids]), ({ personId }) => personId);
  const moved = joinings.flatMap(({ into, from, rule, evidence }) =>
    from.flatMap((id) => rolesOf.get(id) ?? []).map((role) => ({ role, toPersonId: into, rule, evidence })),
  );
  await moveRoles(tx, moved, { by, at, why: 'The same person as another' });
  const joined = [...Map.groupBy(joinings, ({ into }) => into)].map(([into, all]) =>
    ownIdsOf([into, ...all.flatMap(({ from }) => from)].flatMap((id) => rolesOf.get(id) ?? [])),
  );
  await settleWithin(tx, joined, { by, at });
  await protectAlike(tx, joined);
}

/** Between people who are one nothing is left to decide. */
async function settleWithin(
  tx: Transaction,
  joined: readonly (readonly string[])[],
  { by, at }: Joiner,
): Promise<void> {
  const personOf = new Map(
    joined.flatMap((ownIds, person) => ownIds.map((ownId) => [ownId, person] as const)),
  );
  const open = await listOpenMatches(tx, [...personOf.keys()]);
  const settled = open.filter(({ oneId, otherId }) => personOf.get(oneId) === personOf.get(otherId));
  await settleOpenMatches(
    tx,
    settled.map(({ id }) => id),
    { outcome: 'same', settledBy: by, settledAt: at },
  );
}

/** Whoever is joined with somebody protected is protected as they are, also where they are taken out again. */
async function protectAlike(tx: Transaction, joined: readonly (readonly string[])[]): Promise<void> {
  const said = await listProtection(tx, joined.flat());
  for (const ownIds of joined) {
    const own = said.filter(({ ownPersonId }) => ownIds.includes(ownPersonId));
    const strictest = own.find(({ protection }) => protection === 'super-secure') ?? own[0];
    if (strictest === undefined) continue;
    const known = new Set(own.map(({ ownPersonId }) => ownPersonId));
    const { accountId, protection, why, saidBy, saidAt } = strictest;
    const others = ownIds.filter((ownId) => !known.has(ownId));
    await sayProtected(tx, others, { accountId, protection, why, saidBy, saidAt });
  }
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
  const back = moved.map((each) => ({ role: each, toPersonId, rule: each.rule, evidence: each.evidence }));
  await moveRoles(tx, back, by);
  await keepApart(tx, { here: [role], there: others }, by);
}
