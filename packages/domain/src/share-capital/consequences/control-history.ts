import type { CivilDate } from '../../dates/civil-date.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { LotId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { positionAfter, type SharePosition } from '../ledger/position.ts';
import {
  changesBetween,
  type Control,
  type ControlChange,
  type Controllers,
  controllersOf,
  type FindCorporate,
  isSameControl,
} from './control-changes.ts';

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
 * on its day, only what happens besides it counts.
 */
export function controlEffects({ start, recorded, added, find }: ControlQuestion): ControlEffects {
  const [was, is] = [
    controlHistory(start, recorded, find),
    controlHistory(start, [...recorded, ...added], find),
  ];
  const changes: DatedControlChange[] = [];
  const withdrawn: DatedControlChange[] = [];
  let [knownThen, standing] = [controllersOf(start, find), controllersOf(start, find)];
  for (const on of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [old, now] = [was.get(on), is.get(on)];
    [knownThen, standing] = [old?.controllers ?? knownThen, now?.controllers ?? standing];
    for (const change of changesMissing(now, old))
      changes.push({ ...change, on, known: controlIn(knownThen, change) });
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
  find: FindCorporate | undefined,
): ReadonlyMap<CivilDate, ControlDay> {
  const lots = new Map<LotId, Lot>(start.lines.map(({ lot }) => [lot.id, lot]));
  for (const { lots: own } of events) for (const lot of own) lots.set(lot.id, lot);
  const follow = (position: SharePosition, of: readonly PlannedEvent[]) =>
    of.reduce((stand, event) => positionAfter(stand, event, (id) => lots.get(id)), position);
  const openings = new Set(events.filter(({ kind }) => kind === 'opening-balance').map(({ id }) => id));
  const isOpening = ({ id, reverses = id }: PlannedEvent) => openings.has(reverses);
  const byDay = Map.groupBy(events, ({ effectiveOn }) => effectiveOn);
  const history = new Map<CivilDate, ControlDay>();
  let position = start;
  let before = controllersOf(start, find);
  for (const on of [...byDay.keys()].sort()) {
    const ofDay = byDay.get(on) ?? [];
    const opened = ofDay.filter(isOpening);
    if (opened.length > 0) {
      position = follow(position, opened);
      before = controllersOf(position, find);
    }
    position = follow(
      position,
      ofDay.filter((event) => !isOpening(event)),
    );
    const controllers = controllersOf(position, find);
    history.set(on, { controllers, changes: changesBetween(before, controllers) });
    before = controllers;
  }
  return history;
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
