import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@statbook/contract';
import type { saveOpeningBalance } from '@statbook/contract/calls';
import { classKey, type ClassTerms, type ShareClass } from '@statbook/domain/share-capital';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Bookkeeper } from '../ledger/event-queries.ts';
import { loadClasses } from '../ledger/position-queries.ts';
import { termsGiven } from '../ledger/given-values.ts';
import { hasHadShares, insertClass, reviseClass } from '../classes/share-class-queries.ts';

type OpeningClass = BodyOf<typeof saveOpeningBalance>['classes'][number];

/** Sets the classes up, or finds those of the same name that are there already; their ids in order. */
export async function setUpClasses(
  tx: Transaction,
  bookkeeper: Bookkeeper,
  given: readonly OpeningClass[],
): Promise<string[] | Refusal> {
  const known = await loadClasses(tx, bookkeeper.companyId);
  const keys = given.map(({ className, currency }) => keyOf(className, currency));
  const repeated = keys.findIndex((key, place) => keys.indexOf(key) < place);
  if (repeated >= 0) return refuseName(repeated, 'Enter a name that no other class of this currency has');
  const ids: string[] = [];
  for (const [place, each] of given.entries()) {
    const terms = termsGiven(each);
    const found = known.find((one) => keyOf(one.terms.name, one.terms.currency) === keys[place]);
    if (found !== undefined && !(await agree(tx, bookkeeper, found, terms))) {
      return refuseName(place, 'This class has had shares on other terms. Change them by an entry first');
    }
    ids.push(found?.id ?? (await insertClass(tx, bookkeeper, terms)));
  }
  return ids;
}

/** Whether the class has these terms, or could be given them because it never had shares. */
async function agree(
  tx: Transaction,
  bookkeeper: Bookkeeper,
  { id, terms: known }: ShareClass,
  terms: ClassTerms,
): Promise<boolean> {
  if (isDeepStrictEqual(known, terms)) return true;
  if (await hasHadShares(tx, bookkeeper.companyId, id)) return false;
  await reviseClass(tx, bookkeeper, { classId: id, terms });
  return true;
}

const keyOf = (name: string, currency: string) => `${currency} ${classKey(name)}`;

function refuseName(place: number, message: string): Refusal {
  return refuse('invalid-request', { errors: { [`classes.${place}.className`]: message } });
}
