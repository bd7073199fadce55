import { type CivilDate, isCivilDate } from '../../dates/civil-date.ts';
import { addDecimals, type ShareCount } from '../../money/exact-decimal.ts';
import { belongsToOneOf } from '../ledger/ledger-account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import { unidentifiedHolders, isUnidentified, type ShareHolder } from '../holders/holder.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from './holdings.ts';

/** A period of membership; both days are days of entry in the register (ss.112-113). */
export interface Membership {
  readonly holderId: HolderId;
  readonly enteredOn: CivilDate;
  /** Undefined for a present member. */
  readonly ceasedOn: CivilDate | undefined;
  /** The shares held until the member ceased; empty for a present member. */
  readonly heldBefore: ReadonlyMap<ShareClassId, ShareCount>;
}

/** The change of one holder's shares of one class on a day. */
export interface DayChange {
  readonly on: CivilDate;
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  /** Below zero for shares given up. */
  readonly change: ShareCount;
}

/** An entry of the register of members: names, address, dates, and shares by class with the amount paid (s.113). */
export interface RegisterEntry extends Omit<Membership, 'enteredOn'> {
  /** Undefined where an opening balance does not know it. */
  readonly enteredOn: CivilDate | undefined;
  /** Undefined where the position lacks the holder. */
  readonly holder: ShareHolder | undefined;
  readonly holdings: readonly Holding[];
}

/** The members at the end of a day with their shares, and every membership that has ended by then. */
export interface MembershipsSoFar {
  readonly present: ReadonlyMap<
    HolderId,
    { readonly enteredOn: CivilDate; readonly held: ReadonlyMap<ShareClassId, ShareCount> }
  >;
  readonly ended: readonly EndedMembership[];
}

interface EndedMembership extends Membership {
  readonly ceasedOn: CivilDate;
}

/** The memberships before the first event. */
export const NO_MEMBERSHIPS: MembershipsSoFar = { present: new Map(), ended: [] };

/**
 * Continues memberships with the changes of later days, given in the order of days and all of a day together. A reversal and
 * the event it reverses cancel each other out.
 */
export function followMemberships(
  changes: readonly DayChange[],
  since: MembershipsSoFar = NO_MEMBERSHIPS,
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

/** The shares of the holders that a day's changes affect, without classes of which nothing is left. */
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

/** Ended and present memberships, by day of entry. */
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

/** From a day on the company has only one member, or more than one again: the register states both (s.123). */
export interface SingleMemberNote {
  readonly on: CivilDate;
  readonly isSingle: boolean;
}

/**
 * The days on which a company began or ceased to have only one member. `memberOf` identifies the member of an account: joint
 * holders are one member, and so are several accounts of the same people. While it does not know the member of some shares,
 * the number of members is unknown and nothing is noted.
 */
export function singleMemberNotes(
  memberships: readonly Membership[],
  memberOf: (holderId: HolderId) => string | undefined,
): readonly SingleMemberNote[] {
  const steps: { on: CivilDate; member: string | undefined; step: number }[] = [];
  for (const { holderId, enteredOn, ceasedOn } of memberships) {
    const member = memberOf(holderId);
    steps.push({ on: enteredOn, member, step: 1 });
    if (ceasedOn !== undefined) steps.push({ on: ceasedOn, member, step: -1 });
  }
  steps.sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
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

/** Entries of former members may be removed ten years after they ceased (s.121). */
const YEARS_KEPT = 10;

/** Whether a former member may be left out of the register on a day. */
export function mayBeRemoved({ ceasedOn }: Pick<Membership, 'ceasedOn'>, on: CivilDate): boolean {
  return ceasedOn !== undefined && yearsLater(ceasedOn) <= on;
}

function yearsLater(day: CivilDate): string {
  return `${String(Number(day.slice(0, 4)) + YEARS_KEPT).padStart(4, '0')}${day.slice(4)}`;
}

/** Members of opening balances: the day of the balance, and the day of entry in the register where known. */
export type EnteredBefore = ReadonlyMap<
  HolderId,
  { readonly on: CivilDate; readonly enteredOn: CivilDate | undefined }
>;

/** The days of entry that opening balances state; for several days of one account the first. */
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
 * The register of members at the day of the position: present members with their holdings, then former ones, without accounts
 * of unidentified holders.
 */
export function registerOfMembers(
  position: SharePosition,
  memberships: readonly Membership[],
  before: EnteredBefore = new Map(),
): readonly RegisterEntry[] {
  const holders = new Map(position.holders.map((holder) => [holder.id, holder]));
  const byHolder = Map.groupBy(holdingsOf(position), ({ account }) =>
    account.kind === 'holder' ? account.holderId : undefined,
  );
  const present: RegisterEntry[] = [];
  const former: RegisterEntry[] = [];
  for (const membership of memberships) {
    const { holderId, ceasedOn, heldBefore } = membership;
    const holder = holders.get(holderId);
    if (isUnidentified(holder)) continue;
    const enteredOn = enteredOnOf(membership, before);
    const isPresent = ceasedOn === undefined;
    const holdings = (isPresent ? byHolder.get(holderId) : undefined) ?? [];
    (isPresent ? present : former).push({ holderId, enteredOn, ceasedOn, heldBefore, holder, holdings });
  }
  return [...present, ...former];
}

/** A membership that began with an opening balance has the day of entry that the balance states. */
function enteredOnOf({ holderId, enteredOn }: Membership, before: EnteredBefore): CivilDate | undefined {
  const opening = before.get(holderId);
  return opening?.on === enteredOn ? opening.enteredOn : enteredOn;
}

/** The holdings of unidentified holders: in issue, and of no member. */
export function unidentifiedHoldings(position: SharePosition): readonly Holding[] {
  const unidentified = unidentifiedHolders(position.holders);
  const lines = position.lines.filter(({ account }) => belongsToOneOf(account, unidentified));
  return holdingsOf({ ...position, lines });
}
