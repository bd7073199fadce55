import type { CivilDate } from '../../dates/civil-date.ts';
import { compareEvents, type ShareEvent } from '../ledger/event.ts';
import type { ShareHolder } from '../ledger/holder.ts';
import type { HolderId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from './holdings.ts';

/** A time during which somebody was a member; both days are days of entry in the register (ss.112-113). */
export interface Membership {
  readonly holderId: HolderId;
  readonly enteredOn: CivilDate;
  /** Undefined for a present member. */
  readonly ceasedOn: CivilDate | undefined;
}

/** One entry of the register of members: names, address, dates, and shares by class with what is paid (s.113). */
export interface RegisterEntry extends Membership {
  /** Undefined where the caller gave no record of the holder. */
  readonly holder: ShareHolder | undefined;
  readonly holdings: readonly Holding[];
}

/**
 * Every membership up to a day, from events that count (no reversals, nothing reversed). Who ceases and comes back has two;
 * shares in and out on one day leave none.
 */
export function membershipsOf(events: readonly ShareEvent[], on: CivilDate): readonly Membership[] {
  const held = new Map<HolderId, bigint>();
  const open = new Map<HolderId, CivilDate>();
  const ended: Membership[] = [];
  const sorted = events.filter(({ effectiveOn }) => effectiveOn <= on).sort(compareEvents);
  for (const [day, changed] of changesByDay(sorted, held)) {
    for (const holderId of changed) {
      const enteredOn = open.get(holderId);
      const isMember = (held.get(holderId) ?? 0n) > 0n;
      if (isMember && enteredOn === undefined) open.set(holderId, day);
      if (isMember || enteredOn === undefined) continue;
      ended.push({ holderId, enteredOn, ceasedOn: day });
      open.delete(holderId);
    }
  }
  const present = [...open].map(([holderId, enteredOn]) => ({ holderId, enteredOn, ceasedOn: undefined }));
  return [...ended, ...present].sort((a, b) =>
    a.enteredOn < b.enteredOn ? -1 : Number(a.enteredOn > b.enteredOn),
  );
}

/** Day by day, whose number of shares changed; `held` is carried along. */
function* changesByDay(
  events: readonly ShareEvent[],
  held: Map<HolderId, bigint>,
): Generator<readonly [CivilDate, ReadonlySet<HolderId>]> {
  let changed = new Set<HolderId>();
  for (const [index, { effectiveOn, postings }] of events.entries()) {
    for (const { account, shares } of postings) {
      if (account.kind !== 'holder') continue;
      held.set(account.holderId, (held.get(account.holderId) ?? 0n) + shares);
      changed.add(account.holderId);
    }
    if (events[index + 1]?.effectiveOn === effectiveOn) continue;
    yield [effectiveOn, changed];
    changed = new Set();
  }
}

/** Former members may be taken off the register ten years after they ceased (s.121). */
const YEARS_KEPT = 10;

/** Whether a former member may be left out of a register of a day. */
export function mayBeRemoved({ ceasedOn }: Membership, on: CivilDate): boolean {
  return ceasedOn !== undefined && yearsLater(ceasedOn) <= on;
}

function yearsLater(day: CivilDate): string {
  return `${String(Number(day.slice(0, 4)) + YEARS_KEPT).padStart(4, '0')}${day.slice(4)}`;
}

/** The register of members as at the day of the position: present members with their holdings, then former ones. */
export function registerOfMembers(
  position: SharePosition,
  memberships: readonly Membership[],
): readonly RegisterEntry[] {
  const holders = new Map(position.holders.map((holder) => [holder.id, holder]));
  const byHolder = new Map<HolderId, Holding[]>();
  for (const holding of holdingsOf(position)) {
    if (holding.account.kind !== 'holder') continue;
    const own = byHolder.get(holding.account.holderId) ?? [];
    own.push(holding);
    byHolder.set(holding.account.holderId, own);
  }
  const entries = memberships.map((membership) => ({
    ...membership,
    holder: holders.get(membership.holderId),
    holdings: membership.ceasedOn === undefined ? (byHolder.get(membership.holderId) ?? []) : [],
  }));
  const present = entries.filter(({ ceasedOn }) => ceasedOn === undefined);
  return [...present, ...entries.filter(({ ceasedOn }) => ceasedOn !== undefined)];
}
