import { type CivilDate, civilDate, isBefore } from '../../dates/civil-date.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { SharePosition } from '../ledger/position.ts';
import {
  changesBetween,
  type Control,
  type ControlChange,
  type Controllers,
  type FindCorporate,
  isSameControl,
  NOWHERE,
} from './control-changes.ts';
import { RunningControl } from './running-control.ts';

/**
 * The day on which Part 21A of the Companies Act 2006 came into force (Small Business, Enterprise and Employment Act 2015,
 * s.81 and Sch 3; SI 2016/321): no control was registrable before.
 */
export const CONTROL_REGISTRABLE_SINCE = civilDate('2016-04-06');

/** A change of control on its day: from the end of the day before to the end of the day. */
export interface DatedControlChange extends ControlChange {
  readonly on: CivilDate;
  /** Where the person stood at the end of that day as the books said before. */
  readonly known: Control;
}

/** What is asked about: new events, in books that already know what happened on the same day and later. */
export interface ControlQuestion {
  /** The whole position at the end of the day before the first of the new events. */
  readonly start: SharePosition;
  /** What the books know from then on. */
  readonly recorded: readonly PlannedEvent[];
  /** What comes in addition, last on its day. */
  readonly added: readonly PlannedEvent[];
  /** Finds the registers of companies that hold shares; left out, none is kept. */
  readonly find?: FindCorporate | undefined;
}

/** What new events make of control, on their own days and on every later one. */
export interface ControlEffects {
  /** Changes that the books did not show before. */
  readonly changes: readonly DatedControlChange[];
  /** Changes that they showed, and show no more; `after` is where the person stands instead. */
  readonly withdrawn: readonly DatedControlChange[];
}

/**
 * How new events change the history of control, day by day: a back-dated transfer may take the control that a later entry
 * gave, or have a later entry end what began with it. The balance that books begin with changes nothing about the company:
 * on its day, only what happens besides it counts. Before control was registrable nothing changed that would be notified.
 */
export function controlEffects(question: ControlQuestion): ControlEffects {
  const { start, recorded, added, find = NOWHERE } = question;
  const [was, is] = [
    controlHistory(start, recorded, find),
    controlHistory(start, [...recorded, ...added], find),
  ];
  const changes: DatedControlChange[] = [];
  const withdrawn: DatedControlChange[] = [];
  const atStart = new RunningControl(start, find).controllers();
  let [knownThen, standing] = [atStart, atStart];
  for (const on of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [old, now] = [was.get(on), is.get(on)];
    [knownThen, standing] = [old?.controllers ?? knownThen, now?.controllers ?? standing];
    const notified = isBefore(on, CONTROL_REGISTRABLE_SINCE) ? [] : changesMissing(now, old);
    for (const change of notified) changes.push({ ...change, on, known: controlIn(knownThen, change) });
    for (const change of changesMissing(old, now))
      withdrawn.push({ ...change, on, known: change.after, after: controlIn(standing, change) });
  }
  return { changes, withdrawn };
}

/** What changed on a day as one history tells it, and not as the other does. */
function changesMissing(told: ControlDay | undefined, other: ControlDay | undefined) {
  const [changes, others] = [told?.changes ?? [], other?.changes ?? []];
  return changes.filter((change) => !others.some((each) => isSameChange(each, change)));
}

/** A day on which something happened: who stood where at its end, and whose bands changed. */
interface ControlDay {
  readonly controllers: Controllers;
  readonly changes: readonly ControlChange[];
}

function controlHistory(
  start: SharePosition,
  events: readonly PlannedEvent[],
  find: FindCorporate,
): ReadonlyMap<CivilDate, ControlDay> {
  const running = new RunningControl(start, find);
  const byDay = Map.groupBy(thatCount(events), ({ effectiveOn }) => effectiveOn);
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

/** Without what was taken back: a reversal has the day of its event, and a later change of terms stays as it is. */
function thatCount(events: readonly PlannedEvent[]): readonly PlannedEvent[] {
  const reversed = new Set(events.flatMap(({ reverses }) => reverses ?? []));
  return events.filter(({ id, reverses }) => reverses === undefined && !reversed.has(id));
}

function isSameChange(one: ControlChange, other: ControlChange): boolean {
  return (
    one.personId === other.personId &&
    isSameControl(one.before, other.before) &&
    isSameControl(one.after, other.after)
  );
}

function controlIn(controllers: Controllers, { personId }: ControlChange): Control {
  return controllers.get(personId)?.control ?? { shares: undefined, votes: undefined };
}
