import { CANCELLED, TREASURY } from '../ledger/account.ts';
import type { BuyBackRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';
import { moveTo, requireOtherShares, takeFromHolders } from './shares-out.ts';

/** The company buys its own fully paid shares (ss.690-691) and cancels them (s.706) or holds them in treasury (s.724). */
export function planBuyBack(request: BuyBackRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  if (request.consideration !== undefined) {
    const field = { path: 'consideration', name: 'what the company pays', canBeZero: true };
    desk.readAmount(request.consideration, field);
  }
  if (!shareClass) return;
  const account = request.into === 'treasury' ? TREASURY : CANCELLED;
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'fully-paid' }, desk, moveTo(desk, account));
  requireOtherShares(desk);
}
