import type { KnownPersonFacts } from '@statbook/domain/filing/forms';
import {
  type HumanName,
  isSameFullName,
  type PersonDetails,
  readRegistryName,
} from '@statbook/domain/people';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { personDetail, personRole } from '../../platform/database/schema.ts';
import { itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import { protectionOfRole } from '../../registry-snapshots/people/person-protection-queries.ts';
import { findCodesOf, type HeldCode } from './held-codes.ts';

/** The humans on a company's registers, and of whom a code is held. */
export async function listKnownPeople(
  tx: Transaction,
  companyId: string,
): Promise<readonly KnownPersonFacts[]> {
  return (await listKnownPeopleOf(tx, [companyId])).get(companyId) ?? [];
}

/** The same of several companies, by their ids; one without any is absent. */
export async function listKnownPeopleOf(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownPersonFacts[]>> {
  const rows = await tx
    .select({ role: personRole, detail: personDetail, protection: protectionOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .where(
      and(
        isOneOf(personRole.companyId, companyIds),
        isNull(personRole.endedAt),
        inArray(personRole.register, ['officer', 'psc']),
        eq(personDetail.kind, 'human'),
      ),
    );
  const codes = await findCodesOf(tx, [...new Set(rows.map(({ role }) => role.personId))]);
  const people = new Map<string, KnownPersonFacts[]>();
  for (const { role, detail, protection } of rows) {
    const { name, birthMonth } = detail.compared;
    if (name.kind !== 'human' || role.register === 'holder') continue;
    const held = codes.get(role.personId);
    const own = people.get(role.companyId) ?? [];
    own.push({
      register: role.register,
      registerKey: role.registerKey,
      personId: role.personId,
      name,
      born: birthMonth,
      isProtected: protection !== 'none',
      codeSince: held && dayOf(held.since),
      nameReason: held && reasonBeside(held, name),
    });
    people.set(role.companyId, own);
  }
  return people;
}

/** Why the verified name is another than this; undefined where it is not: the register has come to have it. */
export const reasonBeside = ({ verifiedName, nameReason }: HeldCode, name: HumanName) =>
  verifiedName === null || isSameFullName(readRegistryName(verifiedName), name)
    ? undefined
    : (nameReason ?? undefined);

/** What the registers within reach say of whoever holds a code. */
export async function listDetailsOf(tx: Transaction, personId: string): Promise<readonly PersonDetails[]> {
  const rows = await tx
    .select({ compared: personDetail.compared, protection: protectionOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .where(and(eq(personRole.personId, personId), isNull(personRole.endedAt)));
  return rows.map(({ compared, protection }) => ({ ...compared, protection }));
}
