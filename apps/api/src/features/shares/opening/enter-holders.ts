import type { BodyOf } from '@statbook/contract';
import type { saveOpeningBalance } from '@statbook/contract/calls';
import { linkMembers, type ShareHolder } from '@statbook/domain/share-capital';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BookkeeperNow } from '../ledger/event-queries.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { newPerson, strangersAmong, toHolder } from '../holders/new-holders.ts';
import { insertHolders } from '../holders/share-holder-queries.ts';

type OpeningHolding = BodyOf<typeof saveOpeningBalance>['holdings'][number];
type Named = Omit<ShareHolder, 'id'>;

/**
 * Enters who holds the shares; the id of each holding's account, none for treasury. The same people with the same designation
 * are one account over all classes, also where the company keeps it already, with the address that is kept of it or else
 * the first that is given. A name is one person wherever it stands, in the
 * balance and in what is kept, unless a company number or the person who enters it says otherwise.
 */
export async function enterHolders(
  tx: Transaction,
  bookkeeper: BookkeeperNow,
  holdings: readonly OpeningHolding[],
): Promise<(string | undefined)[] | Refusal> {
  const register = await loadHolders(tx, bookkeeper.companyId);
  const errors = holdings.flatMap(({ members }, index) =>
    strangersAmong(members, { holders: register, path: `holdings.${index}.members` }),
  );
  if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
  const accounts = new Map<string, string>(
    register.filter(({ members }) => members.length > 0).map((holder) => [keyOf(holder), holder.id]),
  );
  const entered = holdings.filter(({ isTreasury }) => !isTreasury).map(toHolder);
  const linked = linkMembers(entered, register, newPerson);
  const added = new Map<string, Named>();
  for (const holder of linked.filter((each) => !accounts.has(keyOf(each)))) {
    const { address = holder.address } = added.get(keyOf(holder)) ?? {};
    added.set(keyOf(holder), { ...holder, address });
  }
  const stored = await insertHolders(tx, bookkeeper, [...added.values()]);
  for (const holder of stored) accounts.set(keyOf(holder), holder.id);
  const ids = linked.map((holder) => accounts.get(keyOf(holder)));
  return holdings.map(({ isTreasury }) => (isTreasury ? undefined : ids.shift()));
}

const keyOf = ({ members, designation }: Named) =>
  JSON.stringify([members.map(({ personId: id }) => id), designation ?? null]);
