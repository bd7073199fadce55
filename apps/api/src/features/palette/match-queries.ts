import { and, asc, eq, ilike, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, escaped, isLike } from '../../platform/database/folded.ts';
import { company, registeredPerson } from '../../platform/database/schema.ts';

const companyColumns = {
  companyId: company.id,
  companyNumber: company.number,
  companyName: company.name,
};

/** Companies whose name has every word, or whose number begins so; those that begin with the text come first. */
export function listMatchingCompanies(tx: Transaction, text: string, limit: number) {
  const number = ilike(company.number, `${escaped(text.replaceAll(' ', ''))}%`);
  return tx
    .select({ ...companyColumns, companyStatus: company.status })
    .from(company)
    .where(and(isNull(company.removedAt), or(number, hasEveryWord(company.name, text))))
    .orderBy(beginsWith(company.name, text), asc(company.name), asc(company.id))
    .limit(limit);
}

/** People whose name has every word, one row for a company; those whose name begins with the text come first. */
export function listMatchingPeople(tx: Transaction, text: string, limit: number) {
  const { name, role, source } = registeredPerson;
  return tx
    .select({
      ...companyColumns,
      personName: name,
      roles: sql<string[]>`array_agg(distinct ${role})`,
      sources: sql<string[]>`array_agg(distinct ${source})`,
    })
    .from(registeredPerson)
    .innerJoin(company, eq(company.id, registeredPerson.companyId))
    .where(and(isNull(company.removedAt), hasEveryWord(name, text)))
    .groupBy(company.id, name)
    .orderBy(beginsWith(name, text), asc(name), asc(company.name))
    .limit(limit);
}

type TextColumn = typeof company.name | typeof registeredPerson.name;

function hasEveryWord(column: TextColumn, text: string): SQL | undefined {
  return and(...text.split(/\s+/).map((word) => isLike(column, containing(word))));
}

/** Sorts what begins with the text before what has it elsewhere. */
function beginsWith(column: TextColumn, text: string): SQL {
  return not(isLike(column, `${escaped(text)}%`));
}
