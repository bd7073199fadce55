import type { CorporateIdentification, Person, Verification } from '../world/types.ts';
import { withoutUndefined } from './wire-members.ts';

/** Month and year only: the day is protected. */
export function presentBirth(person: Person | undefined): { month: number; year: number } | undefined {
  const [year, month] = person?.dateOfBirth?.split('-').map(Number) ?? [];
  return year === undefined || month === undefined ? undefined : { month, year };
}

export function presentNameElements({ title, forename, otherForenames, surname }: Person) {
  return withoutUndefined({ title, forename, other_forenames: otherForenames, surname });
}

/** Of a corporate officer; the country is given for people with control only. */
export function presentIdentification(identification: CorporateIdentification) {
  return withoutUndefined<unknown>({
    identification_type: identification.type,
    legal_form: identification.legalForm,
    legal_authority: identification.legalAuthority,
    place_registered: identification.placeRegistered,
    registration_number: identification.registrationNumber,
  });
}

export function presentVerification({
  statementOpensOn,
  statementDueOn,
  startOn,
  endOn,
  acsp,
}: Verification) {
  return withoutUndefined<unknown>({
    appointment_verification_statement_date: statementOpensOn,
    appointment_verification_statement_due_on: statementDueOn,
    appointment_verification_start_on: startOn,
    appointment_verification_end_on: endOn,
    identity_verified_on: acsp?.verifiedOn,
    preferred_name: acsp?.preferredName,
    authorised_corporate_service_provider_name: acsp?.name,
    anti_money_laundering_supervisory_bodies: acsp?.supervisoryBodies,
  });
}
