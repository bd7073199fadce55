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
import { personDetail, personRole } from '../../platform/database/schema.ts';
import { itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import { protectionOfRole } from '../../registry-snapshots/people/person-protection-queries.ts';
import { findCodesOf, type HeldCode } from './held-codes.ts';

/** The humans on a company's registers, and of whom a code is held. */
export async function listKnownPeople(
  tx: Transaction,
  companyId: string,
): Promise<readonly KnownPersonFacts[]> {
  const rows = await tx
    .select({ role: personRole, detail: personDetail, protection: protectionOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .where(
      and(
        eq(personRole.companyId, companyId),
        isNull(personRole.endedAt),
        inArray(personRole.register, ['officer', 'psc']),
        eq(personDetail.kind, 'human'),
      ),
    );
  const codes = await findCodesOf(tx, [...new Set(rows.map(({ role }) => role.personId))]);
  return rows.flatMap(({ role, detail, protection }): KnownPersonFacts[] => {
    const { name, birthMonth } = detail.compared;
    if (name.kind !== 'human' || role.register === 'holder') return [];
    const held = codes.get(role.personId);
    return [
      {
        register: role.register,
        registerKey: role.registerKey,
        personId: role.personId,
        name,
        born: birthMonth,
        isProtected: protection !== 'none',
        codeSince: held && dayOf(held.since),
        nameReason: held && reasonBeside(held, name),
      },
    ];
  });
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
