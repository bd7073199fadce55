import { CANCELLED, TREASURY } from '../ledger/account.ts';
import type { ForfeitureRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';
import { takeFromHolders } from './shares-out.ts';

/**
 * Shares are forfeited for unpaid calls, or surrendered instead, as the articles provide; of a public company see s.662.
 * Refused for fully paid shares. They are cancelled at once or stay with the company until it disposes of them.
 */
export function planForfeiture(request: ForfeitureRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  if (!shareClass) return;
  const to = request.into === 'treasury' ? TREASURY : CANCELLED;
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'partly-paid' }, desk, (part) =>
    desk.builder.move(part, to, (lot) => ({ ...lot, isForfeited: true })),
  );
}
