import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type AccountingDateChange, changeAccountingDate } from './accounting-date-change.ts';
import { accountsDueOn, nextAccountingPeriod } from './accounting-periods.ts';

const notice = (changes: Partial<AccountingDateChange>): AccountingDateChange => ({
  period: { startsOn: civilDate('2026-01-01'), endsOn: civilDate('2026-12-31'), isFirst: false },
  kind: 'private',
  reference: { month: 6, day: 30 },
  change: 'extend',
  noticeOn: civilDate('2026-11-20'),
  ...changes,
});

describe('changing the accounting reference date', () => {
  it('D16: a first period shortened keeps the ordinary nine months', () => {
    const outcome = changeAccountingDate(
      notice({
        period: { startsOn: civilDate('2026-01-15'), endsOn: civilDate('2027-01-31'), isFirst: true },
        reference: { month: 8, day: 31 },
        change: 'shorten',
        noticeOn: civilDate('2026-07-01'),
      }),
    );
    expect(outcome).toMatchObject({
      ok: true,
      period: { endsOn: '2026-08-31' },
      accountsDueOn: '2027-05-31',
    });
  });

  const shortenedTo31March = (noticeOn: string) =>
    changeAccountingDate(
      notice({
        period: { startsOn: civilDate('2025-01-01'), endsOn: civilDate('2025-12-31'), isFirst: false },
        reference: { month: 3, day: 31 },
        change: 'shorten',
        noticeOn: civilDate(noticeOn),
      }),
    );

  it('D17: three months from the notice where that is later', () => {
    const outcome = shortenedTo31March('2026-08-20');
    if (!outcome.ok) throw new Error(outcome.reason);
    expect([outcome.period.endsOn, outcome.accountsDueOn]).toEqual(['2025-03-31', '2026-11-20']);
    const next = nextAccountingPeriod(outcome.period, { month: 3, day: 31 });
    expect([next.endsOn, accountsDueOn(next, 'private')]).toEqual(['2026-03-31', '2026-12-31']);
  });

  it('D18: refused once the accounts of the period are overdue', () => {
    expect(shortenedTo31March('2026-10-01')).toEqual({ ok: false, reason: 'accounts-overdue' });
    expect(shortenedTo31March('2026-09-30').ok).toBe(true);
  });

  it('D19: not extended again within five years', () => {
    const last = { lastExtendedPeriodEndedOn: civilDate('2021-11-30') };
    expect(changeAccountingDate(notice({ ...last, noticeOn: civilDate('2026-11-20') }))).toEqual({
      ok: false,
      reason: 'extended-within-5-years',
    });
    expect(changeAccountingDate(notice({ ...last, noticeOn: civilDate('2026-12-01') })).ok).toBe(true);
  });

  it('D37: shortened to the first 30 June, extended to the second', () => {
    expect(changeAccountingDate(notice({ change: 'shorten' }))).toMatchObject({
      period: { endsOn: '2026-06-30' },
    });
    const extended = changeAccountingDate(notice({}));
    expect(extended).toMatchObject({ ok: true, period: { endsOn: '2027-06-30' }, warnings: [] });
  });

  it('D38: never longer than eighteen months, except in administration', () => {
    const toJuly = { reference: { month: 7, day: 31 } };
    expect(changeAccountingDate(notice(toJuly))).toEqual({ ok: false, reason: 'over-18-months' });
    expect(changeAccountingDate(notice({ ...toJuly, exemption: 'in-administration' })).ok).toBe(true);
    expect(changeAccountingDate(notice({ ...toJuly, exemption: 'matches-uk-group-undertaking' })).ok).toBe(
      false,
    );
  });

  it('D39: extended again within five years to match a UK parent', () => {
    const outcome = changeAccountingDate(
      notice({
        lastExtendedPeriodEndedOn: civilDate('2024-12-31'),
        exemption: 'matches-uk-group-undertaking',
      }),
    );
    expect(outcome.ok).toBe(true);
  });

  it('a date that leaves the period as it is, or moves it the wrong way, is no change', () => {
    const december = { reference: { month: 12, day: 31 } };
    expect(changeAccountingDate(notice({ ...december, change: 'shorten' }))).toEqual({
      ok: false,
      reason: 'not-a-change',
    });
  });

  it('warns of a short first period and of eighteen months that end a day later than the registrar may count', () => {
    const first = { startsOn: civilDate('2026-01-15'), endsOn: civilDate('2027-01-31'), isFirst: true };
    const short = changeAccountingDate(notice({ period: first, change: 'shorten' }));
    expect(short).toMatchObject({ ok: true, warnings: ['first-period-of-6-months-or-less'] });
    const period = { startsOn: civilDate('2026-07-01'), endsOn: civilDate('2027-06-30'), isFirst: false };
    const long = changeAccountingDate(notice({ period, reference: { month: 12, day: 31 } }));
    expect(long).toMatchObject({ ok: true, warnings: ['may-count-as-18-months-and-a-day'] });
  });
});
