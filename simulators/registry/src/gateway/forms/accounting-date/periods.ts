import { findAccountsDue } from '../../../register/accounts-due.ts';
import type { Company } from '../../../register/company.ts';
import { plusAccountsMonths, plusDays, plusMonths } from '../../../register/days.ts';

export interface Period {
  start: string;
  end: string;
  dueOn: string;
  /** Accounts of this period are the next to be delivered. */
  isNext: boolean;
}

/** The period with this end: the one whose accounts are awaited, or the one after it. */
export function findPeriod({ accounts, incorporatedOn, type }: Company, end: string): Period | undefined {
  const next = accounts?.next;
  if (next === undefined) return undefined;
  const { periodStartOn: start, periodEndOn, dueOn } = next;
  if (end === periodEndOn) return { start, end, dueOn, isNext: true };
  if (end !== plusAccountsMonths(periodEndOn, 12)) return undefined;
  const due = findAccountsDue({ end, incorporatedOn, isPublic: type === 'plc' });
  return { start: plusDays(periodEndOn, 1), end, dueOn: due, isNext: false };
}

/** The last day of the eighteen months that begin on that day. */
export function endOfLongestPeriod(start: string): string {
  return plusDays(plusMonths(start, 18), -1);
}
