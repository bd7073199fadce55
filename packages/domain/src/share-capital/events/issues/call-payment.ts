import type { CallRequest, SharesOfHolder } from '../../ledger/event-requests.ts';
import { comparePerShare, onEach, type PerShare, subtractPerShare } from '../../ledger/per-share.ts';
import type { ShareClass } from '../../ledger/share-class.ts';
import type { TakenPart } from '../../planning/event-builder.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { wholeClass } from '../../planning/restate-class.ts';

/**
 * Records the payment of a call on shares not fully paid, as their terms and the articles provide (ss.581-582). Nobody pays a
 * call on shares that the company holds itself.
 */
export function planCallPayment(request: CallRequest, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  const field = { path: 'callEach', name: 'the call on each share' };
  const call = onEach(planner.readAmount(request.callEach, field));
  if (!shareClass || planner.isRefused) return;
  if (request.holdings === undefined) payOnClass(call, shareClass, planner);
  else payOnHoldings(request.holdings, { call, shareClass }, planner);
}

function payOnClass(call: PerShare, shareClass: ShareClass, planner: EventPlanner): void {
  const owing = wholeClass(planner, shareClass)
    .filter(({ account }) => account.kind === 'holder')
    .map((line) => ({ line, shares: line.shares }))
    .filter((part) => owes(part, call));
  if (owing.length === 0)
    planner.refuse('callEach', 'too-much', 'Enter no more than is unpaid on the shares');
  for (const part of owing) pay(part, call, planner);
}

function payOnHoldings(
  holdings: readonly SharesOfHolder[],
  { call, shareClass }: { readonly call: PerShare; readonly shareClass: ShareClass },
  planner: EventPlanner,
): void {
  if (holdings.length === 0) planner.refuse('holdings', 'missing', 'Choose whose shares the call is paid on');
  holdings.forEach((holding, index) => {
    const path = `holdings.${index}`;
    if (holdings.findIndex(({ holderId }) => holderId === holding.holderId) < index)
      planner.refuse(`${path}.holderId`, 'repeated', 'Enter each holder once');
    for (const part of planner.takeFromHolder(shareClass.id, holding, path)) {
      const who = planner.nameOfAccount(part.line.account);
      if (owes(part, call)) pay(part, call, planner);
      else planner.refuse(`${path}.shares`, 'too-much', `Less is unpaid on the shares of ${who}`);
    }
  });
}

function owes({ line }: TakenPart, call: PerShare): boolean {
  return line.lot.unpaid !== undefined && comparePerShare(line.lot.unpaid, call) >= 0;
}

function pay(part: TakenPart, call: PerShare, planner: EventPlanner): void {
  planner.builder.restate(part, (lot) => ({
    ...lot,
    unpaid: lot.unpaid && subtractPerShare(lot.unpaid, call),
  }));
}
