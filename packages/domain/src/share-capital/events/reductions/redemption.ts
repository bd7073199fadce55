import type { CivilDate } from '../../../dates/civil-date.ts';
import { CANCELLED } from '../../ledger/ledger-account.ts';
import type { RedemptionRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { checkPayment } from './payment-for-own-shares.ts';
import { moveTo, requireOtherShares, takeFromHolders } from '../../planning/take-from-holders.ts';

/** Redeems and so cancels redeemable shares (s.688): only fully paid ones (s.686), while other shares remain in issue (s.684(4)). */
export function planRedemption(request: RedemptionRequest, on: CivilDate, planner: EventPlanner): void {
  checkPayment(request, on, planner);
  const shareClass = planner.readClass(request.classId);
  if (!shareClass) return;
  if (!shareClass.terms.isRedeemable) {
    return planner.refuse('classId', 'not-redeemable', 'Choose a class of redeemable shares');
  }
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'fully-paid' }, planner, moveTo(planner, CANCELLED));
  requireOtherShares(planner);
}
