import { z } from 'zod';
import { civilDate, id, instant } from '../wire/shapes.ts';

/** The company that a record is about, and when the registry was last asked about it. */
export const recordHead = {
  companyId: id,
  companyNumber: z.string(),
  companyName: z.string(),
  /** Null when the registry was never asked. */
  readAt: instant.nullable(),
};

/** An address as the public register shows it. */
export const publicAddress = z
  .object({
    careOf: z.string().nullable(),
    poBox: z.string().nullable(),
    premises: z.string().nullable(),
    addressLine1: z.string().nullable(),
    addressLine2: z.string().nullable(),
    locality: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.string().nullable(),
  })
  .meta({ title: 'RegisterAddress' });

/** Month and year: the day of a birth is never public. */
export const birthMonth = z.object({ month: z.int(), year: z.int() });

/** Where a corporate body is registered and under which law. */
export const corporateIdentity = z
  .object({
    legalForm: z.string().nullable(),
    legalAuthority: z.string().nullable(),
    placeRegistered: z.string().nullable(),
    countryRegistered: z.string().nullable(),
    registrationNumber: z.string().nullable(),
  })
  .meta({ title: 'CorporateIdentity' });

/** How far a person's identity verification has come (Companies Act 2006 s.1110A), reckoned as of today. */
export const identityVerification = z
  .object({
    state: z.enum(['verified', 'due', 'overdue', 'not-yet-due', 'not-verified']),
    /** First day on which the statement can be given. */
    opensOn: civilDate.nullable(),
    dueOn: civilDate.nullable(),
    startsOn: civilDate.nullable(),
    endsOn: civilDate.nullable(),
    /** The authorised agent who verified. */
    verifiedBy: z.string().nullable(),
    preferredName: z.string().nullable(),
  })
  .meta({ title: 'IdentityVerification' });
