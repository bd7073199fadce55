import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate, daysBetween } from '../dates/civil-date.ts';
import {
  annualGeneralMeetingDueOn,
  chargeRegistrationDueOn,
  officerNoticeDueOn,
  pscAnswerDueOn,
  pscEnquiryDueOn,
  pscNoticeDueOn,
  pscOwnNoticeDueOn,
  pscSilenceNoticeDueOn,
  pscStatementDueOn,
  recordsNoticeDueOn,
  resolutionFilingDueOn,
} from './notice-deadlines.ts';

describe('the last day of a notice', () => {
  it.each([
    ['D24', 'director appointed', officerNoticeDueOn, '2026-12-01', '2026-12-14'],
    ['D25', 'director appointed before the end of February', officerNoticeDueOn, '2028-02-22', '2028-03-06'],
    ['D26', 'PSC confirmed a change', pscNoticeDueOn, '2026-12-03', '2026-12-16'],
    ['D27', 'notice given to a PSC', pscAnswerDueOn, '2026-12-03', '2027-01-02'],
    ['D27', 'notice given to a PSC on the 31st', pscAnswerDueOn, '2026-01-31', '2026-02-28'],
    ['D29', 'resolution passed, due on Christmas Day', resolutionFilingDueOn, '2026-12-10', '2026-12-25'],
    ['D30', 'charge created', chargeRegistrationDueOn, '2026-12-04', '2026-12-25'],
    ['D30', 'charge created on 29 February', chargeRegistrationDueOn, '2024-02-29', '2024-03-21'],
    ['D34', 'AGM after 30 September', annualGeneralMeetingDueOn, '2026-09-30', '2027-03-31'],
    ['D34', 'AGM after 28 February', annualGeneralMeetingDueOn, '2026-02-28', '2026-08-31'],
    ['D34', 'AGM after 31 August', annualGeneralMeetingDueOn, '2026-08-31', '2027-02-28'],
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

  it('is never extended by weekends or holidays: fourteen days are fourteen days', () => {
    const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(civilDate('2025-11-18'), days));
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(daysBetween(day, officerNoticeDueOn(day))).toBe(13);
        expect(daysBetween(day, pscNoticeDueOn(day))).toBe(13);
        expect(daysBetween(day, resolutionFilingDueOn(day))).toBe(15);
        expect(daysBetween(day, chargeRegistrationDueOn(day))).toBe(21);
      }),
    );
  });
});
