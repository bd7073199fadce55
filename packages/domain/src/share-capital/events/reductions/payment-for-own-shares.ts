import { addDays, type CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { isWithin } from '../../../dates/period.ts';
import type { PaidOutOf } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

const WEEK = 7;

/**
 * Checks what the company pays for its own shares out of. Only a private company may pay out of capital (s.709), by special
 * resolution, and five to seven weeks after it, so that creditors have had time to object (s.723).
 */
export function checkPayment({ outOf, resolvedOn }: PaidOutOf, on: CivilDate, planner: EventPlanner): void {
  const resolved = planner.readResolutionDate(resolvedOn, on);
  if (outOf !== 'capital') return;
  if (planner.context.isPublic) {
    planner.refuse(
      'outOf',
      'public',
      'Choose profits or a fresh issue: a public company cannot pay out of capital',
    );
  }
  if (resolvedOn === undefined || resolvedOn === '') {
    planner.refuse('resolvedOn', 'missing', 'Enter the date of the special resolution to pay out of capital');
  }
  if (resolved === undefined) return;
  const period = { startsOn: addDays(resolved, 5 * WEEK), endsOn: addDays(resolved, 7 * WEEK) };
  if (isWithin(on, period)) return;
  const limits = `from ${formatCivilDate(period.startsOn)} to ${formatCivilDate(period.endsOn)}`;
  planner.refuse('on', 'out-of-period', `Enter a date ${limits}: five to seven weeks after the resolution`);
}
