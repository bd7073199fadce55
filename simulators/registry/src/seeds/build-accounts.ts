import type { AccountsDates } from '../register/company.ts';
import { findAccountsDue } from '../register/accounts-due.ts';
import { endOfMonth, plusDays, plusYears } from '../register/days.ts';
import type { CompanySeed } from './seed-schema.ts';

interface AccountsFacts {
  seed: CompanySeed;
  today: string;
  incorporatedOn: string;
}

/** Accounting reference date, last and next accounts (sections 391 and 442). */
export function buildAccounts({ seed, today, incorporatedOn }: AccountsFacts): AccountsDates | undefined {
  if (seed.makesReturns === false) return undefined;
  const ends = periodEnds(incorporatedOn, today);
  const isPublic = seed.type === 'plc';
  const dueOf = (end: string) => findAccountsDue({ end, incorporatedOn, isPublic });
  const firstNotDue = ends.findIndex((end) => dueOf(end) >= today);
  const next = Math.max(0, firstNotDue - (seed.missingAccounts ?? 0));
  const end = ends[next];
  if (end === undefined) return undefined;
  const lastEnd = ends[next - 1];
  const startOf = (index: number) => {
    const before = ends[index - 1];
    return before === undefined ? incorporatedOn : plusDays(before, 1);
  };
  return {
    referenceDay: Number(end.slice(8)),
    referenceMonth: Number(end.slice(5, 7)),
    ...(lastEnd !== undefined && {
      last: {
        madeUpTo: lastEnd,
        periodStartOn: startOf(next - 1),
        periodEndOn: lastEnd,
        type: seed.accountsType ?? 'micro-entity',
      },
    }),
    next: { periodStartOn: startOf(next), periodEndOn: end, dueOn: dueOf(end) },
  };
}

function periodEnds(incorporatedOn: string, today: string): string[] {
  const ends: string[] = [];
  let end = endOfMonth(plusYears(incorporatedOn, 1));
  while (end < plusYears(today, 2)) {
    ends.push(end);
    end = endOfMonth(plusYears(end, 1));
  }
  return ends;
}
