import type { Platform } from '../../../composition.ts';
import type { Person } from '../../../pipeline/handler.ts';
import { listRolesOf } from '../person-queries.ts';
import { nameOfPerson } from '../present-person.ts';

/** Somebody with a role within reach, as the activity of its company names them. */
export interface PersonInReach {
  readonly personId: string;
  readonly name: string;
  readonly companyId: string;
  readonly isHuman: boolean;
}

/** Those of these people that the person sees. */
export async function findPeopleInReach(
  { database }: Pick<Platform, 'database'>,
  person: Person,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, PersonInReach>> {
  const roles = await database.transaction(person.scope, (tx) => listRolesOf(tx, personIds));
  const people = Map.groupBy(roles, ({ role }) => role.personId);
  return new Map(
    [...people].map(([personId, theirs]) => [
      personId,
      {
        personId,
        name: nameOfPerson(theirs),
        companyId: theirs[0]?.role.companyId ?? '',
        isHuman: theirs.some(({ detail }) => detail.kind === 'human'),
      },
    ]),
  );
}
