import { findPeople } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { lowerFirst } from '@statbook/domain/lower-first';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { listPeopleByName } from './find-people-queries.ts';
import { listRolesOf, type RoleOfPerson } from './person-queries.ts';
import { isHeld, kindOf, nameOfPerson, protectionOf } from './present-person.ts';

/** So many are offered at once: whoever seeks another types more of the name. */
const mostPeople = 20;
const mostPlaces = 3;

/** People to choose one from, in the order of their names. */
export const findPeopleHandler = ({ clock }: { clock: Clock }) =>
  handle(findPeople, async ({ tx, query: { text, kind } }) => {
    const personIds = await listPeopleByName(tx, { text, kind, limit: mostPeople });
    const roles = Map.groupBy(await listRolesOf(tx, personIds), ({ role }) => role.personId);
    return {
      entity: personIds.flatMap((personId) => {
        const their = roles.get(personId) ?? [];
        return their.length === 0 ? [] : [presentFound(personId, their, clock.today())];
      }),
    };
  });

function presentFound(personId: string, roles: readonly RoleOfPerson[], today: CivilDate) {
  const born = roles.find(({ detail }) => detail.compared.birthMonth)?.detail.compared.birthMonth;
  return {
    personId,
    name: nameOfPerson(roles),
    kind: kindOf(roles),
    born,
    places: [...new Set(roles.map((role) => placeOf(role, today)))].slice(0, mostPlaces),
    roleCount: roles.length,
    protection: protectionOf(roles),
  };
}

function placeOf({ detail, companyName }: RoleOfPerson, today: CivilDate): string {
  const { role } = detail;
  const text = isHeld(detail, today) ? role : `Formerly ${lowerFirst(role)}`;
  return `${text} of ${companyName}`;
}
