import type { CompanyKind } from '../companies/company-types.ts';
import { addDays, type CivilDate, isAfter, isBefore } from '../dates/civil-date.ts';
import { monthsAfter, monthsBeginningWith } from '../dates/statutory-periods.ts';
import {
  type AccountingPeriod,
  type AccountingReferenceDate,
  accountsDueOn,
  LONGEST_ACCOUNTING_PERIOD_MONTHS,
  nextReferenceDate,
} from './accounting-periods.ts';

/** Why the five-year rule, and in administration the longest period too, does not apply (s.392(3), (5)). */
type ExtensionExemption =
  | 'matches-uk-group-undertaking'
  | 'in-administration'
  | 'directed-by-secretary-of-state';

/** A notice of a new accounting reference date (form AA01). */
export interface AccountingDateChange {
  readonly period: AccountingPeriod;
  readonly kind: CompanyKind;
  readonly reference: AccountingReferenceDate;
  readonly change: 'shorten' | 'extend';
  readonly noticeOn: CivilDate;
  /** End of the last period that was itself extended, if one was. */
  readonly lastExtendedPeriodEndedOn?: CivilDate | undefined;
  readonly exemption?: ExtensionExemption | undefined;
  /** Last day for the accounts of the period, where it is not the ordinary one: it may have been extended (s.442(4), (5)). */
  readonly dueOn?: CivilDate | undefined;
}

/** Why the registrar would refuse the notice. */
type AccountingDateRefusal =
  | 'accounts-overdue'
  | 'not-a-change'
  | 'over-18-months'
  | 'extended-within-5-years';

/** What may surprise although the notice is lawful. */
type AccountingDateWarning = 'first-period-of-6-months-or-less' | 'may-count-as-18-months-and-a-day';

/** The period as changed and its new deadline, or the refusal. */
export type AccountingDateOutcome =
  | {
      readonly ok: true;
      readonly period: AccountingPeriod;
      readonly accountsDueOn: CivilDate;
      readonly warnings: readonly AccountingDateWarning[];
    }
  | { readonly ok: false; readonly reason: AccountingDateRefusal };

/**
 * What a notice under s.392 does: shortened, the period ends the first time the new date falls after it began; extended,
 * the second time. Refused once the accounts of that period are overdue (s.392(4)).
 */
export function changeAccountingDate(notice: AccountingDateChange): AccountingDateOutcome {
  const { period, kind, noticeOn, dueOn = accountsDueOn(period, kind) } = notice;
  if (isAfter(noticeOn, dueOn)) return { ok: false, reason: 'accounts-overdue' };
  const endsOn = newPeriodEnd(notice);
  const isChange =
    notice.change === 'shorten' ? isBefore(endsOn, period.endsOn) : isAfter(endsOn, period.endsOn);
  if (!isChange) return { ok: false, reason: 'not-a-change' };
  const refusal = notice.change === 'extend' ? extensionRefusal(notice, endsOn) : undefined;
  if (refusal) return { ok: false, reason: refusal };
  const shortening = notice.change === 'shorten' ? { shortenedByNoticeOn: noticeOn } : {};
  const changed = { startsOn: period.startsOn, endsOn, isFirst: period.isFirst, ...shortening };
  return {
    ok: true,
    period: changed,
    accountsDueOn: accountsDueOn(changed, kind),
    warnings: warningsOf(changed),
  };
}

function newPeriodEnd({ period, reference, change }: AccountingDateChange): CivilDate {
  const first = nextReferenceDate(period.startsOn, reference);
  return change === 'shorten' ? first : nextReferenceDate(first, reference);
}

function extensionRefusal(
  notice: AccountingDateChange,
  endsOn: CivilDate,
): AccountingDateRefusal | undefined {
  const limit = monthsBeginningWith(notice.period.startsOn, LONGEST_ACCOUNTING_PERIOD_MONTHS);
  if (isAfter(endsOn, limit) && notice.exemption !== 'in-administration') return 'over-18-months';
  const last = notice.lastExtendedPeriodEndedOn;
  const isTooSoon = last !== undefined && isBefore(notice.noticeOn, monthsAfter(last, 60));
  return isTooSoon && !notice.exemption ? 'extended-within-5-years' : undefined;
}

function warningsOf(period: AccountingPeriod): readonly AccountingDateWarning[] {
  const warnings: AccountingDateWarning[] = [];
  if (period.isFirst && !isAfter(period.endsOn, monthsBeginningWith(period.startsOn, 6))) {
    warnings.push('first-period-of-6-months-or-less');
  }
  if (isAfter(period.endsOn, monthsAfter(addDays(period.startsOn, -1), LONGEST_ACCOUNTING_PERIOD_MONTHS))) {
    warnings.push('may-count-as-18-months-and-a-day');
  }
  return warnings;
}
