import type { z } from 'zod';
import { count, date, part, partList, text, texts } from './lenient.ts';

/** An address as the public register shows it. */
export interface PublicAddress {
  readonly careOf: string | undefined;
  readonly poBox: string | undefined;
  readonly premises: string | undefined;
  readonly line1: string | undefined;
  readonly line2: string | undefined;
  readonly locality: string | undefined;
  readonly region: string | undefined;
  readonly postalCode: string | undefined;
  readonly country: string | undefined;
}

export const addressWire = part({
  care_of: text,
  care_of_name: text,
  po_box: text,
  premises: text,
  address_line_1: text,
  address_line_2: text,
  locality: text,
  region: text,
  postal_code: text,
  country: text,
});

/** Shapes an address; older ones have no premises, the number then stands in line 1. */
export function toAddress(wire: z.output<typeof addressWire>): PublicAddress | undefined {
  return (
    wire && {
      careOf: wire.care_of ?? wire.care_of_name,
      poBox: wire.po_box,
      premises: wire.premises,
      line1: wire.address_line_1,
      line2: wire.address_line_2,
      locality: wire.locality,
      region: wire.region,
      postalCode: wire.postal_code,
      country: wire.country,
    }
  );
}

/** Month and year: the day of a birth is never published. */
export interface PartialBirthDate {
  readonly month: number;
  readonly year: number;
}

export const birthDateWire = part({ month: count, year: count });

/** Shapes a birth date. */
export function toBirthDate(wire: z.output<typeof birthDateWire>): PartialBirthDate | undefined {
  return wire?.month && wire.year ? { month: wire.month, year: wire.year } : undefined;
}

/** Where a corporate body is registered and under which law. */
export interface PublicIdentification {
  /** Officers only: `uk-limited-company`, `other-corporate-body-or-firm`, … */
  readonly type: string | undefined;
  readonly legalForm: string | undefined;
  readonly legalAuthority: string | undefined;
  readonly placeRegistered: string | undefined;
  readonly countryRegistered: string | undefined;
  readonly registrationNumber: string | undefined;
}

export const identificationWire = part({
  identification_type: text,
  legal_form: text,
  legal_authority: text,
  place_registered: text,
  country_registered: text,
  registration_number: text,
});

/** Shapes an identification. */
export function toIdentification(
  wire: z.output<typeof identificationWire>,
): PublicIdentification | undefined {
  return (
    wire && {
      type: wire.identification_type,
      legalForm: wire.legal_form,
      legalAuthority: wire.legal_authority,
      placeRegistered: wire.place_registered,
      countryRegistered: wire.country_registered,
      registrationNumber: wire.registration_number,
    }
  );
}

/** What the register says about a person's identity verification (since November 2025). */
export interface IdentityVerification {
  /** From when the verification statement stands. */
  readonly startsOn: string | undefined;
  /** Until when it stands; far in the future while it does. */
  readonly endsOn: string | undefined;
  /** PSCs only: first day on which the statement can be given. */
  readonly statementFrom: string | undefined;
  readonly statementDueOn: string | undefined;
  readonly verifiedOn: string | undefined;
  readonly preferredName: string | undefined;
  /** The authorised agent who verified, and its supervisors. */
  readonly verifiedBy: string | undefined;
  readonly supervisoryBodies: readonly string[];
}

export const verificationWire = part({
  appointment_verification_start_on: date,
  appointment_verification_end_on: date,
  appointment_verification_statement_date: date,
  appointment_verification_statement_due_on: date,
  identity_verified_on: date,
  preferred_name: text,
  authorised_corporate_service_provider_name: text,
  anti_money_laundering_supervisory_bodies: texts,
});

/** Shapes the verification details. */
export function toVerification(wire: z.output<typeof verificationWire>): IdentityVerification | undefined {
  return (
    wire && {
      startsOn: wire.appointment_verification_start_on,
      endsOn: wire.appointment_verification_end_on,
      statementFrom: wire.appointment_verification_statement_date,
      statementDueOn: wire.appointment_verification_statement_due_on,
      verifiedOn: wire.identity_verified_on,
      preferredName: wire.preferred_name,
      verifiedBy: wire.authorised_corporate_service_provider_name,
      supervisoryBodies: wire.anti_money_laundering_supervisory_bodies,
    }
  );
}

export const formerNamesWire = partList({ forenames: text, surname: text });
