import type { CivilDate } from '../../../dates/civil-date.ts';
import type { VariationRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

/** Varies the rights attached to a class, by its articles or with the consent of its holders (ss.630-640). */
export function planVariation(request: VariationRequest, on: CivilDate, planner: EventPlanner): void {
  planner.readResolutionDate(request.resolvedOn, on);
  const shareClass = planner.readClass(request.classId);
  const particulars = request.particulars.trim();
  if (particulars === '') planner.refuse('particulars', 'missing', 'Enter the rights attached to the shares');
  const field = { path: 'votesPerShare', name: 'the votes of each share (0 for none)', canBeZero: true };
  const votesPerShare = planner.readWhole(request.votesPerShare, field);
  if (!shareClass || planner.isRefused) return;
  const { terms } = shareClass;
  const { isRedeemable } = request;
  const isSame =
    terms.particulars === particulars &&
    terms.votesPerShare === votesPerShare &&
    terms.isRedeemable === isRedeemable;
  if (isSame) return planner.refuse('particulars', 'no-change', 'Enter what changes in the rights');
  planner.changeTerms(shareClass, { particulars, votesPerShare, isRedeemable });
}
