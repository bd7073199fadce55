import type { CallRequest } from '../ledger/event-requests.ts';
import { comparePerShare, onEach, subtractPerShare } from '../ledger/per-share.ts';
import type { TakenPart } from './event-builder.ts';
import type { PlanDesk } from './plan-desk.ts';
import { wholeClass } from './restate-class.ts';

/**
 * A call is paid on shares not fully paid, as their terms and the articles provide (s.581-582); more is paid, less is unpaid.
 * Nobody pays it on shares that the company holds itself, forfeited ones above all.
 */
export function planCall(request: CallRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  const callEach = onEach(
    desk.readAmount(request.callEach, { path: 'callEach', name: 'the call on each share' }),
  );
  if (!shareClass || desk.isRefused) return;
  const owes = ({ line }: TakenPart) =>
    line.lot.unpaid !== undefined && comparePerShare(line.lot.unpaid, callEach) >= 0;
  const pay = (part: TakenPart) =>
    desk.builder.restate(part, (lot) => ({
      ...lot,
      unpaid: lot.unpaid && subtractPerShare(lot.unpaid, callEach),
    }));
  if (request.holdings === undefined) {
    const owing = wholeClass(desk, shareClass)
      .filter(({ account }) => account.kind === 'holder')
      .map((line) => ({ line, shares: line.shares }))
      .filter(owes);
    if (owing.length === 0) desk.refuse('callEach', 'too-much', 'Enter no more than is unpaid on the shares');
    for (const part of owing) pay(part);
    return;
  }
  if (request.holdings.length === 0)
    desk.refuse('holdings', 'missing', 'Choose whose shares the call is paid on');
  const seen = new Set<string>();
  request.holdings.forEach((holding, index) => {
    const path = `holdings.${index}`;
    if (seen.has(holding.holderId)) desk.refuse(`${path}.holderId`, 'repeated', 'Enter each holder once');
    seen.add(holding.holderId);
    for (const part of desk.takeFromHolder(shareClass.id, holding, path)) {
      if (owes(part)) pay(part);
      else
        desk.refuse(
          `${path}.shares`,
          'too-much',
          `Less is unpaid on the shares of ${desk.nameOfAccount(part.line.account)}`,
        );
    }
  });
}
