import type { CivilDate } from '../../dates/civil-date.ts';
import { formatCount, wholeCountOf, wholeShares } from '../../money/exact-decimal.ts';
import type { BonusIssueRequest } from '../ledger/event-requests.ts';
import { NOTHING, onEach } from '../ledger/per-share.ts';
import type { PlanDesk } from './plan-desk.ts';
import { byAccount, nextNumbers, wholeClass } from './restate-class.ts';

/**
 * Fully paid shares for every so many held, paid up out of reserves at their nominal value; no pre-emption (s.564). Shares
 * that the company holds itself get none. Part entitlements are refused and named, or left out and named where the terms of
 * the issue say so.
 */
export function planBonusIssue(request: BonusIssueRequest, on: CivilDate, desk: PlanDesk): void {
  const held = desk.readClass(request.classId);
  const issued = desk.readClass(request.intoClassId, 'intoClassId');
  const newShares = desk.readWhole(request.newShares, {
    path: 'newShares',
    name: 'the number of new shares',
  });
  const forEvery = desk.readWhole(request.forEvery, { path: 'forEvery', name: 'for how many held' });
  if (!held || !issued || desk.isRefused) return;
  const { currency, nominalEach } = issued.terms;
  const holdings = byAccount(wholeClass(desk, held).filter(({ account }) => account.kind === 'holder'));
  if (holdings.length === 0)
    desk.refuse('classId', 'none-in-issue', 'Choose a class that has shares in issue');
  for (const { lines, shares } of holdings) {
    const [first] = lines;
    if (!first) continue;
    const entitled = (wholeCountOf(shares) ?? 0n) * newShares;
    if (entitled % forEvery > 0n) {
      const message = `${desk.nameOfAccount(first.account)} has ${formatCount(shares)} shares, which leaves a part entitlement`;
      if (request.leavesOutFractions) desk.notes.push({ code: 'fraction', message });
      else desk.refuse('forEvery', 'fraction', message);
    }
    const bonus = wholeShares(entitled / forEvery);
    if (bonus === 0n) continue;
    desk.builder.issue(
      {
        classId: issued.id,
        issuedOn: on,
        currency,
        nominalEach,
        price: onEach(nominalEach),
        unpaid: NOTHING,
        numbers: nextNumbers(desk, issued, bonus),
        nonCash: 'Bonus issue paid up out of reserves',
      },
      bonus,
      first.account,
    );
  }
}
