import type { Warning } from '../../readiness.ts';
import type { FormFacts } from '../kernel/form-facts.ts';

/** What is received by then is decided on that day (registrar's fees, same-day services). */
const RECEIVED_BEFORE = '15:00';
const FRIDAY = 5;

/**
 * Warns where the service that is asked for cannot be had today: it costs the same on the next working day. Bank holidays are
 * not known here: the choice of the service names them.
 */
export function warnOfSameDay({ today, time }: Pick<FormFacts, 'today' | 'time'>): readonly Warning[] {
  const isWeekend = Temporal.PlainDate.from(today).dayOfWeek > FRIDAY;
  if (!isWeekend && (time === undefined || time < RECEIVED_BEFORE)) return [];
  const why = isWeekend ? 'Today is not a working day' : `It is after ${RECEIVED_BEFORE}`;
  const message = `${why}: the same-day service begins on the next working day. File it then before ${RECEIVED_BEFORE}, or choose the ordinary service.`;
  return [{ code: 'same-day-missed', message }];
}
