import { changeOfName } from './change-of-name/change-of-name.ts';
import {
  confirmationAndVerificationStatement,
  confirmationStatement,
} from './confirmation-statement/confirmation-statement-form.ts';
import type { FormClass } from './form-class.ts';

/** The forms that this gateway knows, by the Class of their envelope (section 7.1). */
export const formClasses: ReadonlyMap<string, FormClass> = new Map(
  [confirmationStatement, confirmationAndVerificationStatement, changeOfName].map((form) => [
    form.messageClass,
    form,
  ]),
);

export function getFormClass(messageClass: string): FormClass {
  const form = formClasses.get(messageClass);
  if (form === undefined) throw new Error(`${messageClass} is not the class of a form`);
  return form;
}
