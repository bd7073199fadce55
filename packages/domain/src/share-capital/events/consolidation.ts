import type { CivilDate } from '../../dates/civil-date.ts';
import {
  type Amount,
  formatCount,
  inRatio,
  type ShareCount,
  wholeCountOf,
} from '../../money/exact-decimal.ts';
import type { ConsolidationRequest } from '../ledger/event-requests.ts';
import type { LotTerms } from '../ledger/lot.ts';
import {
  amountOn,
  comparePerShare,
  type PerShare,
  perShareInRatio,
  sumOfTotals,
} from '../ledger/per-share.ts';
import type { PositionLine } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { PlanDesk } from './plan-desk.ts';
import { byAccount, nextNumbers, sharesToRestate } from './restate-class.ts';

/**
 * Every so many shares become one of a larger nominal value (s.618). Refused where a holder would be left with a fraction,
 * each named: it is for the company to even them out first, not for the books to round (I7).
 */
export function planConsolidation(request: ConsolidationRequest, on: CivilDate, desk: PlanDesk): void {
  desk.readResolutionDate(request.resolvedOn, on);
  const shareClass = desk.readClass(request.classId);
  const from = desk.readWhole(request.from, { path: 'from', name: 'how many shares become one' });
  if (from === 1n) desk.refuse('from', 'no-change', 'Enter at least 2');
  if (!shareClass || desk.isRefused) return;
  const nominalEach = inRatio(shareClass.terms.nominalEach, from, 1n);
  const holdings = byAccount(sharesToRestate(desk, shareClass));
  for (const { lines, shares } of holdings) {
    const [first] = lines;
    const left = (wholeCountOf(shares) ?? 1n) % from;
    if (first && (wholeCountOf(shares) === undefined || left > 0n)) {
      const message = `${desk.nameOfAccount(first.account)} has ${formatCount(shares)} shares, which leaves a fraction`;
      desk.refuse('from', 'fraction', message);
    }
  }
  if (nominalEach === undefined || desk.isRefused) return;
  for (const { lines } of holdings) consolidate(lines, { shareClass, from, nominalEach }, desk);
  desk.changeTerms(shareClass, { nominalEach });
}

interface Consolidation {
  readonly shareClass: ShareClass;
  readonly from: bigint;
  readonly nominalEach: Amount;
}

function consolidate(lines: readonly PositionLine[], act: Consolidation, desk: PlanDesk): void {
  const dividing = lines.filter(({ shares }) => (wholeCountOf(shares) ?? 1n) % act.from === 0n);
  const rest = lines.filter((line) => !dividing.includes(line));
  for (const line of dividing) {
    const shares = inRatio(line.shares, 1n, act.from) ?? line.shares;
    const numbers = nextNumbers(desk, act.shareClass, shares);
    desk.builder.restate(
      { line, shares: line.shares },
      (lot) => ({
        ...lot,
        nominalEach: act.nominalEach,
        price: lot.price && perShareInRatio(lot.price, act.from, 1n),
        unpaid: lot.unpaid && perShareInRatio(lot.unpaid, act.from, 1n),
        numbers,
      }),
      shares,
    );
  }
  if (rest.length > 0) poolTogether(rest, act, desk);
}

/** Shares of several lots that only together make whole new ones: the price becomes their average, exactly. */
function poolTogether(lines: readonly PositionLine[], act: Consolidation, desk: PlanDesk): void {
  const [first] = lines;
  if (!first) return;
  if (lines.some(({ lot }) => !isSame(lot.unpaid, first.lot.unpaid))) {
    const who = desk.nameOfAccount(first.account);
    return desk.refuse('from', 'fraction', `Shares of ${who} differ in what is unpaid and leave fractions`);
  }
  const held = lines.reduce<bigint>((sum, { shares }) => sum + shares, 0n);
  const shares = inRatio(held as ShareCount, 1n, act.from) ?? first.shares; // a sum of share counts is one
  const numbers = nextNumbers(desk, act.shareClass, shares);
  const terms: LotTerms = {
    ...first.lot,
    nominalEach: act.nominalEach,
    price: averagePrice(lines, act.from, held),
    unpaid: first.lot.unpaid && perShareInRatio(first.lot.unpaid, act.from, 1n),
    numbers,
    cameFrom: first.lot.id,
  };
  desk.builder.pool(lines, terms, shares);
}

function averagePrice(lines: readonly PositionLine[], from: bigint, held: bigint): PerShare | undefined {
  const totals = lines.flatMap(({ lot, shares }) => (lot.price ? [amountOn(lot.price, shares)] : []));
  if (totals.length < lines.length) return undefined;
  // The total falls on `held` millionths of shares; of `from` of them one new share is made.
  return perShareInRatio(sumOfTotals(totals), from * 1_000_000n, held);
}

function isSame(a: PerShare | undefined, b: PerShare | undefined): boolean {
  return a && b ? comparePerShare(a, b) === 0 : a === b;
}
