import { civilDate, compareDates } from '@statbook/domain/dates';
import {
  type Control,
  type PscNotice,
  type RegisteredControl,
  type DatedPscChange,
  isSameControl,
  noticeStillDue,
} from '@statbook/domain/pscs';
import type { ProposalRow } from './control-queries.ts';
import type { PscRecord } from './psc-record.ts';

/** What a notice says of its person from a day on. */
interface EarlierNotice {
  on: string;
  says: RegisteredControl;
  /** It was settled because it was known already, and nobody is told by it. */
  isSettledAsKnown: boolean;
}

/**
 * What earlier notices say, as the record will once it has them: those still open, and those made. The record was read at
 * some other time, so that without them the end of a control that it does not show yet would never be notified.
 */
export class EarlierNotices {
  readonly #byPerson = new Map<string, EarlierNotice[]>();

  constructor(earlier: readonly ProposalRow[]) {
    const counting = earlier.filter(({ outcome }) => outcome !== 'dismissed' && outcome !== 'taken-back');
    const inOrder = counting.sort(
      (a, b) =>
        compareDates(civilDate(a.changedOn), civilDate(b.changedOn)) ||
        a.createdAt.getTime() - b.createdAt.getTime(),
    );
    for (const row of inOrder)
      this.#add(row.personId, {
        on: row.changedOn,
        says: stateAfter(row.notice, controlAfter(row)),
        isSettledAsKnown: row.outcome === 'on-record',
      });
  }

  /** What the last notice before a change says of its person; undefined where the record alone speaks of them. */
  findBefore({ personId, on }: Pick<DatedPscChange, 'personId' | 'on'>): RegisteredControl | undefined {
    const before = this.#byPerson.get(personId)?.filter((each) => each.on <= on) ?? [];
    const last = before.at(-1);
    const lastNotified = before.findLast(({ isSettledAsKnown }) => !isSettledAsKnown);
    // Where the record settled what no notice says, it speaks of everything before.
    return last && lastNotified && isSameState(last.says, lastNotified.says) ? lastNotified.says : undefined;
  }

  /** Counts a notice that the same entry suggests. */
  add({ personId, on, after }: DatedPscChange, notice: PscNotice): void {
    this.#add(personId, { on, says: stateAfter(notice, after), isSettledAsKnown: false });
  }

  #add(personId: string, notified: EarlierNotice): void {
    const own = this.#byPerson.get(personId) ?? [];
    // An entry of an earlier day comes before what was told of later ones.
    const place = own.findLastIndex(({ on }) => on <= notified.on) + 1;
    this.#byPerson.set(personId, own.toSpliced(place, 0, notified));
  }
}

/** Whether a notice has yet to reach the record: it is open, or was made since the record was read and is not to be seen there. */
export function isOnItsWay(row: ProposalRow, { readAt, find }: PscRecord): boolean {
  if (row.outcome === null) return true;
  if (row.outcome !== 'done' || row.settledAt === null) return false;
  const found = find(row.personName);
  if (noticeStillDue({ notice: row.notice, after: controlAfter(row) }, found) === 'nothing') return false;
  return found === undefined || readAt <= row.settledAt;
}

/** Who is asked about counts as told of where there is a band: people decide which it is, not whether there was one. */
function stateAfter(notice: PscNotice, { shares, votes }: Control): RegisteredControl {
  const isCurrent = notice === 'asked' ? shares !== undefined || votes !== undefined : notice !== 'ceased';
  return { isCurrent, shares: shares === 'several-currencies' ? undefined : shares, votes };
}

const isSameState = (one: RegisteredControl, other: RegisteredControl) =>
  one.isCurrent === other.isCurrent && isSameControl(one, other);

/** The bands that a proposal tells of. */
export const controlAfter = ({ sharesAfter, votesAfter }: ProposalRow): Control =>
  toControl(sharesAfter, votesAfter);

/** The bands before. */
export const controlBefore = ({ sharesBefore, votesBefore }: ProposalRow): Control =>
  toControl(sharesBefore, votesBefore);

type Band = ProposalRow['sharesAfter'];

/** Votes are never of several currencies. */
const toControl = (shares: Band, votes: Band): Control => ({
  shares: shares ?? undefined,
  votes: votes === 'several-currencies' ? undefined : (votes ?? undefined),
});
