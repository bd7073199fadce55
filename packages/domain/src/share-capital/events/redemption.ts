import type { CivilDate } from '../../dates/civil-date.ts';
import { CANCELLED } from '../ledger/account.ts';
import type { RedemptionRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';
import { checkPayment } from './payment-for-own-shares.ts';
import { moveTo, requireOtherShares, takeFromHolders } from './shares-out.ts';

/** Redeemable shares are redeemed, which cancels them (s.688): only fully paid ones (s.686), and never the last others (s.684(4)). */
export function planRedemption(request: RedemptionRequest, on: CivilDate, desk: PlanDesk): void {
  checkPayment(request, on, desk);
  const shareClass = desk.readClass(request.classId);
  if (!shareClass) return;
  if (!shareClass.terms.isRedeemable) {
    return desk.refuse('classId', 'not-redeemable', 'Choose a class of redeemable shares');
  }
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'fully-paid' }, desk, moveTo(desk, CANCELLED));
  requireOtherShares(desk);
}
