import { addDecimals, negateDecimal, type ShareCount, shareCount } from '../../money/exact-decimal.ts';
import { isInIssue } from '../ledger/ledger-account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { LotId, ShareClassId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { compareLines, type PositionLine, type SharePosition } from '../ledger/position.ts';
import { type BalanceKey, balanceKey } from '../ledger/posting.ts';
import { changedTerms, type ClassTerms, type ShareClass } from '../ledger/share-class.ts';
import { type ClassScales, NO_SCALES, scalesAfter } from './class-scales.ts';

const NONE = shareCount('0');

/** The books during a replay, event by event. Within a day a balance may be below zero. */
export class RunningBooks {
  readonly #start: SharePosition;
  readonly #lines: Map<BalanceKey, PositionLine>;
  readonly #lots: Map<LotId, Lot>;
  readonly #terms: Map<ShareClassId, ClassTerms>;
  readonly #highest = new Map<ShareClassId, bigint>();
  /** How many shares there are now for each one at the start. */
  scales: ClassScales = NO_SCALES;

  /** @param lots those that later events move without having made them */
  constructor(start: SharePosition, lots: readonly Lot[] = []) {
    this.#start = start;
    this.#lines = new Map(start.lines.map((line) => [balanceKey(line.account, line.lot.id), line]));
    this.#lots = new Map([...start.lines.map(({ lot }) => lot), ...lots].map((lot) => [lot.id, lot]));
    this.#terms = new Map(start.classes.map(({ id, terms }) => [id, terms]));
  }

  lot(id: LotId): Lot | undefined {
    return this.#lots.get(id);
  }

  termsOf(id: ShareClassId): ClassTerms | undefined {
    return this.#terms.get(id);
  }

  balance(key: BalanceKey): ShareCount {
    return this.#lines.get(key)?.shares ?? NONE;
  }

  /** Adds lots that have no shares yet. */
  know(lots: readonly Lot[]): void {
    for (const lot of lots) this.#lots.set(lot.id, lot);
  }

  apply(event: PlannedEvent): void {
    const { kind, lots, postings, terms } = event;
    this.scales = scalesAfter(this.scales, event);
    this.know(lots);
    for (const lot of lots) {
      const highest = this.#highest.get(lot.classId) ?? 0n;
      if (lot.numbers && lot.numbers.last > highest) this.#highest.set(lot.classId, lot.numbers.last);
    }
    this.#post(postings, (shares) => shares);
    for (const change of terms) {
      const before = this.#terms.get(change.classId);
      if (before) this.#terms.set(change.classId, changedTerms(before, change, kind));
    }
  }

  /** Undoes the postings of an event of this day. */
  undo({ postings }: PlannedEvent): void {
    this.#post(postings, negateDecimal);
  }

  /** The lines in issue, oldest first. */
  lines(): readonly PositionLine[] {
    return [...this.#lines.values()].filter(({ shares }) => shares > 0n).sort(compareLines);
  }

  /** @param numbersBefore the highest distinguishing numbers to count on from; left out, those of all entries, later ones too */
  position(numbersBefore?: ReadonlyMap<ShareClassId, bigint>): SharePosition {
    const classes = this.#start.classes.map(
      (each): ShareClass => ({
        ...each,
        terms: this.#terms.get(each.id) ?? each.terms,
        highestNumber: higher(
          numbersBefore ? (numbersBefore.get(each.id) ?? 0n) : each.highestNumber,
          this.#highest.get(each.id) ?? 0n,
        ),
      }),
    );
    return { classes, lines: this.lines(), holders: this.#start.holders };
  }

  #post(postings: PlannedEvent['postings'], turned: (shares: ShareCount) => ShareCount): void {
    for (const { account, lotId, shares } of postings) {
      const lot = this.#lots.get(lotId);
      if (!isInIssue(account) || !lot) continue;
      const key = balanceKey(account, lotId);
      const held = addDecimals(this.balance(key), turned(shares));
      if (held === 0n) this.#lines.delete(key);
      else this.#lines.set(key, { account, lot, shares: held });
    }
  }
}

const higher = (a: bigint, b: bigint) => (a > b ? a : b);
