import { CANCELLED, TREASURY } from '../../ledger/ledger-account.ts';
import type { CancellationRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

/** Cancels shares that the company holds itself: treasury shares (s.729), forfeited or surrendered ones (s.662). */
export function planCancellation(request: CancellationRequest, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  if (!shareClass) return;
  for (const part of planner.take(TREASURY, shareClass.id, request, ''))
    planner.builder.move(part, CANCELLED);
}
