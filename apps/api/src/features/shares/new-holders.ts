import { randomUUID } from 'node:crypto';
import { type BodyOf, fromWireKeys } from '@statbook/contract';
import type { planShareEvent, saveMultiShareHolder } from '@statbook/contract/calls';
import { type HolderEntered, linkMembers, personId, type ShareHolder } from '@statbook/domain';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BookkeeperNow } from './books/event-queries.ts';
import { toMemberEntered } from './books/given-values.ts';
import { loadHolders } from './books/holder-queries.ts';
import { insertHolders } from './share-holder-queries.ts';

/** Holders who are entered along with an entry, under ids of the sender's. */
export type NewHolders = BodyOf<typeof planShareEvent>['NewHolders'];

type HolderGiven = BodyOf<typeof saveMultiShareHolder>['Holders'][number];

/** Somebody who stands in no register yet. */
export const newPerson = () => personId(randomUUID());

export function toHolder({ Members, Designation, Address }: HolderGiven): HolderEntered {
  return {
    members: Members.map(toMemberEntered),
    designation: Designation,
    address: Address && fromWireKeys<NonNullable<ShareHolder['address']>>(Address),
  };
}

/** Members who are said to stand in this register and do not. */
export function strangersAmong(
  members: HolderGiven['Members'],
  { holders, path }: { holders: readonly ShareHolder[]; path: string },
) {
  const known = new Set<string>(holders.flatMap((each) => each.members.map((member) => member.personId)));
  return members.flatMap(({ PersonId }, index) =>
    PersonId === undefined || known.has(PersonId)
      ? []
      : [[`${path}.${index}.PersonId`, 'Choose somebody of this register'] as const],
  );
}

const OWN_IDS = { errors: { NewHolders: 'Give everybody new an id that nobody else has' } };

/** Enters who comes along with an entry; who was entered under the same id before stays as they are. */
export async function enterNewHolders(
  tx: Transaction,
  keeper: BookkeeperNow,
  given: NewHolders = [],
): Promise<Refusal | undefined> {
  if (given.length === 0) return undefined;
  const holders = await loadHolders(tx, keeper.companyId);
  const known = new Set<string>(holders.map(({ id }) => id));
  if (new Set(given.map(({ HolderId }) => HolderId)).size < given.length)
    return refuse('invalid-request', OWN_IDS);
  const errors = given.flatMap(({ Members }, index) =>
    strangersAmong(Members, { holders, path: `NewHolders.${index}.Members` }),
  );
  if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
  const strangers = given.filter(({ HolderId }) => !known.has(HolderId));
  const linked = linkMembers(strangers.map(toHolder), holders, newPerson);
  const entered = await insertHolders(
    tx,
    keeper,
    linked.map((holder, index) => ({ ...holder, id: strangers[index]?.HolderId })),
  );
  // One that was not entered bears the id of somebody in another register.
  return entered.length === strangers.length ? undefined : refuse('invalid-request', OWN_IDS);
}
