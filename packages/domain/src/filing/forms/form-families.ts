import type { FormId } from '../form-catalogue.ts';
import type { FormRules } from './kernel/form-rules.ts';
import { accountingDate } from './accounting-date/rules.ts';
import { officerAppointment } from './officer-appointment/rules.ts';
import { officerChange } from './officer-change/rules.ts';
import { officerTermination } from './officer-termination/rules.ts';
import { registeredOffice } from './registered-office/rules.ts';

/** Every family of forms that Statbook files. */
export const FORM_FAMILIES: readonly FormRules[] = [
  registeredOffice,
  officerTermination,
  accountingDate,
  officerAppointment,
  officerChange,
];

/** The rules of a form; undefined where it is not filed by them. */
export function findFormRules(form: FormId): FormRules | undefined {
  return FORM_FAMILIES.find(({ forms }) => forms.includes(form));
}
