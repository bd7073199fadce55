import type { CivilDate } from '../dates/civil-date.ts';
import { daysAfter, daysBeginningWith, monthsAfter } from '../dates/statutory-periods.ts';

/** Last day for the return of an allotment, form SH01 (s.555(2)). */
export function allotmentReturnDueOn(allottedOn: CivilDate): CivilDate {
  return monthsAfter(allottedOn, 1);
}

/** Latest day for entering an allotment in the register of members; as soon as practicable before it (s.554(1)). */
export function allotmentEntryDueOn(allottedOn: CivilDate): CivilDate {
  return monthsAfter(allottedOn, 2);
}

/** Last day for having certificates ready after an allotment or the lodging of a transfer (ss.769, 776). */
export function certificateDueOn(allottedOrLodgedOn: CivilDate): CivilDate {
  return monthsAfter(allottedOrLodgedOn, 2);
}

/** Latest day for registering a transfer or refusing it with reasons (s.771). */
export function transferDecisionDueOn(lodgedOn: CivilDate): CivilDate {
  return monthsAfter(lodgedOn, 2);
}

/**
 * Last day for the notice of a consolidation, sub-division, redemption or reconversion (SH02; ss.619, 621, 689), a
 * redenomination (SH14; s.625), a new name of a class (SH08; s.636) or a variation of rights (SH10; s.637).
 */
export function capitalChangeNoticeDueOn(doneOn: CivilDate): CivilDate {
  return monthsAfter(doneOn, 1);
}

/** Last day for the papers of a reduction by solvency statement (SH19; s.644) or after a redenomination (SH15; s.627). */
export function capitalReductionFilingDueOn(resolvedOn: CivilDate): CivilDate {
  return daysAfter(resolvedOn, 15);
}

/** Last day for the resolution that relies on a solvency statement (s.642(1)). */
export function solvencyStatementReliedOnUntil(statementOn: CivilDate): CivilDate {
  return daysAfter(statementOn, 15);
}

/** Last day for the returns of a purchase of own shares, SH03, and of their cancellation, SH06 (ss.707, 708). */
export function ownSharesReturnDueOn(deliveredOn: CivilDate): CivilDate {
  return daysBeginningWith(deliveredOn, 28);
}

/** Last day for the return of treasury shares sold, SH04, or cancelled, SH05 (ss.728, 730). */
export function treasurySharesReturnDueOn(eventOn: CivilDate): CivilDate {
  return daysAfter(eventOn, 28);
}

/** Earliest last day of a pre-emption offer (s.562(5)). */
export function preEmptionOfferOpenUntil(sentOn: CivilDate): CivilDate {
  return daysBeginningWith(sentOn, 14);
}

/** Last day for stamping a transfer and paying the duty. */
export function stampDutyDueOn(signedOn: CivilDate): CivilDate {
  return daysAfter(signedOn, 30);
}
