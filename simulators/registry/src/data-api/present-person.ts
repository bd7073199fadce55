import type { Person, Verification } from '../register/company.ts';

/** Month and year only: the day is protected. */
export function presentBirth(person: Person | undefined): { month: number; year: number } | undefined {
  const [year, month] = person?.dateOfBirth?.split('-').map(Number) ?? [];
  return year === undefined || month === undefined ? undefined : { month, year };
}

export function presentVerification({ acsp, ...verification }: Verification) {
  return {
    appointment_verification_statement_date: verification.statementOpensOn,
    appointment_verification_statement_due_on: verification.statementDueOn,
    appointment_verification_start_on: verification.startOn,
    appointment_verification_end_on: verification.endOn,
    identity_verified_on: acsp?.verifiedOn,
    preferred_name: acsp?.preferredName,
    authorised_corporate_service_provider_name: acsp?.name,
    anti_money_laundering_supervisory_bodies: acsp?.supervisoryBodies,
  };
}
