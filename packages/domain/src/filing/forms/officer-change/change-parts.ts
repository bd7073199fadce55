import { isCorporateForm, officerRoleOf } from '../fields/officer-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { type ChangePart, isChanging } from './change-part.ts';
import { ADDRESS, CORPORATE_NAME, REGISTRATION } from './corporate-parts.ts';
import { COUNTRY, DESIGNATION, NAME, NATIONALITY, RESIDENCE, SERVICE_ADDRESS } from './person-parts.ts';

/** What can change of the officers of a form. */
export function changePartsOf({ form, facts }: FormCase): readonly ChangePart[] {
  const role = officerRoleOf(form, facts);
  const designation = role === 'member' ? [DESIGNATION] : [];
  if (isCorporateForm(form)) return [CORPORATE_NAME, ADDRESS, REGISTRATION, ...designation];
  if (role === 'secretary') return [NAME, SERVICE_ADDRESS];
  const nationality = role === 'director' ? [NATIONALITY] : [];
  return [NAME, SERVICE_ADDRESS, RESIDENCE, ...nationality, COUNTRY, ...designation];
}

/** The parts that are ticked. */
export function changingParts(asked: FormCase): readonly ChangePart[] {
  return changePartsOf(asked).filter(({ id }) => isChanging(asked, id));
}
