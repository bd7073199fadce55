import { z } from 'zod';
import { count, date, listOf, maybe, text, texts } from './lenient.ts';
import { record } from './record.ts';

/** An address as the public register shows it; older ones have no premises, the number then stands in line 1. */
export const address = record({
  careOf: [text, 'care_of', 'care_of_name'],
  poBox: [text, 'po_box'],
  premises: [text, 'premises'],
  line1: [text, 'address_line_1'],
  line2: [text, 'address_line_2'],
  locality: [text, 'locality'],
  region: [text, 'region'],
  postalCode: [text, 'postal_code'],
  country: [text, 'country'],
});

export type PublicAddress = z.output<typeof address>;

/** Month and year: the day of a birth is never published. */
const birthMonth = record({
  month: [count.pipe(z.number()), 'month'],
  year: [count.pipe(z.number()), 'year'],
});

/** Where a corporate body is registered and under which law. */
const identification = record({
  /** Officers only: `uk-limited-company`, `other-corporate-body-or-firm`, … */
  type: [text, 'identification_type'],
  legalForm: [text, 'legal_form'],
  legalAuthority: [text, 'legal_authority'],
  placeRegistered: [text, 'place_registered'],
  countryRegistered: [text, 'country_registered'],
  registrationNumber: [text, 'registration_number'],
});

export type PublicIdentification = z.output<typeof identification>;

/** What the register says about a person's identity verification (since November 2025). */
const verification = record({
  /** The verification statement is in force from this day. */
  startsOn: [date, 'appointment_verification_start_on'],
  /** Its last day; far in the future while it is in force. */
  endsOn: [date, 'appointment_verification_end_on'],
  /** PSCs only: first day on which the statement can be given. */
  statementFrom: [date, 'appointment_verification_statement_date'],
  statementDueOn: [date, 'appointment_verification_statement_due_on'],
  verifiedOn: [date, 'identity_verified_on'],
  preferredName: [text, 'preferred_name'],
  /** The authorised agent who verified, and its supervisors. */
  verifiedBy: [text, 'authorised_corporate_service_provider_name'],
  supervisoryBodies: [texts, 'anti_money_laundering_supervisory_bodies'],
});

export type IdentityVerification = z.output<typeof verification>;

/** The members that officers and PSCs have in common. */
export const person = {
  serviceAddress: [maybe(address), 'address'],
  principalOffice: [maybe(address), 'principal_office_address'],
  nationality: [text, 'nationality'],
  countryOfResidence: [text, 'country_of_residence'],
  dateOfBirth: [maybe(birthMonth), 'date_of_birth'],
  identification: [maybe(identification), 'identification'],
  verification: [maybe(verification), 'identity_verification_details'],
  etag: [text, 'etag'],
  self: [text, 'links.self'],
} as const;

export const formerNames = listOf(record({ forenames: [text, 'forenames'], surname: [text, 'surname'] }));
