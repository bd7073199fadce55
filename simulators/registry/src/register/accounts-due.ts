import { later, plusAccountsMonths, plusMonths, plusYears } from './days.ts';

export interface AccountsPeriod {
  end: string;
  incorporatedOn: string;
  isPublic: boolean;
}

/** The last day for the accounts of a period (Companies Act 2006, section 442). */
export function findAccountsDue({ end, incorporatedOn, isPublic }: AccountsPeriod): string {
  const months = isPublic ? 6 : 9;
  const isLongFirstPeriod = end > plusYears(incorporatedOn, 1) && end < plusMonths(incorporatedOn, 19);
  if (!isLongFirstPeriod) return plusAccountsMonths(end, months);
  return later(plusMonths(incorporatedOn, 12 + months), plusAccountsMonths(end, 3));
}
