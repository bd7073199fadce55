import { isDeepStrictEqual } from 'node:util';
import { civilDate } from '@statbook/domain/dates';
import { type ShareCount, toDecimalText } from '@statbook/domain/money';
import { type AsAt, holderId, shareClassId, type ShareClassId } from '@statbook/domain/share-capital';
import {
  followMemberships,
  type Membership,
  membershipsIn,
  type MembershipsSoFar,
  NO_MEMBERSHIPS,
} from '@statbook/domain/share-capital/projections';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/database/database.ts';
import {
  countLines,
  dayBeforeLast,
  findCheckpoint,
  findStoredMemberships,
  insertCheckpoint,
  listCheckpoints,
  loadStoredMemberships,
} from './checkpoint-queries.ts';
import { loadDayChanges } from './day-change-queries.ts';
import type { Bookkeeper } from '../event-queries.ts';
import { THE_END } from '../known.ts';
import { memoize } from '../memoize.ts';
import { sharesFrom } from '../stored-values.ts';

/** Looked at only every so many entries, and made of no fewer. */
const EVERY = 20;
const LEAST = 100;

/**
 * Makes a checkpoint once there are twice as many entries after the last one as a reading of it has lines: readings then
 * cost no more than what stood, and checkpoints take no more room than the entries. It lies in the middle of them, so that
 * an entry that comes late by less than that does not outdate it.
 */
export async function keepCheckpoints(
  tx: Transaction,
  { accountId, companyId }: Bookkeeper,
  { first, last }: { first: number; last: number },
): Promise<void> {
  if (Math.floor(last / EVERY) === Math.floor((first - 1) / EVERY)) return;
  const since = await findCheckpoint(tx, companyId, { on: THE_END });
  const step = since === undefined ? LEAST : Math.max(LEAST, await countLines(tx, companyId, since));
  const after = since?.on;
  const isDue = (await dayBeforeLast(tx, companyId, { places: 2 * step - 1, after })) !== undefined;
  const on = isDue ? await dayBeforeLast(tx, companyId, { places: step, after }) : undefined;
  if (on === undefined) return;
  const memberships = await loadMemberships(tx, companyId, { on });
  await insertCheckpoint(
    tx,
    { accountId, companyId, number: last, on, memberships: membershipsToStore(memberships) },
    since,
  );
}

/** Who was a member by the end of a day, from the nearest checkpoint on. */
async function loadMemberships(tx: Transaction, companyId: string, asAt: AsAt): Promise<MembershipsSoFar> {
  const since = await findStoredMemberships(tx, companyId, asAt);
  return followMemberships(
    await loadDayChanges(tx, companyId, { asAt, since }),
    since === undefined ? NO_MEMBERSHIPS : membershipsFrom(since.memberships),
  );
}

/** Every membership by the end of a day, by day of entry; what present members hold is not read for it. */
export async function listMemberships(
  tx: Transaction,
  companyId: string,
  asAt: AsAt,
): Promise<readonly Membership[]> {
  const since = await findStoredMemberships(tx, companyId, asAt);
  const changes = await loadDayChanges(tx, companyId, { asAt, since, onlyUnsettled: true });
  const unsettled = new Set<string>(changes.map((change) => change.holderId));
  const before =
    since === undefined ? NO_MEMBERSHIPS : membershipsFrom(since.memberships, (id) => unsettled.has(id));
  return membershipsIn(followMemberships(changes, before));
}

/** Each checkpoint whose memberships are not those that its entries give, in words. */
export async function findMembershipFaults(tx: Transaction, companyId: string): Promise<string[]> {
  const found: string[] = [];
  for (const checkpoint of await listCheckpoints(tx, companyId)) {
    const asAt = { on: checkpoint.on, knownAt: checkpoint.number };
    const changes = await loadDayChanges(tx, companyId, { asAt, since: undefined });
    const stored = membershipsFrom(await loadStoredMemberships(tx, companyId, checkpoint));
    if (!isDeepStrictEqual(stored, followMemberships(changes)))
      found.push(`the memberships of a checkpoint differ from the entries: entry ${checkpoint.number}`);
  }
  return found;
}

const held = z.record(z.string(), z.string());
const storedMemberships = z.object({
  present: z.array(z.tuple([z.string(), z.string(), z.unknown()])),
  ended: z.array(z.tuple([z.string(), z.string(), z.string(), held])),
});

/** What was stored of memberships; what present members held only of those of whom it is asked. */
function membershipsFrom(stored: unknown, isAsked = (_id: string) => true): MembershipsSoFar {
  const { present, ended } = storedMemberships.parse(stored);
  const [dayOf, countOf] = [memoize(civilDate), memoize(sharesFrom)];
  const heldFrom = (shares: z.output<typeof held>): Held =>
    new Map(Object.entries(shares).map(([id, count]) => [shareClassId(id), countOf(count)]));
  return {
    present: new Map(
      present.map(([id, enteredOn, shares]) => [
        holderId(id),
        { enteredOn: dayOf(enteredOn), held: isAsked(id) ? heldFrom(held.parse(shares)) : NOT_READ },
      ]),
    ),
    ended: ended.map(([id, enteredOn, ceasedOn, shares]) => ({
      holderId: holderId(id),
      enteredOn: dayOf(enteredOn),
      ceasedOn: dayOf(ceasedOn),
      heldBefore: heldFrom(shares),
    })),
  };
}

const NOT_READ: Held = new Map();

function membershipsToStore({ present, ended }: MembershipsSoFar): z.input<typeof storedMemberships> {
  return {
    present: [...present].map(([id, { enteredOn, held: shares }]) => [id, enteredOn, heldToStore(shares)]),
    ended: ended.map(({ holderId: id, enteredOn, ceasedOn, heldBefore }) => [
      id,
      enteredOn,
      ceasedOn,
      heldToStore(heldBefore),
    ]),
  };
}

type Held = ReadonlyMap<ShareClassId, ShareCount>;

const heldToStore = (shares: Held): z.input<typeof held> =>
  Object.fromEntries([...shares].map(([id, count]) => [id, toDecimalText(count)]));
