import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/database.ts';
import { company, personMatch, personRole } from '../../platform/database/schema.ts';

const oneRole = alias(personRole, 'one_role');
const otherRole = alias(personRole, 'other_role');
const oneCompany = alias(company, 'one_company');
const otherCompany = alias(company, 'other_company');

/** The two people, in an order. */
const pair = sql<string>`least(${oneRole.personId}, ${otherRole.personId})::text || greatest(${oneRole.personId}, ${otherRole.personId})::text`;

/** What waits to be decided: both entries are within reach, and not of one person yet. One row for two people. */
const openMatches = (tx: Transaction) =>
  tx
    .selectDistinctOn([pair], {
      matchId: personMatch.id,
      oneId: personMatch.oneId,
      otherId: personMatch.otherId,
      evidence: personMatch.evidence,
      foundAt: personMatch.foundAt,
    })
    .from(personMatch)
    .innerJoin(oneRole, and(eq(oneRole.ownPersonId, personMatch.oneId), isNull(oneRole.endedAt)))
    .innerJoin(otherRole, and(eq(otherRole.ownPersonId, personMatch.otherId), isNull(otherRole.endedAt)))
    .innerJoin(oneCompany, and(eq(oneCompany.id, oneRole.companyId), isNull(oneCompany.removedAt)))
    .innerJoin(otherCompany, and(eq(otherCompany.id, otherRole.companyId), isNull(otherCompany.removedAt)))
    .where(and(isNull(personMatch.outcome), ne(oneRole.personId, otherRole.personId)))
    .orderBy(pair, personMatch.foundAt, personMatch.id)
    .as('matches');

/** The first to decide, those first that were found first. */
export function listOpenMatches(tx: Transaction, limit: number) {
  const found = openMatches(tx);
  return tx.select().from(found).orderBy(found.foundAt, found.matchId).limit(limit);
}

export async function countOpenMatches(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ open: sql<number>`count(*)::integer` }).from(openMatches(tx));
  return row?.open ?? 0;
}

/** A proposal that waits, where both of its companies are within reach. */
export async function findOpenMatch(tx: Transaction, matchId: string) {
  const [row] = await tx
    .select({
      oneId: personMatch.oneId,
      otherId: personMatch.otherId,
      companyId: personMatch.companyId,
      evidence: personMatch.evidence,
    })
    .from(personMatch)
    .innerJoin(oneCompany, and(eq(oneCompany.id, personMatch.companyId), isNull(oneCompany.removedAt)))
    .innerJoin(
      otherCompany,
      and(eq(otherCompany.id, personMatch.otherCompanyId), isNull(otherCompany.removedAt)),
    )
    .where(and(eq(personMatch.id, matchId), isNull(personMatch.outcome)));
  return row;
}
