import type { CivilDate } from '../../../dates/civil-date.ts';
import { CANCELLED, TREASURY } from '../../ledger/ledger-account.ts';
import type { BuyBackRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { checkPayment } from './payment-for-own-shares.ts';
import { moveTo, requireOtherShares, takeFromHolders } from '../../planning/take-from-holders.ts';

/** Buys back fully paid shares of the company (ss.690-691), which are cancelled (s.706) or held in treasury (s.724). */
export function planBuyBack(request: BuyBackRequest, on: CivilDate, planner: EventPlanner): void {
  checkPayment(request, on, planner);
  const shareClass = planner.readClass(request.classId);
  if (request.consideration !== undefined) {
    const field = { path: 'consideration', name: 'what the company pays', canBeZero: true };
    planner.readAmount(request.consideration, field);
  }
  if (request.into === 'treasury' && request.outOf !== undefined && request.outOf !== 'profits') {
    const message = 'Choose distributable profits: only shares bought out of them are held in treasury';
    planner.refuse('outOf', 'not-profits', message);
  }
  if (!shareClass) return;
  const account = request.into === 'treasury' ? TREASURY : CANCELLED;
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'fully-paid' }, planner, moveTo(planner, account));
  requireOtherShares(planner);
}
