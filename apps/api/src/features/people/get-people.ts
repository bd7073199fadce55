import { getPeople } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countOpenMatches, listOpenMatches } from './match-queries.ts';
import {
  countPeople,
  listPeople,
  listRolesOf,
  listRolesThatBeganWith,
  type RoleOfPerson,
} from './person-queries.ts';
import { describeRoles, HIDDEN_NAME, kindOf, mostPressing, presentPlace } from './present-person.ts';

/** So many proposals are shown at once; the next come up as these are decided. */
const mostMatches = 10;

/** Everybody on the registers of the companies within reach, and those who may be one. */
export const getPeopleHandler = ({ clock }: { clock: Clock }) =>
  handle(getPeople, async ({ tx, query }) => {
    const today = clock.today();
    const rows = await listPeople(tx, query);
    const all = await countPeople(tx);
    const roles = await listRolesOf(
      tx,
      rows.map(({ personId }) => personId),
    );
    const byPerson = Map.groupBy(roles, ({ role }) => role.personId);
    return {
      entity: rows.map(({ personId, name, companies }) => ({
        personId,
        name: name ?? HIDDEN_NAME,
        companies,
        ...presentRoles(byPerson.get(personId) ?? [], today),
      })),
      total: rows[0]?.total ?? (query.text || query.page === 1 ? 0 : all),
      all,
      matches: await presentMatches(tx),
      matchCount: await countOpenMatches(tx),
    };
  });

const presentRoles = (roles: readonly RoleOfPerson[], today: CivilDate) => ({
  kind: kindOf(roles),
  roleText: describeRoles(roles, today),
  verification: mostPressing(roles, today),
});

async function presentMatches(tx: Transaction) {
  const matches = await listOpenMatches(tx, mostMatches);
  const entries = await listRolesThatBeganWith(
    tx,
    matches.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  );
  const byOwn = new Map(entries.map((each) => [each.role.ownPersonId, each]));
  return matches.flatMap(({ matchId, evidence, oneId, otherId }) => {
    const [one, other] = [byOwn.get(oneId), byOwn.get(otherId)];
    return one && other ? [{ matchId, evidence, one: presentSide(one), other: presentSide(other) }] : [];
  });
}

const presentSide = (entry: RoleOfPerson) => ({
  personId: entry.role.personId,
  name: entry.detail.name ?? HIDDEN_NAME,
  ...presentPlace(entry),
  particulars: entry.detail.particulars,
});
