import { type CivilDate, civilDate } from '@statbook/domain/dates';
import type { ClassTerms } from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { FIRST_DAY } from './known.ts';
import { listTerms, termsAt } from './position-queries.ts';

/** The terms that a class had at the end of a day. */
export type TermsOn = (classId: string, on: CivilDate) => ClassTerms | undefined;

/** All terms that the classes ever had, as is known now or was once. */
export async function loadTermsOverTime(
  tx: Transaction,
  companyId: string,
  knownAt?: number,
): Promise<TermsOn> {
  const rows = await listTerms(tx, companyId);
  const days = new Set(rows.map(({ effectiveOn }) => effectiveOn ?? FIRST_DAY)).add(FIRST_DAY);
  const stages = [...days]
    .toSorted()
    .map(civilDate)
    .map((from) => ({ from, terms: new Map<string, ClassTerms>(termsAt(rows, { on: from, knownAt })) }));
  return (classId, on) => stages.findLast(({ from }) => from <= on)?.terms.get(classId);
}

/** What a class was called on a day: what is told of the past calls it so. */
export const classNameOn = (termsOn: TermsOn, classId: string, on: CivilDate): string =>
  termsOn(classId, on)?.name ?? classId;
