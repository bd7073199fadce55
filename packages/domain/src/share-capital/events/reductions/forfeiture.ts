import { CANCELLED, TREASURY } from '../../ledger/ledger-account.ts';
import type { ForfeitureRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { takeFromHolders } from '../../planning/take-from-holders.ts';

/**
 * Forfeits shares for unpaid calls, or takes their surrender, as the articles provide; s.662 binds a public company. The shares
 * are cancelled at once or stay with the company until it disposes of them. Refused for fully paid shares.
 */
export function planForfeiture(request: ForfeitureRequest, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  if (!shareClass) return;
  const to = request.into === 'treasury' ? TREASURY : CANCELLED;
  const { holdings } = request;
  takeFromHolders({ shareClass, holdings, requirement: 'partly-paid' }, planner, (part) =>
    planner.builder.move(part, to, (lot) => ({ ...lot, isForfeited: true })),
  );
}
