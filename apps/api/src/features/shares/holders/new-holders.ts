import { randomUUID } from 'node:crypto';
import { type BodyOf } from '@statbook/contract';
import type { planShareEvent, saveMultiShareHolder } from '@statbook/contract/calls';
import { type HolderEntered, linkMembers, personId, type ShareHolder } from '@statbook/domain/share-capital';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BookkeeperNow } from '../ledger/event-queries.ts';
import { toMemberEntered } from '../ledger/given-values.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { insertHolders } from './share-holder-queries.ts';

/** Holders who are entered along with an entry, under ids of the sender's. */
export type NewHolders = BodyOf<typeof planShareEvent>['newHolders'];

type HolderGiven = BodyOf<typeof saveMultiShareHolder>['holders'][number];

/** Somebody who stands in no register yet. */
export const newPerson = () => personId(randomUUID());

export function toHolder({ members, designation, address }: HolderGiven): HolderEntered {
  return { members: members.map(toMemberEntered), designation, address };
}

/** Members who are said to stand in this register and do not. */
export function strangersAmong(
  members: HolderGiven['members'],
  { holders, path }: { holders: readonly ShareHolder[]; path: string },
) {
  const known = new Set<string>(holders.flatMap((each) => each.members.map((member) => member.personId)));
  return members.flatMap(({ personId }, index) =>
    personId === undefined || known.has(personId)
      ? []
      : [[`${path}.${index}.personId`, 'Choose somebody of this register'] as const],
  );
}

const OWN_IDS = { errors: { newHolders: 'Give everybody new an id that nobody else has' } };

/** Enters who comes along with an entry; who was entered under the same id before stays as they are. */
export async function enterNewHolders(
  tx: Transaction,
  bookkeeper: BookkeeperNow,
  given: NewHolders = [],
): Promise<Refusal | undefined> {
  if (given.length === 0) return undefined;
  const holders = await loadHolders(tx, bookkeeper.companyId);
  const known = new Set<string>(holders.map(({ id }) => id));
  if (new Set(given.map(({ holderId }) => holderId)).size < given.length)
    return refuse('invalid-request', OWN_IDS);
  const errors = given.flatMap(({ members }, index) =>
    strangersAmong(members, { holders, path: `newHolders.${index}.members` }),
  );
  if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
  const strangers = given.filter(({ holderId }) => !known.has(holderId));
  const linked = linkMembers(strangers.map(toHolder), holders, newPerson);
  const entered = await insertHolders(
    tx,
    bookkeeper,
    linked.map((holder, index) => ({ ...holder, id: strangers[index]?.holderId })),
  );
  // One that was not entered bears the id of somebody in another register.
  return entered.length === strangers.length ? undefined : refuse('invalid-request', OWN_IDS);
}
