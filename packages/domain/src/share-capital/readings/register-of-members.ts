import { type CivilDate, isCivilDate } from '../../dates/civil-date.ts';
import { addDecimals, type ShareCount } from '../../money/exact-decimal.ts';
import { belongsToOneOf } from '../ledger/account.ts';
import { compareEvents, type PlannedEvent, type ShareEvent } from '../ledger/event.ts';
import { holdersNotKnown, isNotYetKnown, type ShareHolder } from '../ledger/holder.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from './holdings.ts';

/** A time during which somebody was a member; both days are days of entry in the register (ss.112-113). */
export interface Membership {
  readonly holderId: HolderId;
  readonly enteredOn: CivilDate;
  /** Undefined for a present member. */
  readonly ceasedOn: CivilDate | undefined;
  /** What was held until the member ceased; nothing for a present member. */
  readonly heldBefore: ReadonlyMap<ShareClassId, ShareCount>;
}

/** What a day did to one holder's shares of one class. */
export interface DayChange {
  readonly on: CivilDate;
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  /** Below zero for shares given up. */
  readonly change: ShareCount;
}

/** One entry of the register of members: names, address, dates, and shares by class with what is paid (s.113). */
export interface RegisterEntry extends Omit<Membership, 'enteredOn'> {
  /** Undefined where the books began with an opening balance that does not know it. */
  readonly enteredOn: CivilDate | undefined;
  /** Undefined where the caller gave no record of the holder. */
  readonly holder: ShareHolder | undefined;
  readonly holdings: readonly Holding[];
}

/**
 * Every membership up to a day, from events that count (no reversals, nothing reversed). Who ceases and comes back has two;
 * shares in and out on one day leave none.
 */
export function membershipsOf(events: readonly ShareEvent[], on: CivilDate): readonly Membership[] {
  const sorted = events.filter(({ effectiveOn }) => effectiveOn <= on).sort(compareEvents);
  return membershipsIn(followMemberships(sorted.flatMap(changesBy)));
}

function changesBy({ effectiveOn, postings }: ShareEvent): readonly DayChange[] {
  return postings.flatMap(({ account, classId, shares }) =>
    account.kind === 'holder'
      ? [{ on: effectiveOn, holderId: account.holderId, classId, change: shares }]
      : [],
  );
}

/** Who is a member at the end of a day, with what they hold, and every membership that had ended by then. */
export interface MembershipsSoFar {
  readonly present: ReadonlyMap<
    HolderId,
    { readonly enteredOn: CivilDate; readonly held: ReadonlyMap<ShareClassId, ShareCount> }
  >;
  readonly ended: readonly EndedMembership[];
}

export interface EndedMembership extends Membership {
  readonly ceasedOn: CivilDate;
}

/** Before the first entry. */
export const NOBODY: MembershipsSoFar = { present: new Map(), ended: [] };

/**
 * The memberships after the changes of later days, which come in the order of the days and all of a day together; reversals
 * beside what they reverse leave nothing.
 */
export function followMemberships(
  changes: readonly DayChange[],
  since: MembershipsSoFar = NOBODY,
): MembershipsSoFar {
  const present = new Map(since.present);
  const ended = [...since.ended];
  for (const [day, ofDay] of Map.groupBy(changes, ({ on }) => on)) {
    for (const [holderId, held] of heldAfter(present, ofDay)) {
      const known = present.get(holderId);
      if (held.size > 0) present.set(holderId, { enteredOn: known?.enteredOn ?? day, held });
      if (held.size > 0 || known === undefined) continue;
      ended.push({ holderId, enteredOn: known.enteredOn, ceasedOn: day, heldBefore: known.held });
      present.delete(holderId);
    }
  }
  return { present, ended };
}

/** What those have after the changes of a day whom they concern; nothing of a class is left out. */
function heldAfter(
  before: MembershipsSoFar['present'],
  changes: readonly DayChange[],
): ReadonlyMap<HolderId, ReadonlyMap<ShareClassId, ShareCount>> {
  const after = new Map<HolderId, Map<ShareClassId, ShareCount>>();
  for (const { holderId, classId, change } of changes) {
    const held = after.get(holderId) ?? new Map(before.get(holderId)?.held);
    after.set(holderId, held);
    const known = held.get(classId);
    const shares = known === undefined ? change : addDecimals(known, change);
    if (shares === 0n) held.delete(classId);
    else held.set(classId, shares);
  }
  return after;
}

/** Ended and present ones, in the order in which they were entered. */
export function membershipsIn({ present, ended }: MembershipsSoFar): readonly Membership[] {
  const still = [...present].map(([holderId, { enteredOn }]) => ({
    holderId,
    enteredOn,
    ceasedOn: undefined,
    heldBefore: NOTHING,
  }));
  return [...ended, ...still].sort((a, b) =>
    a.enteredOn < b.enteredOn ? -1 : Number(a.enteredOn > b.enteredOn),
  );
}

const NOTHING: ReadonlyMap<ShareClassId, ShareCount> = new Map();

/** From a day on the company has one member only, or again more than one: both are entered in the register (s.123). */
export interface SingleMemberNote {
  readonly on: CivilDate;
  readonly isSingle: boolean;
}

/**
 * When a company came to have one member only, and when more again. `memberOf` says whose an account is: joint holders are one
 * member, and several accounts of the same people are too. While there are shares of which it does not know that, nobody can
 * say how many members there are, and nothing is noted.
 */
export function singleMemberNotes(
  memberships: readonly Membership[],
  memberOf: (holderId: HolderId) => string | undefined,
): readonly SingleMemberNote[] {
  const steps = memberships
    .flatMap(({ holderId, enteredOn, ceasedOn }) => {
      const member = memberOf(holderId);
      const entered = { on: enteredOn, member, step: 1 };
      return ceasedOn === undefined ? [entered] : [entered, { on: ceasedOn, member, step: -1 }];
    })
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  const accounts = new Map<string | undefined, number>();
  const notes: SingleMemberNote[] = [];
  for (const [on, ofDay] of Map.groupBy(steps, (step) => step.on)) {
    for (const { member, step } of ofDay) {
      const left = (accounts.get(member) ?? 0) + step;
      if (left === 0) accounts.delete(member);
      else accounts.set(member, left);
    }
    const isSingle = accounts.size === 1;
    if (accounts.size > 0 && !accounts.has(undefined) && isSingle !== (notes.at(-1)?.isSingle ?? false))
      notes.push({ on, isSingle });
  }
  return notes;
}

/** Former members may be taken off the register ten years after they ceased (s.121). */
const YEARS_KEPT = 10;

/** Whether a former member may be left out of a register of a day. */
export function mayBeRemoved({ ceasedOn }: Pick<Membership, 'ceasedOn'>, on: CivilDate): boolean {
  return ceasedOn !== undefined && yearsLater(ceasedOn) <= on;
}

function yearsLater(day: CivilDate): string {
  return `${String(Number(day.slice(0, 4)) + YEARS_KEPT).padStart(4, '0')}${day.slice(4)}`;
}

/** Members whom the books know from an opening balance: the day of the balance, and since when they stand in the register. */
export type EnteredBefore = ReadonlyMap<
  HolderId,
  { readonly on: CivilDate; readonly enteredOn: CivilDate | undefined }
>;

/** What opening balances say of the days on which their members were entered; of several days of one account the first. */
export function enteredBefore(openings: readonly PlannedEvent[]): EnteredBefore {
  const found = new Map<HolderId, { on: CivilDate; enteredOn: CivilDate | undefined }>();
  for (const { effectiveOn: on, request } of openings) {
    for (const { holderId, enteredOn } of request.kind === 'opening-balance' ? request.holdings : []) {
      if (holderId === undefined) continue;
      const days = [found.get(holderId)?.enteredOn, enteredOn].flatMap((day) =>
        day !== undefined && isCivilDate(day) ? [day] : [],
      );
      found.set(holderId, { on, enteredOn: days.toSorted()[0] });
    }
  }
  return found;
}

/**
 * The register of members as at the day of the position: present members with their holdings, then former ones. An account
 * whose holders nobody knows yet is not among them.
 */
export function registerOfMembers(
  position: SharePosition,
  memberships: readonly Membership[],
  before: EnteredBefore = new Map(),
): readonly RegisterEntry[] {
  const holders = new Map(position.holders.map((holder) => [holder.id, holder]));
  const byHolder = new Map<HolderId, Holding[]>();
  for (const holding of holdingsOf(position)) {
    if (holding.account.kind !== 'holder') continue;
    const own = byHolder.get(holding.account.holderId) ?? [];
    own.push(holding);
    byHolder.set(holding.account.holderId, own);
  }
  const entries = memberships
    .filter(({ holderId }) => !isNotYetKnown(holders.get(holderId)))
    .map((membership) => ({
      ...membership,
      enteredOn: enteredOnOf(membership, before),
      holder: holders.get(membership.holderId),
      holdings: membership.ceasedOn === undefined ? (byHolder.get(membership.holderId) ?? []) : [],
    }));
  const present = entries.filter(({ ceasedOn }) => ceasedOn === undefined);
  return [...present, ...entries.filter(({ ceasedOn }) => ceasedOn !== undefined)];
}

/** A membership that began with an opening balance is as old as that says. */
function enteredOnOf({ holderId, enteredOn }: Membership, before: EnteredBefore): CivilDate | undefined {
  const opening = before.get(holderId);
  return opening?.on === enteredOn ? opening.enteredOn : enteredOn;
}

/** What is held by holders whom nobody knows yet: in issue, and of no member. */
export function holdingsNotKnown(position: SharePosition): readonly Holding[] {
  const notKnown = holdersNotKnown(position.holders);
  const lines = position.lines.filter(({ account }) => belongsToOneOf(account, notKnown));
  return holdingsOf({ ...position, lines });
}
