import { CANCELLED, TREASURY } from '../ledger/account.ts';
import type { CancellationRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';

/** Shares that the company holds itself are cancelled: treasury shares (s.729), forfeited or surrendered ones (s.662). */
export function planCancellation(request: CancellationRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  if (!shareClass) return;
  for (const part of desk.take(TREASURY, shareClass.id, request, '')) desk.builder.move(part, CANCELLED);
}
