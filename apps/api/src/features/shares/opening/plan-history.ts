import { addDays, type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import { positionAfter, type SharePosition } from '@statbook/domain/share-capital';
import { compareOpening, type OpeningComparison } from '@statbook/domain/share-capital/reconciliation';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isStanding, loadEvents, type StoredEvent } from '../ledger/event-queries.ts';
import { planHistoryByReplay } from '../ledger/planning/plan-by-replay.ts';
import { beginPlanning, planNext, type Planning, positionBetween } from '../ledger/planning/plan-entry.ts';
import type { PlanningContext, PlannedEntry } from '../ledger/planning/planned-entry.ts';
import { dayOf, type HistoryLine } from './history-line-queries.ts';

/** A line, and why it cannot stand where it does. */
export interface PlannedLine {
  line: HistoryLine;
  problem: Refusal | undefined;
}

/** What lines of an earlier history come to in the place of an opening balance. */
export interface PlannedHistory {
  opening: StoredEvent;
  lines: readonly PlannedLine[];
  planning: Planning;
}

/** The opening balance that stands, and how many entries of earlier days are recorded beside it. */
export async function findOpening(
  tx: Transaction,
  companyId: string,
): Promise<{ opening: StoredEvent; recordedBefore: number } | undefined> {
  const standing = (await loadEvents(tx, companyId)).filter(isStanding);
  const opening = standing.find(({ kind }) => kind === 'opening-balance');
  if (opening === undefined) return undefined;
  const before = standing.filter(({ effectiveOn }) => effectiveOn < opening.effectiveOn);
  return { opening, recordedBefore: before.length };
}

/** What is recorded: the balance taken back, then the history in its order. */
export const takingBack = ({ id }: StoredEvent, reason: string) => ({
  kind: 'reversal' as const,
  eventId: id,
  reason,
});

/**
 * Plans the lines one after the other as if the opening balance had never been: on what is recorded otherwise and on each
 * other. A line that cannot stand says why, and the others are planned without it.
 */
export async function planHistory(
  context: Omit<PlanningContext, 'wholePosition'>,
  opening: StoredEvent,
  lines: readonly HistoryLine[],
): Promise<PlannedHistory> {
  const upTo = addDays(opening.effectiveOn, -1);
  const planning = beginPlanning({ ...context, wholePosition: true, upTo });
  const refused = await planNext(planning, takingBack(opening, 'Replaced by the history'), 0);
  if (refused) throw new Error(`The opening balance ${opening.id} cannot be reversed.`);
  const planned: PlannedLine[] = [];
  for (const line of lines) {
    const problem = tooLate(line, opening.effectiveOn) ?? (await planNext(planning, line.sent, 0));
    planned.push({ line, problem });
  }
  return { opening, lines: planned, planning };
}

function tooLate(line: HistoryLine, on: CivilDate): Refusal | undefined {
  if (dayOf(line) <= on) return undefined;
  const message = `Enter a date up to ${formatCivilDate(on)}, the day of the opening balance`;
  return refuse('invalid-request', { errors: { 'events.0.on': message } });
}

/** Who held what at the end of a day by the history alone: the balance itself left out, and what happened on its day after it. */
export function positionByHistory(
  { opening, planning }: PlannedHistory,
  on: CivilDate = opening.effectiveOn,
): Promise<SharePosition> {
  return positionBetween(planning, on);
}

/** The opening balance beside what the history adds up to. */
export async function compareWithOpening(
  history: PlannedHistory,
): Promise<{ comparison: readonly OpeningComparison[]; names: SharePosition }> {
  const position = await positionByHistory(history);
  const opened = positionAfter({ ...position, lines: [] }, history.opening);
  return { comparison: compareOpening(opened, position), names: position };
}

/**
 * What replacing the balance records, once every line can stand and the history comes out as the balance: later entries that
 * took of its shares are entered again. Refused with the one that cannot be.
 */
export function planReplacing({ opening, lines, planning }: PlannedHistory): Promise<PlannedEntry | Refusal> {
  const requests = [takingBack(opening, 'Replaced by the history'), ...lines.map(({ line }) => line.sent)];
  return planHistoryByReplay({ ...planning.context, wholePosition: false, upTo: undefined }, requests);
}

/** Whether the history may take the place of the balance, as far as the lines themselves say. */
export function isWhole(lines: readonly PlannedLine[], comparison: readonly OpeningComparison[]): boolean {
  return (
    lines.every(({ problem }) => problem === undefined) &&
    comparison.every(({ status }) => status !== 'differs')
  );
}
