import { accountingDate } from './accounting-date/accounting-date.ts';
import { allotmentReturn } from './allotment-return/allotment-return.ts';
import { changeOfName } from './change-of-name/change-of-name.ts';
import { chargeRegistration } from './charge-registration/charge-registration.ts';
import { chargeUpdate } from './charge-update/charge-update.ts';
import { companyIncorporation } from './company-incorporation/company-incorporation.ts';
import {
  confirmationAndVerificationStatement,
  confirmationStatement,
} from './confirmation-statement/confirmation-statement-form.ts';
import type { FormClass } from './form-class.ts';
import { officerAppointment } from './officer-appointment/officer-appointment.ts';
import { officerChange } from './officer-change/officer-change.ts';
import { officerTermination } from './officer-termination/officer-termination.ts';
import { pscCessation } from './psc-cessation/psc-cessation.ts';
import { pscChange } from './psc-change/psc-change.ts';
import { pscNotification } from './psc-notification/psc-notification.ts';
import { pscStatementNotification } from './psc-statement/psc-statement-notification.ts';
import { pscStatementWithdrawal } from './psc-statement/psc-statement-withdrawal.ts';
import { pscVerification } from './psc-verification/psc-verification.ts';
import { recordsLocation } from './records-location/records-location.ts';
import { registeredOffice } from './registered-office/registered-office.ts';
import { sailAddress } from './sail-address/sail-address.ts';

const forms: readonly FormClass[] = [
  confirmationStatement,
  confirmationAndVerificationStatement,
  registeredOffice,
  sailAddress,
  recordsLocation,
  accountingDate,
  changeOfName,
  officerAppointment,
  officerTermination,
  officerChange,
  allotmentReturn,
  chargeRegistration,
  chargeUpdate,
  pscNotification,
  pscChange,
  pscCessation,
  pscStatementNotification,
  pscStatementWithdrawal,
  pscVerification,
  companyIncorporation,
];

/** The forms that this gateway knows, by the Class of their envelope (section 7.1). */
export const formClasses: ReadonlyMap<string, FormClass> = new Map(
  forms.map((form) => [form.messageClass, form]),
);

export function getFormClass(messageClass: string): FormClass {
  const form = formClasses.get(messageClass);
  if (form === undefined) throw new Error(`${messageClass} is not the class of a form`);
  return form;
}
