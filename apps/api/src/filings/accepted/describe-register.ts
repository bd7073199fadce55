import { type CivilDate, civilDate, formatCivilDate, isAfter } from '@statbook/domain/dates';
import { dayOf } from '../../platform/clock.ts';
import type { RegisterExpectation } from './expectation-queries.ts';

export interface RegisterReading {
  state: 'awaited' | 'shown' | 'given-up';
  /** "Accepted 3 November 2026, not on the register yet." */
  text: string;
}

/** Whether the public register shows what was accepted; undefined where nothing is expected of it. */
export function describeRegister(
  expectations: readonly RegisterExpectation[],
  today: CivilDate,
): RegisterReading | undefined {
  const [first] = expectations;
  if (first === undefined) return undefined;
  const accepted = `Accepted ${toText(first.acceptedOn)}`;
  const reason = expectations.find(({ givenUpAt }) => givenUpAt !== null)?.reason;
  if (reason) return { state: 'given-up', text: `${accepted}. ${reason}` };
  const unmet = expectations.find(({ metAt }) => metAt === null);
  if (unmet !== undefined) {
    const isLate = isAfter(today, civilDate(unmet.expectedBy));
    const late = isLate ? ` It was expected by ${toText(unmet.expectedBy)}.` : '';
    return { state: 'awaited', text: `${accepted}, not on the register yet.${late}` };
  }
  const shownAt = Math.max(...expectations.map(({ metAt }) => metAt?.getTime() ?? 0));
  return { state: 'shown', text: `On the register since ${formatCivilDate(dayOf(new Date(shownAt)))}.` };
}

const toText = (date: string) => formatCivilDate(civilDate(date));
