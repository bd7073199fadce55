import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCount, inRatio, type ShareCount, wholeCountOf } from '../../../money/exact-decimal.ts';
import type { ConsolidationRequest } from '../../ledger/event-requests.ts';
import type { LotTerms } from '../../ledger/lot.ts';
import {
  amountOn,
  comparePerShare,
  type PerShare,
  perShareInRatio,
  sumOfTotals,
} from '../../ledger/per-share.ts';
import { type PositionLine, sharesOn } from '../../ledger/position.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import {
  byAccount,
  type Conversion,
  convertLine,
  nextNumbers,
  sharesToRestate,
} from '../../planning/restate-class.ts';

/**
 * Consolidates shares of a class into fewer with a larger nominal value (s.618). Refused where a holder would be left with a
 * fraction, each holder named: the company must even the holdings out first, the books never round (I7).
 */
export function planConsolidation(request: ConsolidationRequest, on: CivilDate, planner: EventPlanner): void {
  planner.readResolutionDate(request.resolvedOn, on);
  const shareClass = planner.readClass(request.classId);
  const from = planner.readWhole(request.from, { path: 'from', name: 'how many shares become one' });
  if (from === 1n) planner.refuse('from', 'no-change', 'Enter at least 2');
  if (!shareClass || planner.isRefused) return;
  const nominalEach = inRatio(shareClass.terms.nominalEach, from, 1n);
  const holdings = byAccount(sharesToRestate(planner, shareClass));
  for (const { lines, shares } of holdings) {
    const [first] = lines;
    if (!first || isMultiple(shares, from)) continue;
    const who = planner.nameOfAccount(first.account);
    const message = `${who} has ${formatCount(shares)} shares, which leaves a fraction`;
    planner.refuse('from', 'fraction', message);
  }
  if (nominalEach === undefined || planner.isRefused) return;
  for (const { lines } of holdings) consolidate(lines, { shareClass, from, into: 1n, nominalEach }, planner);
  planner.changeTerms(shareClass, { nominalEach });
}

function isMultiple(shares: ShareCount, of: bigint): boolean {
  const count = wholeCountOf(shares);
  return count !== undefined && count % of === 0n;
}

function consolidate(lines: readonly PositionLine[], conversion: Conversion, planner: EventPlanner): void {
  const [whole, rest] = [true, false].map((wanted) =>
    lines.filter(({ shares }) => isMultiple(shares, conversion.from) === wanted),
  );
  for (const line of whole ?? []) convertLine(planner, line, conversion);
  if (rest && rest.length > 0) pool(rest, conversion, planner);
}

/** Pools shares of several lots that make whole new shares only together, at the exact average of their issue prices. */
function pool(lines: readonly PositionLine[], conversion: Conversion, planner: EventPlanner): void {
  const [first] = lines;
  if (!first) return;
  if (lines.some(({ lot }) => !isSame(lot.unpaid, first.lot.unpaid))) {
    const who = planner.nameOfAccount(first.account);
    return planner.refuse(
      'from',
      'fraction',
      `Shares of ${who} differ in what is unpaid and leave fractions`,
    );
  }
  const { shareClass, from, nominalEach } = conversion;
  const held = sharesOn(lines);
  const shares = inRatio(held, 1n, from) ?? first.shares;
  const terms: LotTerms = {
    ...first.lot,
    nominalEach,
    price: averagePrice(lines, from, held),
    unpaid: first.lot.unpaid && perShareInRatio(first.lot.unpaid, from, 1n),
    numbers: nextNumbers(planner, shareClass, shares),
    cameFrom: first.lot.id,
  };
  planner.builder.pool(lines, terms, shares);
}

function averagePrice(lines: readonly PositionLine[], from: bigint, held: ShareCount): PerShare | undefined {
  const totals = lines.flatMap(({ lot, shares }) => (lot.price ? [amountOn(lot.price, shares)] : []));
  if (totals.length < lines.length) return undefined;
  // The total is spread over `held` millionths of shares; `from` shares make one new share.
  return perShareInRatio(sumOfTotals(totals), from * 1_000_000n, held);
}

function isSame(a: PerShare | undefined, b: PerShare | undefined): boolean {
  return a && b ? comparePerShare(a, b) === 0 : a === b;
}
