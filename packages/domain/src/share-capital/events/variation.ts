import type { CivilDate } from '../../dates/civil-date.ts';
import type { VariationRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';

/** The rights attached to a class change, by its articles or with the consent of its holders (ss.630-640). */
export function planVariation(request: VariationRequest, on: CivilDate, desk: PlanDesk): void {
  desk.readResolutionDate(request.resolvedOn, on);
  const shareClass = desk.readClass(request.classId);
  const particulars = request.particulars.trim();
  if (particulars === '') desk.refuse('particulars', 'missing', 'Enter the rights attached to the shares');
  const field = { path: 'votesPerShare', name: 'the votes of each share (0 for none)', canBeZero: true };
  const votesPerShare = desk.readWhole(request.votesPerShare, field);
  if (!shareClass || desk.isRefused) return;
  const { terms } = shareClass;
  const { isRedeemable } = request;
  const isSame =
    terms.particulars === particulars &&
    terms.votesPerShare === votesPerShare &&
    terms.isRedeemable === isRedeemable;
  if (isSame) return desk.refuse('particulars', 'no-change', 'Enter what changes in the rights');
  desk.changeTerms(shareClass, { particulars, votesPerShare, isRedeemable });
}
