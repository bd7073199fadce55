import type { Company } from '../../../register/company.ts';
import { plusYears } from '../../../register/days.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { defineRejections } from '../parts/rejections.ts';
import type { DateChange } from './read-date-change.ts';
import { endOfLongestPeriod, findPeriod, type Period } from './periods.ts';

const reject = defineRejections({
  noAccounts: ['20351', 'The company does not deliver accounts'],
  wrongPeriod: ['20352', 'The company has no accounting period that ends on {} and can be changed'],
  tooLate: ['20353', 'The time for delivering the accounts of the period that ended on {} has passed'],
  notShorter: [
    '20354',
    'The new date must be before the end of the accounting period and after its beginning',
  ],
  notLonger: ['20355', 'The new date must be after the end of the accounting period'],
  tooLong: ['20356', 'The accounting period must not be longer than 18 months'],
  extendedAgain: ['20357', 'The accounting period has been extended within the last five years'],
});

/** What is against a new accounting reference date (Companies Act 2006, section 392). */
export function findDateFault({ company, content, today }: FormCase<DateChange>): Rejection | undefined {
  if (company.accounts?.next === undefined) return reject('noAccounts');
  const about = { value: content.periodEnd };
  const period = findPeriod(company, content.periodEnd);
  // A period that has not begun is neither the current one nor the one before it.
  if (period === undefined || period.start > today) return reject('wrongPeriod', about);
  if (period.dueOn < today) return reject('tooLate', about);
  if (content.isExtension) return findExtensionFault(company, period, content);
  const isShorter = period.start < content.newEnd && content.newEnd < period.end;
  return isShorter ? undefined : reject('notShorter');
}

/** Administration lifts both limits; the other reasons that of five years. */
function findExtensionFault(
  company: Company,
  period: Period,
  { newEnd, reason }: DateChange,
): Rejection | undefined {
  if (newEnd <= period.end) return reject('notLonger');
  if (reason === 'ADMIN') return undefined;
  if (newEnd > endOfLongestPeriod(period.start)) return reject('tooLong');
  const isAgain = listExtendedEnds(company).some((end) => period.start < plusYears(end, 5));
  return isAgain && reason === undefined ? reject('extendedAgain') : undefined;
}

function listExtendedEnds({ filings }: Company): string[] {
  return filings
    .filter(({ description }) => /^change-account-reference-date-.*-extended$/.test(description))
    .map(({ descriptionValues }) => String(descriptionValues?.['new_date']));
}
