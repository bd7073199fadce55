import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { company, personDetail, personRole } from '../../../platform/database/schema.ts';
import { itsCompany, itsDetail } from '../../../registry-snapshots/people/person-entry-queries.ts';
import { saidOfRole } from '../../../registry-snapshots/people/person-protection-queries.ts';

export type KnownRole = Awaited<ReturnType<typeof listKnownRoles>>[number];

/** What the registers within reach say of a person: roles that are held first, then the newest. */
export function listKnownRoles(tx: Transaction, personId: string) {
  return tx
    .select({ detail: personDetail, saidOf: saidOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .innerJoin(company, itsCompany)
    .where(and(eq(personRole.personId, personId), isNull(personRole.endedAt)))
    .orderBy(
      sql`${personDetail.heldUntil} is not null`,
      sql`${personDetail.heldFrom} desc nulls last`,
      personRole.id,
    );
}
