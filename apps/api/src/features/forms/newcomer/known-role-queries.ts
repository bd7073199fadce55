import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { company, personDetail, personRole } from '../../../platform/database/schema.ts';
import { saidOfRole } from '../../../registry-snapshots/person-protection-queries.ts';

export type KnownRole = Awaited<ReturnType<typeof listKnownRoles>>[number];

/** What the registers within reach say of a person: roles that are held first, then the newest. */
export function listKnownRoles(tx: Transaction, personId: string) {
  return tx
    .select({ detail: personDetail, saidOf: saidOfRole })
    .from(personRole)
    .innerJoin(
      personDetail,
      and(
        eq(personDetail.companyId, personRole.companyId),
        eq(personDetail.register, personRole.register),
        eq(personDetail.registerKey, personRole.registerKey),
        isNull(personDetail.replacedAt),
      ),
    )
    .innerJoin(company, and(eq(company.id, personRole.companyId), isNull(company.removedAt)))
    .where(and(eq(personRole.personId, personId), isNull(personRole.endedAt)))
    .orderBy(
      sql`${personDetail.heldUntil} is not null`,
      sql`${personDetail.heldFrom} desc nulls last`,
      personRole.id,
    );
}
