import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, isLike } from '../../platform/database/folded.ts';
import { company, personDetail, personRole } from '../../platform/database/schema.ts';
import { itsCompany, itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';

interface Sought {
  readonly text: string;
  readonly kind: 'human' | 'body' | undefined;
  readonly limit: number;
}

/** Those within reach of whom an entry has every word in its name, by name; of several names the least counts. */
export async function listPeopleByName(tx: Transaction, { text, kind, limit }: Sought): Promise<string[]> {
  const words = text.split(/\s+/).map((word) => isLike(personDetail.name, containing(word)));
  const rows = await tx
    .select({ personId: personRole.personId })
    .from(personDetail)
    .innerJoin(personRole, and(itsDetail, isNull(personRole.endedAt)))
    .innerJoin(company, itsCompany)
    .where(and(kind && eq(personDetail.kind, kind), ...words))
    .groupBy(personRole.personId)
    .orderBy(sql`min(lower(${personDetail.name}))`, personRole.personId)
    .limit(limit);
  return rows.map(({ personId }) => personId);
}
