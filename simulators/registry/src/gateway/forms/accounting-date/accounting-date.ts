import { findAccountsDue } from '../../../register/accounts-due.ts';
import type { AccountsDates, Company } from '../../../register/company.ts';
import { later, plusMonths } from '../../../register/days.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { nameForCompany } from '../parts/form-names.ts';
import { commonChecks } from '../parts/rejections.ts';
import { findDateFault } from './check-date.ts';
import { findPeriod } from './periods.ts';
import { type DateChange, readDateChange } from './read-date-change.ts';

/** AA01 and LLAA01 (section 7.7; Companies Act 2006, section 392). */
export const accountingDate = defineForm<DateChange>({
  element: 'ChangeAccountingReferenceDate',
  read: readDateChange,
  checks: [...commonChecks, findDateFault],
  apply: (facts) => {
    const { accounts } = facts.company;
    if (accounts !== undefined) applyDate(accounts, facts);
    return {};
  },
  describe: ({ company, content: { periodEnd, newEnd, isExtension }, today: date }) =>
    nameForCompany(company, {
      type: 'AA01',
      category: 'accounts',
      date,
      actionDate: periodEnd,
      description: `change-account-reference-date-company-${periodEnd < date ? 'previous' : 'current'}-${isExtension ? 'extended' : 'shortened'}`,
      descriptionValues: { made_up_date: periodEnd, new_date: newEnd },
      pages: 1,
    }),
});

function applyDate(accounts: AccountsDates, { company, content, today }: FormCase<DateChange>): void {
  const { newEnd } = content;
  const period = findPeriod(company, content.periodEnd);
  accounts.referenceDay = Number(newEnd.slice(8));
  accounts.referenceMonth = Number(newEnd.slice(5, 7));
  // A change of the period after the one whose accounts are awaited shows once those have been delivered.
  if (period?.isNext !== true) return;
  const dueOn = findDueDate(company, content, today);
  accounts.next = { periodStartOn: period.start, periodEndOn: newEnd, dueOn };
}

/** A shortened period has three months from the notice at least (section 442(4)). */
function findDueDate(company: Company, { newEnd, isExtension }: DateChange, today: string): string {
  const { incorporatedOn, type } = company;
  const ordinary = findAccountsDue({ end: newEnd, incorporatedOn, isPublic: type === 'plc' });
  return isExtension ? ordinary : later(ordinary, plusMonths(today, 3));
}
