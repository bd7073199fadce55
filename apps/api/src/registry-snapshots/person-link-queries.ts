import type { RegisterRole } from '@statbook/domain/people';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { personRole } from '../platform/database/schema.ts';

interface PlacesOfCompany {
  readonly companyId: string;
  readonly register: RegisterRole;
  /** These entries alone; every one where they are left out. */
  readonly registerKeys?: readonly string[];
}

/** Whose page each entry of a register has, by the register's id of it. What was read a moment ago has none yet. */
export async function listPeopleOfRegister(
  tx: Transaction,
  { companyId, register, registerKeys }: PlacesOfCompany,
): Promise<ReadonlyMap<string, string>> {
  if (registerKeys?.length === 0) return new Map();
  const rows = await tx
    .select({ registerKey: personRole.registerKey, personId: personRole.personId })
    .from(personRole)
    .where(
      and(
        eq(personRole.companyId, companyId),
        eq(personRole.register, register),
        isNull(personRole.endedAt),
        registerKeys && isOneOf(personRole.registerKey, registerKeys),
      ),
    );
  return new Map(rows.map((row) => [row.registerKey, row.personId]));
}
