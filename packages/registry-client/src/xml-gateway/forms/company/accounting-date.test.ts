import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountingDateContent } from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { dayBetween, maybe, stringOf } from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildAccountingDate } from './accounting-date.ts';

const extended: AccountingDateContent = {
  periodEndsOn: '2026-03-31',
  change: 'extend',
  newPeriodEndsOn: '2026-09-30',
  extensionWithinFiveYears: { reason: 'STATE', authorisedCode: 'AB12' },
};
const problemsWith = (change: Partial<AccountingDateContent>) =>
  problemsOf(buildAccountingDate({ ...extended, ...change }));

describe('a change of the accounting reference date', () => {
  it('holds the end of the period now and then, and why it is extended again', () => {
    expect(xmlOf(buildAccountingDate(extended))).toBe(
      '<ChangeAccountingReferenceDate><AccountRefDate>2026-03-31</AccountRefDate>' +
        '<ChangeToPeriod>EXTEND</ChangeToPeriod><AmendedAccountRefDate>2026-09-30</AmendedAccountRefDate>' +
        '<FiveYearExtensionDetails><ExtensionReason>STATE</ExtensionReason>' +
        '<ExtensionAuthorisedCode>AB12</ExtensionAuthorisedCode></FiveYearExtensionDetails>' +
        '</ChangeAccountingReferenceDate>',
    );
  });

  it('needs no reason to shorten the period', () => {
    const shortened = {
      periodEndsOn: '2026-03-31',
      change: 'shorten',
      newPeriodEndsOn: '2025-12-31',
    } as const;
    expect(xmlOf(buildAccountingDate(shortened))).toContain(
      '<ChangeToPeriod>SHORT</ChangeToPeriod><AmendedAccountRefDate>2025-12-31</AmendedAccountRefDate>' +
        '</ChangeAccountingReferenceDate>',
    );
  });

  it.each<[string, Partial<AccountingDateContent>, string[]]>([
    [
      'impossible dates',
      { periodEndsOn: '2026-02-30', newPeriodEndsOn: '' },
      ['periodEndsOn', 'newPeriodEndsOn'],
    ],
    ['an extension to the same day', { newPeriodEndsOn: '2026-03-31' }, ['newPeriodEndsOn']],
    [
      'a reason for a shorter period, which ends later',
      { change: 'shorten' },
      ['extensionWithinFiveYears', 'newPeriodEndsOn'],
    ],
    [
      'a code of three characters',
      { extensionWithinFiveYears: { reason: 'ADMIN', authorisedCode: 'AB1' } },
      ['extensionWithinFiveYears.authorisedCode'],
    ],
    [
      'a code of five characters',
      { extensionWithinFiveYears: { reason: 'ADMIN', authorisedCode: 'AB123' } },
      ['extensionWithinFiveYears.authorisedCode'],
    ],
    [
      'another reason',
      { extensionWithinFiveYears: JSON.parse('{"reason":"TAX"}') },
      ['extensionWithinFiveYears.reason'],
    ],
  ])('is refused with %s', (_, change, fields) => {
    expect(problemsWith(change).map((problem) => problem.split(' ')[0])).toEqual(fields);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const content = fc.oneof(
      fc.record({
        periodEndsOn: dayBetween(2026, 2026),
        change: fc.constant('shorten' as const),
        newPeriodEndsOn: dayBetween(2025, 2025),
      }),
      fc.record({
        periodEndsOn: dayBetween(2026, 2026),
        change: fc.constant('extend' as const),
        newPeriodEndsOn: dayBetween(2027, 2027),
        extensionWithinFiveYears: maybe(
          fc.record({
            reason: fc.constantFrom('ADMIN', 'STATE', 'UKPAR'),
            authorisedCode: maybe(stringOf('0123ABCD', 4, 4)),
          }),
        ),
      }),
    );
    expect(complaintsOf(buildAccountingDate, fc.record({ content }))).toEqual([]);
  });
});
