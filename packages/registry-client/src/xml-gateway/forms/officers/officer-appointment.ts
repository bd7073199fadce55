import { isCivilDate } from '@statbook/domain/dates';
import type { OfficerAppointmentContent } from '@statbook/domain/filing/forms';
import { textElement } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { appointedOfficerElement } from './appointed-officer.ts';
import { OFFICER_FORMS } from './officer-forms.ts';

/** Companies House takes appointments through software from the day the Companies Act 2006 was in force. */
const EARLIEST_APPOINTMENT = '2009-10-01';
/** Companies Act 2006 s. 157, and the registrar's own limit. */
const MINIMUM_AGE = 16;
const AGE_LIMIT = 110;

/** `OfficerAppointment` v2-9: a director, secretary or LLP member, person or corporate (AP01–AP04, LLAP01–02). */
export const buildOfficerAppointment: FormBuilder<OfficerAppointmentContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { appointedOn, consentToAct, officer } = content;
  const children = [
    textElement(
      'AppointmentDate',
      check.date('appointedOn', appointedOn, { notBefore: EARLIEST_APPOINTMENT }),
    ),
    textElement('ConsentToAct', 'true'),
    appointedOfficerElement(check, { field: 'officer', secretsAt: '' }, officer),
  ];
  check.require(consentToAct, 'consentToAct', 'must be confirmed');
  if (officer.kind === 'person' && officer.role !== 'secretary') checkAge(check, appointedOn);
  return finishForm(check, OFFICER_FORMS.appointment[officer.role][officer.kind], { children });
};

function checkAge(check: FieldChecker, appointedOn: string): void {
  const yearsBefore = (years: number) => `${Number(appointedOn.slice(0, 4)) - years}${appointedOn.slice(4)}`;
  const birth = check.secret('dateOfBirth');
  if (!isCivilDate(birth) || !isCivilDate(appointedOn)) return;
  check.require(birth <= yearsBefore(MINIMUM_AGE), 'dateOfBirth', 'must be 16 years before the appointment');
  check.require(birth > yearsBefore(AGE_LIMIT), 'dateOfBirth', 'must be less than 110 years ago');
}
