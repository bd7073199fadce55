import { z } from 'zod';
import { civilDate, optionalDate, optionalFlag, optionalText, text } from './fields.ts';

export type Address = z.infer<typeof addressSchema>;
export type Person = z.infer<typeof personSchema>;
export type CorporateBody = z.infer<typeof corporateBodySchema>;
export type CorporateIdentification = NonNullable<CorporateBody['identification']>;
export type Verification = z.infer<typeof verificationSchema>;
export type Officer = z.infer<typeof officerSchema>;
export type OfficerRole = Officer['role'];
export type Psc = z.infer<typeof pscSchema>;
export type PscKind = Psc['kind'];
export type PscStatement = z.infer<typeof pscStatementSchema>;

export const addressSchema = z.strictObject({
  careOf: optionalText,
  poBox: optionalText,
  /** House name or number; old addresses carry it in `line1`. */
  premises: optionalText,
  line1: optionalText,
  line2: optionalText,
  locality: optionalText,
  /** The register really holds nulls here. */
  region: text.nullable().exactOptional(),
  postalCode: optionalText,
  country: optionalText,
});

export const personSchema = z.strictObject({
  title: optionalText,
  forename: text,
  otherForenames: optionalText,
  surname: text,
  /** Protected: the public sees month and year. Secretaries have none. */
  dateOfBirth: optionalDate,
  nationality: optionalText,
  occupation: optionalText,
  countryOfResidence: optionalText,
  serviceAddress: addressSchema,
  formerNames: z.array(z.strictObject({ forenames: text, surname: text })).exactOptional(),
  /** Protected. */
  residentialAddress: addressSchema.exactOptional(),
  /** Protected. Eleven characters, given when the registry verified the identity; the same for all roles. */
  personalCode: optionalText,
});

const corporateBodySchema = z.strictObject({
  name: text,
  address: addressSchema,
  identification: z
    .strictObject({
      type: z
        .enum([
          'uk-limited-company',
          'eea',
          'non-eea',
          'other-corporate-body-or-firm',
          'registered-overseas-entity-corporate-managing-officer',
        ])
        .exactOptional(),
      legalForm: optionalText,
      legalAuthority: optionalText,
      placeRegistered: optionalText,
      countryRegistered: optionalText,
      registrationNumber: optionalText,
    })
    .exactOptional(),
});

/** Identity verification for one appointment or PSC. Verified: start <= day < end. */
export const verificationSchema = z.strictObject({
  /** First day on which the statement can be given (PSCs). */
  statementOpensOn: optionalDate,
  statementDueOn: optionalDate,
  startOn: optionalDate,
  /** `9999-12-31` while it lasts. */
  endOn: optionalDate,
  acsp: z
    .strictObject({
      verifiedOn: civilDate,
      name: text,
      supervisoryBodies: z.array(text),
      preferredName: optionalText,
    })
    .exactOptional(),
});

export const officerSchema = z.strictObject({
  /** Of the appointment, 27 characters. */
  id: text,
  /** Of the person as the registry groups appointments, 27 characters. */
  officerId: text,
  role: z.enum([
    'director',
    'secretary',
    'corporate-director',
    'corporate-secretary',
    'nominee-director',
    'nominee-secretary',
    'corporate-nominee-director',
    'corporate-nominee-secretary',
    'judicial-factor',
    'receiver-and-manager',
    'cic-manager',
    'llp-member',
    'llp-designated-member',
    'corporate-llp-member',
    'corporate-llp-designated-member',
    'general-partner-in-a-limited-partnership',
    'limited-partner-in-a-limited-partnership',
    'managing-officer',
    'corporate-managing-officer',
    'person-authorised-to-represent-and-accept',
  ]),
  /** An officer is either a person or a corporate body. */
  person: personSchema.exactOptional(),
  corporate: corporateBodySchema.exactOptional(),
  appointedOn: optionalDate,
  /** Instead of `appointedOn`, for appointments from before 1992. */
  appointedBefore: optionalDate,
  resignedOn: optionalDate,
  responsibilities: optionalText,
  contactName: optionalText,
  principalOffice: addressSchema.exactOptional(),
  verification: verificationSchema.exactOptional(),
});

export const pscSchema = z.strictObject({
  id: text,
  kind: z.enum([
    'individual',
    'corporate-entity',
    'legal-person',
    'super-secure',
    'individual-beneficial-owner',
    'corporate-entity-beneficial-owner',
    'legal-person-beneficial-owner',
    'super-secure-beneficial-owner',
  ]),
  /** The individual kinds, and the protected person behind the super-secure ones. */
  person: personSchema.exactOptional(),
  /** The corporate and legal-person kinds. */
  corporate: corporateBodySchema.exactOptional(),
  natures: z.array(text),
  notifiedOn: civilDate,
  ceasedOn: optionalDate,
  isSanctioned: optionalFlag,
  principalOffice: addressSchema.exactOptional(),
  verification: verificationSchema.exactOptional(),
});

export const pscStatementSchema = z.strictObject({
  id: text,
  statement: text,
  notifiedOn: civilDate,
  ceasedOn: optionalDate,
  linkedPscName: optionalText,
  linkedPscId: optionalText,
  withdrawalReason: optionalText,
});
