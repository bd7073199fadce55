import type { FormId } from '../form-catalogue.ts';
import type { FormRules } from './kernel/form-rules.ts';
import { accountingDate } from './accounting-date/rules.ts';
import { allotmentReturn } from './allotment-return/rules.ts';
import { changeOfName } from './change-of-name/rules.ts';
import { chargeRegistration } from './charge-registration/rules.ts';
import { chargeUpdate } from './charge-update/rules.ts';
import { incorporation } from './incorporation/rules.ts';
import { officerAppointment } from './officer-appointment/rules.ts';
import { officerChange } from './officer-change/rules.ts';
import { officerTermination } from './officer-termination/rules.ts';
import { pscCessation } from './psc-cessation/rules.ts';
import { pscChange } from './psc-change/rules.ts';
import { pscNotification } from './psc-notification/rules.ts';
import { pscStatement } from './psc-statement/rules.ts';
import { pscStatementEnd } from './psc-statement-end/rules.ts';
import { pscVerification } from './psc-verification/rules.ts';
import { recordsLocation } from './records-location/rules.ts';
import { registeredEmail } from './registered-email/rules.ts';
import { registeredOffice } from './registered-office/rules.ts';
import { sailAddress } from './sail-address/rules.ts';

/** Every family of forms that Statbook files. */
export const FORM_FAMILIES: readonly FormRules[] = [
  incorporation,
  registeredOffice,
  registeredEmail,
  officerTermination,
  accountingDate,
  officerAppointment,
  officerChange,
  sailAddress,
  recordsLocation,
  chargeUpdate,
  chargeRegistration,
  changeOfName,
  allotmentReturn,
  pscNotification,
  pscChange,
  pscCessation,
  pscStatement,
  pscStatementEnd,
  pscVerification,
];

/** The rules of a form; undefined where it is not filed by them. */
export function findFormRules(form: FormId): FormRules | undefined {
  return FORM_FAMILIES.find(({ forms }) => forms.includes(form));
}
