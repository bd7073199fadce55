import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@statbook/contract';
import type { saveOpeningBalance } from '@statbook/contract/calls';
import type { HolderMember } from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BookkeeperNow } from '../books/event-queries.ts';
import { toMember } from '../books/given-values.ts';
import { storeHolder } from '../share-holder-queries.ts';

type OpeningHolding = BodyOf<typeof saveOpeningBalance>['Holdings'][number];

/**
 * Enters who holds the shares; the id of each holding's account, none for treasury. The same names with the same
 * designation are one account over all classes, and a name is one person wherever it stands: the registry tells no more.
 */
export async function enterHolders(
  tx: Transaction,
  keeper: BookkeeperNow,
  holdings: readonly OpeningHolding[],
): Promise<(string | undefined)[]> {
  const persons = new Map<string, string>();
  const accounts = new Map<string, string>();
  const ids: (string | undefined)[] = [];
  for (const { IsTreasury, Members, Designation } of holdings) {
    if (IsTreasury) {
      ids.push(undefined);
      continue;
    }
    const members = Members.map((member) => toKnownMember(member, persons));
    const key = JSON.stringify([members.map(({ personId }) => personId), Designation]);
    const id =
      accounts.get(key) ??
      (await storeHolder(tx, keeper, { id: undefined, members, designation: Designation }));
    accounts.set(key, id);
    ids.push(id);
  }
  return ids;
}

function toKnownMember(given: OpeningHolding['Members'][number], persons: Map<string, string>): HolderMember {
  const key = nameKey(given);
  const PersonId = persons.get(key) ?? given.PersonId ?? randomUUID();
  persons.set(key, PersonId);
  return toMember({ ...given, PersonId });
}

function nameKey(given: OpeningHolding['Members'][number]): string {
  const parts = given.Kind === 'person' ? [given.Forename ?? '', given.Surname] : [given.Name];
  return [given.Kind, ...parts].join(' ').replaceAll(/\s+/g, ' ').trim().toUpperCase();
}
