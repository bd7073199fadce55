import { type CivilDate, civilDate, isBefore } from '../dates/civil-date.ts';
import { daysAfter, daysBeginningWith, monthsBeginningWith } from '../dates/statutory-periods.ts';

const NOTICE_DAYS = 14;

/**
 * Last day for notice of a director or secretary appointed, ceased or changed: 14 days beginning with the event since 18
 * November 2025 (ss.167G, 167H, 279G, 279H), one day more before.
 */
export function officerNoticeDueOn(eventOn: CivilDate): CivilDate {
  const isOldRule = isBefore(eventOn, civilDate('2025-11-18'));
  return isOldRule ? daysAfter(eventOn, NOTICE_DAYS) : daysBeginningWith(eventOn, NOTICE_DAYS);
}

/** Notice of a new, changed or ceased PSC: counted from the company's confirmation, not the event (ss.790LA-LF). */
export function pscNoticeDueOn(confirmedOn: CivilDate): CivilDate {
  return daysBeginningWith(confirmedOn, NOTICE_DAYS);
}

/** Notice of a PSC statement, made or ended, from the day the company first knew or had cause to believe (s.790LH). */
export function pscStatementDueOn(knownOn: CivilDate): CivilDate {
  return daysBeginningWith(knownOn, NOTICE_DAYS);
}

/** Last day for sending a suspected PSC a notice once the duty arises (ss.790D-790EA). */
export function pscEnquiryDueOn(dutyAroseOn: CivilDate): CivilDate {
  return daysBeginningWith(dutyAroseOn, NOTICE_DAYS);
}

/** Last day for the recipient of such a notice to answer it: a month beginning with the day it was given. */
export function pscAnswerDueOn(givenOn: CivilDate): CivilDate {
  return monthsBeginningWith(givenOn, 1);
}

/** Notice that an enquiry was not answered, was answered late, or led to a restrictions notice (ss.790EB-790EF). */
export function pscSilenceNoticeDueOn(dayOne: CivilDate): CivilDate {
  return daysBeginningWith(dayOne, NOTICE_DAYS);
}

/** Last day for a PSC to give the company notice without being asked (ss.790G-790HA). */
export function pscOwnNoticeDueOn(conditionsMetOn: CivilDate): CivilDate {
  return monthsBeginningWith(conditionsMetOn, 1);
}

/** Last day for notice of where company records are kept (forms AD02 to AD04; s.114(5)). */
export function recordsNoticeDueOn(movedOn: CivilDate): CivilDate {
  return daysAfter(movedOn, NOTICE_DAYS);
}

/** Last day for filing a resolution or agreement of s.29, or articles that have taken effect (ss.26, 30). */
export function resolutionFilingDueOn(passedOn: CivilDate): CivilDate {
  return daysAfter(passedOn, 15);
}

/** Last day for registering a charge: 21 days beginning with the day after its creation (s.859A(4)). */
export function chargeRegistrationDueOn(createdOn: CivilDate): CivilDate {
  return daysAfter(createdOn, 21);
}

/** Last day for the annual general meeting of a public company, from its accounting reference date (s.336). */
export function annualGeneralMeetingDueOn(accountingReferenceOn: CivilDate): CivilDate {
  return monthsBeginningWith(daysAfter(accountingReferenceOn, 1), 6);
}
