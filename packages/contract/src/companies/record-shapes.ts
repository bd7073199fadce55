import { z } from 'zod';
import { civilDate, id, instant } from '../wire.ts';

/** The company that a record is about, and when the registry was last asked about it. */
export const recordHead = {
  CompanyId: id,
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  /** Null when the registry was never asked. */
  ReadAt: instant.nullable(),
};

/** An address as the public register shows it. */
export const publicAddress = z.object({
  CareOf: z.string().nullable(),
  PoBox: z.string().nullable(),
  Premises: z.string().nullable(),
  AddressLine1: z.string().nullable(),
  AddressLine2: z.string().nullable(),
  Locality: z.string().nullable(),
  Region: z.string().nullable(),
  PostalCode: z.string().nullable(),
  Country: z.string().nullable(),
});

/** Month and year: the day of a birth is never public. */
export const birthMonth = z.object({ Month: z.int(), Year: z.int() });

/** Where a corporate body is registered and under which law. */
export const corporateIdentity = z.object({
  LegalForm: z.string().nullable(),
  LegalAuthority: z.string().nullable(),
  PlaceRegistered: z.string().nullable(),
  CountryRegistered: z.string().nullable(),
  RegistrationNumber: z.string().nullable(),
});

/** How far a person's identity verification has come (Companies Act 2006 s.1110A), reckoned as of today. */
export const identityVerification = z.object({
  State: z.enum(['verified', 'due', 'overdue', 'not-yet-due', 'not-verified']),
  /** First day on which the statement can be given. */
  OpensOn: civilDate.nullable(),
  DueOn: civilDate.nullable(),
  StartsOn: civilDate.nullable(),
  EndsOn: civilDate.nullable(),
  /** The authorised agent who verified. */
  VerifiedBy: z.string().nullable(),
  PreferredName: z.string().nullable(),
});
