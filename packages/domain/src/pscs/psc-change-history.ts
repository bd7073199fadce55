import { type CivilDate, civilDate, isBefore } from '../dates/civil-date.ts';
import type { PlannedEvent } from '../share-capital/ledger/event.ts';
import type { SharePosition } from '../share-capital/ledger/position.ts';
import {
  changesBetween,
  type Control,
  type PscChange,
  type Controllers,
  type FindCorporate,
  isSameControl,
  NO_CORPORATES,
} from './psc-changes.ts';
import { RunningControl } from './running-control.ts';

/**
 * The day on which Part 21A of the Companies Act 2006 came into force (Small Business, Enterprise and Employment Act 2015,
 * s.81 and Sch 3; SI 2016/321): no control was registrable before.
 */
const CONTROL_REGISTRABLE_SINCE = civilDate('2016-04-06');

/** A PSC change with its day: from the end of the day before to the end of the day. */
export interface DatedPscChange extends PscChange {
  readonly on: CivilDate;
  /** The person's bands at the end of that day in the books before the new events. */
  readonly known: Control;
}

/** New events, and the books into which they are posted. */
export interface PscChangesInput {
  /** The whole position at the end of the day before the first of the new events. */
  readonly start: SharePosition;
  /** The posted events from then on. */
  readonly posted: readonly PlannedEvent[];
  /** The new events, each last on its day. */
  readonly added: readonly PlannedEvent[];
  /** Finds the registers of companies that hold shares; left out, there is none. */
  readonly find?: FindCorporate | undefined;
}

/** The PSC changes that new events cause, on their own days and on every later day. */
export interface PscChanges {
  /** Changes that are new in the books. */
  readonly changes: readonly DatedPscChange[];
  /** Changes that are no longer in the books; `after` has the person's bands instead. */
  readonly withdrawn: readonly DatedPscChange[];
}

/**
 * Finds how new events change the history of control, day by day: a back-dated transfer may remove the control that a later
 * event gave, or make a later event end it. An opening balance is no change: on its day, only other events count. Changes
 * before control was registrable are left out.
 */
export function findPscChanges(question: PscChangesInput): PscChanges {
  const { start, posted, added, find = NO_CORPORATES } = question;
  const [was, is] = [controlHistory(start, posted, find), controlHistory(start, [...posted, ...added], find)];
  const changes: DatedPscChange[] = [];
  const withdrawn: DatedPscChange[] = [];
  const atStart = new RunningControl(start, find).controllers();
  let [knownThen, current] = [atStart, atStart];
  for (const on of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [old, now] = [was.get(on), is.get(on)];
    [knownThen, current] = [old?.controllers ?? knownThen, now?.controllers ?? current];
    const notified = isBefore(on, CONTROL_REGISTRABLE_SINCE) ? [] : changesMissing(now, old);
    for (const change of notified) changes.push({ ...change, on, known: controlIn(knownThen, change) });
    for (const change of changesMissing(old, now))
      withdrawn.push({ ...change, on, known: change.after, after: controlIn(current, change) });
  }
  return { changes, withdrawn };
}

/** The changes of a day in one history that the other lacks. */
function changesMissing(one: ControlDay | undefined, other: ControlDay | undefined) {
  const [changes, others] = [one?.changes ?? [], other?.changes ?? []];
  return changes.filter((change) => !others.some((each) => isSameChange(each, change)));
}

/** A day with events: the controllers at its end, and the changes. */
interface ControlDay {
  readonly controllers: Controllers;
  readonly changes: readonly PscChange[];
}

function controlHistory(
  start: SharePosition,
  events: readonly PlannedEvent[],
  find: FindCorporate,
): ReadonlyMap<CivilDate, ControlDay> {
  const running = new RunningControl(start, find);
  const byDay = Map.groupBy(liveEvents(events), ({ effectiveOn }) => effectiveOn);
  const history = new Map<CivilDate, ControlDay>();
  let before = running.controllers();
  for (const on of [...byDay.keys()].sort()) {
    const ofDay = byDay.get(on) ?? [];
    const [openings, others] = [ofDay.filter(isOpening), ofDay.filter((event) => !isOpening(event))];
    for (const event of openings) running.apply(event);
    if (openings.length > 0) before = running.controllers();
    for (const event of others) running.apply(event);
    const controllers = running.controllers();
    history.set(on, { controllers, changes: changesBetween(before, controllers) });
    before = controllers;
  }
  return history;
}

const isOpening = ({ kind }: PlannedEvent) => kind === 'opening-balance';

/** The live events: a reversal has the day of its event, so that both can be left out. */
function liveEvents(events: readonly PlannedEvent[]): readonly PlannedEvent[] {
  const reversed = new Set(events.flatMap(({ reverses }) => reverses ?? []));
  return events.filter(({ id, reverses }) => reverses === undefined && !reversed.has(id));
}

function isSameChange(one: PscChange, other: PscChange): boolean {
  return (
    one.personId === other.personId &&
    isSameControl(one.before, other.before) &&
    isSameControl(one.after, other.after)
  );
}

function controlIn(controllers: Controllers, { personId }: PscChange): Control {
  return controllers.get(personId)?.control ?? { shares: undefined, votes: undefined };
}
