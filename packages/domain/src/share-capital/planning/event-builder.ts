import { negateDecimal, type ShareCount, shareCount, subtractDecimals } from '../../money/exact-decimal.ts';
import { ledgerAccountKey, ISSUER, type LedgerAccount } from '../ledger/ledger-account.ts';
import { type LotId, lotIdOf, type ShareClassId, type ShareEventId } from '../ledger/ids.ts';
import type { Lot, LotTerms } from '../ledger/lot.ts';
import { type NumberRange, remainingRanges, sharesIn } from '../ledger/distinguishing-numbers.ts';
import type { PositionLine } from '../ledger/position.ts';
import { type BalanceKey, balanceKey, type Posting } from '../ledger/posting.ts';

/** Shares taken from a line of the position, with their distinguishing numbers where the class has them. */
export interface TakenPart {
  readonly line: PositionLine;
  readonly shares: ShareCount;
  readonly numbers?: readonly NumberRange[] | undefined;
}

/** Builds the lots and postings of one event, and keeps the position after each step for the next one. */
export class EventBuilder {
  readonly #eventId: ShareEventId;
  readonly #lines: Map<BalanceKey, PositionLine>;
  readonly #postings = new Map<BalanceKey, Posting>();
  readonly #lots = new Map<LotId, Lot>();
  readonly #restated = new Map<LotId, Lot>();

  constructor(eventId: ShareEventId, lines: readonly PositionLine[]) {
    this.#eventId = eventId;
    this.#lines = new Map(lines.map((line) => [balanceKey(line.account, line.lot.id), line]));
  }

  /** The lines of an account and class after the steps so far, oldest first. */
  linesOf(account: LedgerAccount, classId: ShareClassId): readonly PositionLine[] {
    const key = ledgerAccountKey(account);
    return this.lines().filter(
      (line) => line.lot.classId === classId && ledgerAccountKey(line.account) === key,
    );
  }

  /** The lines of the position after the steps so far. */
  lines(): readonly PositionLine[] {
    return [...this.#lines.values()];
  }

  /** Issues new shares to an account. */
  issue(terms: LotTerms, shares: ShareCount, to: LedgerAccount): void {
    this.#move(this.#newLot(terms), shares, { from: ISSUER, to });
  }

  /**
   * Moves shares to another account, as they are or with other terms. Part of a numbered lot becomes a lot of its own, and
   * so does the rest.
   */
  move(part: TakenPart, to: LedgerAccount, change?: (lot: LotTerms) => LotTerms): void {
    const { line, shares } = part;
    if (this.#splits(part)) {
      const changed = change ?? ((lot: LotTerms) => lot);
      this.#split(part, (range) => ({ terms: changed({ ...termsOf(line.lot), numbers: range }), to }));
    } else if (change) {
      this.#move(line.lot, shares, { from: line.account, to: ISSUER });
      this.#move(this.#restatedLot(line.lot, change), shares, { from: ISSUER, to });
    } else this.#move(line.lot, shares, { from: line.account, to });
  }

  /** Restates shares: the old ones return to the issuer, and the same account receives new ones with other terms. */
  restate(part: TakenPart, change: (lot: LotTerms) => LotTerms, shares: ShareCount = part.shares): void {
    const { line } = part;
    const { account, lot } = line;
    if (this.#splits(part)) {
      this.#split(part, (range) => ({ terms: change({ ...termsOf(lot), numbers: range }), to: account }));
      return;
    }
    this.#move(lot, part.shares, { from: account, to: ISSUER });
    this.#move(this.#restatedLot(lot, change), shares, { from: ISSUER, to: account });
  }

  /** A lot held by several accounts is restated as one lot for all of them, unless its shares get new numbers. */
  #restatedLot(lot: Lot, change: (lot: LotTerms) => LotTerms): Lot {
    const known = this.#restated.get(lot.id);
    if (known) return known;
    const next = this.#newLot({ ...change(termsOf(lot)), cameFrom: lot.id });
    if (next.numbers === undefined) this.#restated.set(lot.id, next);
    return next;
  }

  /** Turns all shares of several lines of one account into shares of one new lot. */
  pool(lines: readonly PositionLine[], terms: LotTerms, shares: ShareCount): void {
    for (const { account, lot, shares: held } of lines) this.#move(lot, held, { from: account, to: ISSUER });
    const [first] = lines;
    if (first) this.#move(this.#newLot(terms), shares, { from: ISSUER, to: first.account });
  }

  /** The lots and postings of the event, without lots that began and ended within it. */
  build(): { readonly lots: readonly Lot[]; readonly postings: readonly Posting[] } {
    const postings = [...this.#postings.values()].filter(({ shares }) => shares !== 0n);
    const kept = new Set(postings.map(({ lotId }) => lotId));
    const lots = [...this.#lots.values()].filter(({ id }) => kept.has(id));
    return { lots: lots.map((lot) => ({ ...lot, cameFrom: this.#origin(lot.cameFrom, kept) })), postings };
  }

  #origin(lot: LotId | undefined, kept: ReadonlySet<LotId>): LotId | undefined {
    const passing = lot !== undefined && !kept.has(lot) ? this.#lots.get(lot) : undefined;
    return passing ? this.#origin(passing.cameFrom, kept) : lot;
  }

  #splits({ line, shares }: TakenPart): boolean {
    return line.lot.numbers !== undefined && shares < line.shares;
  }

  #split(
    { line, numbers = [] }: TakenPart,
    target: (range: NumberRange) => { terms: LotTerms; to: LedgerAccount },
  ): void {
    const { account, lot } = line;
    if (!lot.numbers) return;
    this.#move(lot, line.shares, { from: account, to: ISSUER });
    for (const range of numbers) {
      const { terms, to } = target(range);
      this.#move(this.#newLot({ ...terms, cameFrom: lot.id }), sharesIn(range), { from: ISSUER, to });
    }
    for (const range of remainingRanges(lot.numbers, numbers)) {
      const rest = this.#newLot({ ...termsOf(lot), numbers: range, cameFrom: lot.id });
      this.#move(rest, sharesIn(range), { from: ISSUER, to: account });
    }
  }

  #newLot(terms: LotTerms): Lot {
    const lot = { ...terms, id: lotIdOf(this.#eventId, this.#lots.size + 1), madeBy: this.#eventId };
    this.#lots.set(lot.id, lot);
    return lot;
  }

  #move(lot: Lot, shares: ShareCount, { from, to }: { from: LedgerAccount; to: LedgerAccount }): void {
    this.#post(lot, negateDecimal(shares), from);
    this.#post(lot, shares, to);
  }

  #post(lot: Lot, shares: ShareCount, account: LedgerAccount): void {
    const key = balanceKey(account, lot.id);
    const posted = this.#postings.get(key)?.shares ?? NONE;
    const sum = subtractDecimals(posted, negateDecimal(shares));
    this.#postings.set(key, { classId: lot.classId, lotId: lot.id, account, shares: sum });
    if (account.kind !== 'holder' && account.kind !== 'treasury') return;
    const held = subtractDecimals(this.#lines.get(key)?.shares ?? NONE, negateDecimal(shares));
    if (held === 0n) this.#lines.delete(key);
    else this.#lines.set(key, { account, lot, shares: held });
  }
}

const NONE = shareCount('0');

function termsOf({ id: _id, madeBy: _madeBy, ...terms }: Lot): LotTerms {
  return terms;
}
