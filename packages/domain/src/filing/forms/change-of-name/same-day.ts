import { type HolidayPart, isWorkingDay } from '../../../dates/working-day.ts';
import { formatPence } from '../../../money/pence.ts';
import type { FilingService } from '../../fees.ts';
import { formFee } from '../../form-catalogue.ts';
import type { Warning } from '../../readiness.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { answerAt, type FieldOption } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';

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

/** Where a form asks which service of the registrar it goes by. */
export const SERVICE_PATH = 'sameDay';

/** The services of software with what they cost. What a person delivers is paid by them, and has the ordinary one alone. */
export function serviceOptions({ form, facts }: FormCase): readonly FieldOption[] {
  if (facts.channel === 'produced') return [];
  const option = (value: 'no' | 'yes', label: string, hint: string): FieldOption => {
    const service = value === 'yes' ? ('same-day' as const) : ('standard' as const);
    const answer = formFee({ form, channel: 'software', service, deliveredOn: facts.today });
    return { value, label: answer.ok ? `${label}, ${formatPence(answer.fee)}` : label, hint };
  };
  return [
    option('no', 'Ordinary', 'Usually within a few days.'),
    option('yes', 'Same day', 'Received before 15:00, Monday to Friday except bank holidays.'),
  ];
}

/** Which service is asked for; the ordinary one where there is no other. */
export function serviceAsked(asked: FormCase): FilingService {
  const isAsked = serviceOptions(asked).some(({ value }) => value === 'yes');
  return isAsked && answerAt(asked.answers, SERVICE_PATH) === 'yes' ? 'same-day' : 'standard';
}
