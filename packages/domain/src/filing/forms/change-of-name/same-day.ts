import { type HolidayPart, isWorkingDay } from '../../../dates/working-day.ts';
import type { Warning } from '../../readiness.ts';
import type { FormFacts } from '../kernel/form-facts.ts';

/** What is received by then is decided on that day (registrar's fees, same-day services). */
const RECEIVED_BEFORE = '15:00';

/** Warns where the service that is asked for cannot be had today: it costs the same on the next working day. */
export function warnOfSameDay({
  today,
  time,
  company,
}: Pick<FormFacts, 'today' | 'time' | 'company'>): readonly Warning[] {
  const isWorking = isWorkingDay(today, registrarOf(company));
  if (isWorking && (time === undefined || time < RECEIVED_BEFORE)) return [];
  const why = isWorking ? `It is after ${RECEIVED_BEFORE}` : 'Today is not a working day';
  const message = `${why}: the same-day service begins on the next working day. File it then before ${RECEIVED_BEFORE}, or choose the ordinary service.`;
  return [{ code: 'same-day-missed', message }];
}

/** Each part has a registrar of its own (Companies Act 2006, section 1060). */
function registrarOf({ jurisdiction }: FormFacts['company']): HolidayPart {
  return jurisdiction === undefined || jurisdiction === 'wales' ? 'england-wales' : jurisdiction;
}
