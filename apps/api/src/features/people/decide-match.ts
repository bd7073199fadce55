import { decidePersonMatch } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { joinPeople } from './join-people.ts';
import { findOpenMatch } from './match-queries.ts';
import { listRolesThatBeganWith } from './person-queries.ts';
import {
  keepApart,
  listApart,
  listOpenRoles,
  listRolesByOwn,
  lockPeople,
  ownIdsOf,
  type PersonRole,
} from './person-role-queries.ts';
import { HIDDEN_NAME } from './present-person.ts';

/**
 * Decides whether two are the same. Both of the entries are within the reach of who decides; what else the two hold goes along,
 * so it is done in the account's own scope.
 */
export const decidePersonMatchHandler = ({ clock, database }: Pick<Platform, 'clock' | 'database'>) =>
  handle(decidePersonMatch, async ({ person, body: { matchId, isSame }, note }) => {
    const seen = await database.transaction(person.scope, (tx) => findSeen(tx, matchId));
    if (seen === undefined) return refuse('not-found');
    const { accountId, userId } = person;
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      await lockPeople(tx, accountId);
      const sides = await readSides(tx, matchId);
      if (sides instanceof Refusal) return sides;
      const by = { by: userId, at: clock.now() };
      if (!isSame) await keepApart(tx, { here: sides.into, there: sides.from }, by);
      else
        await joinPeople(
          tx,
          [
            {
              into: personOf(sides.into),
              from: [personOf(sides.from)],
              rule: 'decided',
              evidence: sides.evidence,
            },
          ],
          by,
        );
      await note(tx, {
        action: isSame ? 'person.joined' : 'person.kept-apart',
        companyId: seen.companyId,
        subject: seen.name,
        details: { matchId, personId: personOf(sides.into), otherPersonId: personOf(sides.from) },
      });
      return { entity: [{ personId: personOf(sides.into) }] };
    });
  });

/** A proposal as the person may see it, with the name that the first of its companies has. */
async function findSeen(tx: Transaction, matchId: string) {
  const match = await findOpenMatch(tx, matchId);
  if (match === undefined) return undefined;
  const [entry] = await listRolesThatBeganWith(tx, [match.oneId]);
  return { companyId: match.companyId, name: entry?.detail.name ?? HIDDEN_NAME };
}

interface Sides {
  /** Whose page remains: the one with more roles, of as many the one that was first. */
  readonly into: readonly PersonRole[];
  readonly from: readonly PersonRole[];
  readonly evidence: readonly string[];
}

/** The two with all their roles, where it is still open whether they are the same. */
async function readSides(tx: Transaction, matchId: string): Promise<Sides | Refusal> {
  const match = await findOpenMatch(tx, matchId);
  if (match === undefined) return refuse('changed-meanwhile');
  const entries = await listRolesByOwn(tx, [match.oneId, match.otherId]);
  const people = [...new Set(entries.map(({ personId }) => personId))];
  if (entries.length !== 2 || people.length !== 2) return refuse('changed-meanwhile');
  const roles = await listOpenRoles(tx, people);
  const [into = [], from = []] = [...Map.groupBy(roles, ({ personId }) => personId).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  // Of others among their roles somebody has said that they are not one person.
  const apart = await listApart(tx, ownIdsOf(roles));
  const [here, there] = [new Set(ownIdsOf(into)), new Set(ownIdsOf(from))];
  if (
    apart.some(([one, other]) => (here.has(one) && there.has(other)) || (there.has(one) && here.has(other)))
  )
    return refuse('changed-meanwhile', {
      detail: 'Somebody has said of roles of these two that they are not the same person.',
    });
  return { into, from, evidence: match.evidence };
}

const personOf = ([first]: readonly PersonRole[]): string => first?.personId ?? '';
