import { describe, expect, it } from 'vitest';
import { civilDate, daysBetween } from '../dates/civil-date.ts';
import {
  annualGeneralMeetingDueOn,
  chargeRegistrationDueOn,
  earliestMeetingOn,
  officerNoticeDueOn,
  pscAnswerDueOn,
  pscEnquiryDueOn,
  pscNoticeDueOn,
  pscOwnNoticeDueOn,
  pscSilenceNoticeDueOn,
  pscStatementDueOn,
  recordsNoticeDueOn,
  resolutionFilingDueOn,
  writtenResolutionLapsesAfter,
} from './notice-deadlines.ts';
import {
  allotmentEntryDueOn,
  allotmentReturnDueOn,
  capitalChangeNoticeDueOn,
  capitalReductionFilingDueOn,
  certificateDueOn,
  ownSharesReturnDueOn,
  preEmptionOfferOpenUntil,
  solvencyStatementReliedOnUntil,
  stampDutyDueOn,
  transferDecisionDueOn,
  treasurySharesReturnDueOn,
} from './share-deadlines.ts';

describe('deadlines of events', () => {
  it.each([
    ['D24', 'director appointed', officerNoticeDueOn, '2026-12-01', '2026-12-14'],
    ['D25', 'director appointed before the end of February', officerNoticeDueOn, '2028-02-22', '2028-03-06'],
    ['D26', 'PSC confirmed a change', pscNoticeDueOn, '2026-12-03', '2026-12-16'],
    ['D27', 'notice given to a PSC', pscAnswerDueOn, '2026-12-03', '2027-01-02'],
    ['D27', 'notice given to a PSC on the 31st', pscAnswerDueOn, '2026-01-31', '2026-02-28'],
    ['D28', 'allotment', allotmentReturnDueOn, '2026-01-31', '2026-02-28'],
    ['D28', 'allotment in a leap year', allotmentReturnDueOn, '2028-01-31', '2028-02-29'],
    ['D28', 'allotment on the last of February', allotmentReturnDueOn, '2026-02-28', '2026-03-28'],
    ['D28', 'allotment on the last of November', allotmentReturnDueOn, '2026-11-30', '2026-12-30'],
    ['D29', 'resolution passed, due on Christmas Day', resolutionFilingDueOn, '2026-12-10', '2026-12-25'],
    ['D30', 'charge created', chargeRegistrationDueOn, '2026-12-04', '2026-12-25'],
    ['D30', 'charge created on 29 February', chargeRegistrationDueOn, '2024-02-29', '2024-03-21'],
    ['D31', 'own shares delivered, due on a bank holiday', ownSharesReturnDueOn, '2026-12-01', '2026-12-28'],
    ['D32', 'treasury shares sold', treasurySharesReturnDueOn, '2026-12-01', '2026-12-29'],
    ['D33', 'certificate after an allotment', certificateDueOn, '2026-06-30', '2026-08-30'],
    ['D33', 'certificate after a transfer', certificateDueOn, '2026-12-31', '2027-02-28'],
    ['D34', 'AGM after 30 September', annualGeneralMeetingDueOn, '2026-09-30', '2027-03-31'],
    ['D34', 'AGM after 28 February', annualGeneralMeetingDueOn, '2026-02-28', '2026-08-31'],
    ['D34', 'AGM after 31 August', annualGeneralMeetingDueOn, '2026-08-31', '2027-02-28'],
    ['D35', 'solvency statement made', solvencyStatementReliedOnUntil, '2026-12-01', '2026-12-16'],
    ['D36', 'pre-emption offer sent', preEmptionOfferOpenUntil, '2026-11-02', '2026-11-15'],
  ])('%s: %s', (_id, _event, rule, on, expected) => {
    expect(rule(civilDate(on))).toBe(expected);
  });

  it('an officer who changed before 18 November 2025 had a day more', () => {
    expect(officerNoticeDueOn(civilDate('2025-11-17'))).toBe('2025-12-01');
    expect(officerNoticeDueOn(civilDate('2025-11-18'))).toBe('2025-12-01');
  });

  it('the other periods of fourteen days beginning with a day end thirteen days on', () => {
    const day = civilDate('2026-11-20');
    const ends = [pscStatementDueOn, pscEnquiryDueOn, pscSilenceNoticeDueOn].map((rule) => rule(day));
    expect(ends).toEqual(['2026-12-03', '2026-12-03', '2026-12-03']);
    expect(pscOwnNoticeDueOn(day)).toBe('2026-12-19');
    expect(recordsNoticeDueOn(day)).toBe('2026-12-04');
  });

  it('share events have a month, two months, fifteen or thirty days', () => {
    const day = civilDate('2026-11-20');
    expect([allotmentEntryDueOn(day), transferDecisionDueOn(day)]).toEqual(['2027-01-20', '2027-01-20']);
    expect([capitalChangeNoticeDueOn(day), capitalReductionFilingDueOn(day)]).toEqual([
      '2026-12-20',
      '2026-12-05',
    ]);
    expect(stampDutyDueOn(day)).toBe('2026-12-20');
  });

  it('clear days count neither the notice nor the meeting', () => {
    const day = civilDate('2026-11-20');
    expect(daysBetween(day, earliestMeetingOn(day, 14))).toBe(15);
    expect(writtenResolutionLapsesAfter(day)).toBe('2026-12-17');
  });
});
