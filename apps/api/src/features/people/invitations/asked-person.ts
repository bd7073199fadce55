import type { CivilDate } from '@statbook/domain/dates';
import { addressedName } from '@statbook/domain/people';
import { findCodesOf } from '../../../filings/personal-codes/held-codes.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { listRolesOf, type RoleOfPerson } from '../person-queries.ts';
import { nameOfPerson, protectionOf } from '../present-person.ts';
import { isHeld } from '../present-person.ts';
import { listIdsOf } from './invitation-queries.ts';

/** Somebody who may be asked for their personal code, as far as their companies are within reach. */
export interface AskedPerson {
  readonly personId: string;
  /** All that they have gone under. */
  readonly ids: readonly string[];
  /** As lists have it: "QUILL, Mara". */
  readonly name: string;
  /** The roles that have to be verified: what a code is asked for. */
  readonly roles: readonly RoleOfPerson[];
  readonly hasCode: boolean;
}

/** Undefined where no role of theirs is within reach. */
export async function readAskedPerson(
  tx: Transaction,
  personId: string,
  today: CivilDate,
): Promise<AskedPerson | undefined> {
  const roles = await listRolesOf(tx, [personId]);
  if (roles.length === 0) return undefined;
  const isHidden = protectionOf(roles) === 'super-secure';
  return {
    personId,
    ids: await listIdsOf(tx, personId),
    name: nameOfPerson(roles),
    roles: isHidden
      ? []
      : roles.filter(({ detail }) => isHeld(detail, today) && detail.verification !== null),
    hasCode: (await findCodesOf(tx, [personId])).has(personId),
  };
}

/** "Mara Quill": as one is addressed in a letter. */
export function addressedAs({ name, roles }: Pick<AskedPerson, 'name' | 'roles'>): string {
  const [first] = roles;
  const known = first?.detail.compared.name;
  if (known?.kind !== 'human' || known.surname === '') return name;
  return addressedName(known);
}
