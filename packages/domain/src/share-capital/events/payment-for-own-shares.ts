import { addDays, type CivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { isWithin } from '../../dates/period.ts';
import type { PaidOutOf } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';

const WEEK = 7;

/**
 * Whether the company may pay for its own shares like that. Out of capital only a private company may (s.709), by special
 * resolution, and it pays five to seven weeks after the resolution, when creditors have had time to object (s.723).
 */
export function checkPayment({ outOf, resolvedOn }: PaidOutOf, on: CivilDate, desk: PlanDesk): void {
  const resolved = desk.readResolutionDate(resolvedOn, on);
  if (outOf !== 'capital') return;
  if (desk.context.isPublic) {
    desk.refuse(
      'outOf',
      'public',
      'Choose profits or a fresh issue: a public company cannot pay out of capital',
    );
  }
  if (resolvedOn === undefined || resolvedOn === '') {
    desk.refuse('resolvedOn', 'missing', 'Enter the date of the special resolution to pay out of capital');
  }
  if (resolved === undefined) return;
  const period = { startsOn: addDays(resolved, 5 * WEEK), endsOn: addDays(resolved, 7 * WEEK) };
  if (isWithin(on, period)) return;
  const limits = `from ${formatCivilDate(period.startsOn)} to ${formatCivilDate(period.endsOn)}`;
  desk.refuse('on', 'out-of-period', `Enter a date ${limits}: five to seven weeks after the resolution`);
}
