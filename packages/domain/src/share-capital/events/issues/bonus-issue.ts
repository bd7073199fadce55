import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCount, wholeCountOf, wholeShares } from '../../../money/exact-decimal.ts';
import type { BonusIssueRequest } from '../../ledger/event-requests.ts';
import { NOTHING, onEach } from '../../ledger/per-share.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { byAccount, nextNumbers, requireInIssue, wholeClass } from '../../planning/restate-class.ts';

/**
 * Issues `newShares` fully paid shares for every `forEvery` held, paid up out of reserves at their nominal value, without
 * pre-emption (s.564). Shares that the company holds itself carry no entitlement. Fractions of an entitlement are refused,
 * or left out with a note where the terms of the issue say so.
 */
export function planBonusIssue(request: BonusIssueRequest, on: CivilDate, planner: EventPlanner): void {
  const held = planner.readClass(request.classId);
  const issued = planner.readClass(request.intoClassId, 'intoClassId');
  const ratio = {
    newShares: planner.readWhole(request.newShares, { path: 'newShares', name: 'the number of new shares' }),
    forEvery: planner.readWhole(request.forEvery, { path: 'forEvery', name: 'for how many held' }),
  };
  if (!held || !issued || planner.isRefused) return;
  const { currency, nominalEach } = issued.terms;
  let isIssued = false;
  const lines = wholeClass(planner, held).filter(({ account }) => account.kind === 'holder');
  for (const { lines: own, shares } of byAccount(requireInIssue(planner, lines))) {
    const [first] = own;
    if (!first) continue;
    const entitled = (wholeCountOf(shares) ?? 0n) * ratio.newShares;
    if (entitled % ratio.forEvery > 0n) {
      const message = `${planner.nameOfAccount(first.account)} has ${formatCount(shares)} shares, which leaves a part entitlement`;
      if (request.leavesOutFractions) planner.notes.push({ code: 'fraction', message });
      else planner.refuse('forEvery', 'fraction', message);
    }
    const bonus = wholeShares(entitled / ratio.forEvery);
    if (bonus === 0n) continue;
    isIssued = true;
    const numbers = nextNumbers(planner, issued, bonus);
    const lot = { classId: issued.id, issuedOn: on, currency, nominalEach, numbers };
    const paidUp = {
      price: onEach(nominalEach),
      unpaid: NOTHING,
      nonCash: 'Bonus issue paid up out of reserves',
    };
    planner.builder.issue({ ...lot, ...paidUp }, bonus, first.account);
  }
  if (isIssued || planner.isRefused) return;
  const message = 'Enter a ratio by which somebody gets a share: no holder has enough for one';
  planner.refuse('forEvery', 'nobody', message);
}
