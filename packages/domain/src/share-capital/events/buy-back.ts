import type { CivilDate } from '../../dates/civil-date.ts';
import { CANCELLED, TREASURY } from '../ledger/account.ts';
import type { BuyBackRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';
import { checkPayment } from './payment-for-own-shares.ts';
import { moveTo, requireOtherShares, takeFromHolders } from './shares-out.ts';

/** The company buys its own fully paid shares (ss.690-691) and cancels them (s.706) or holds them in treasury (s.724). */
export function planBuyBack(request: BuyBackRequest, on: CivilDate, desk: PlanDesk): void {
  checkPayment(request, on, desk);
  const shareClass = desk.readClass(request.classId);
  if (request.consideration !== undefined) {
    const field = { path: 'consideration', name: 'what the company pays', canBeZero: true };
    desk.readAmount(request.consideration, field);
  }
  if (request.into === 'treasury' && request.outOf !== undefined && request.outOf !== 'profits') {
    const message = 'Choose distributable profits: only shares bought out of them are held in treasury';
    desk.refuse('outOf', 'not-profits', message);
  }
  if (!shareClass) return;
  const account = request.into === 'treasury' ? TREASURY : CANCELLED;
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'fully-paid' }, desk, moveTo(desk, account));
  requireOtherShares(desk);
}
