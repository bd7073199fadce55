import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  birthMonth,
  corporateIdentity,
  identityVerification,
  publicAddress,
  recordHead,
} from '../companies/record-shapes.ts';
import { civilDate, entityList, id } from '../wire.ts';

const officer = z.object({
  /** The registry's id of the appointment; opaque. */
  AppointmentId: z.string(),
  /** "SURNAME, Forename Other", or a body's name. */
  Name: z.string(),
  Role: z.string(),
  RoleText: z.string(),
  IsCorporate: z.boolean(),
  State: z.enum(['current', 'resigned']),
  AppointedOn: civilDate.nullable(),
  /** Some appointments before 1992 have no date but this. */
  AppointedBefore: civilDate.nullable(),
  ResignedOn: civilDate.nullable(),
  ServiceAddress: publicAddress.nullable(),
  PrincipalOffice: publicAddress.nullable(),
  Nationality: z.string().nullable(),
  Occupation: z.string().nullable(),
  CountryOfResidence: z.string().nullable(),
  Born: birthMonth.nullable(),
  FormerNames: z.array(z.string()),
  Identity: corporateIdentity.nullable(),
  Responsibilities: z.string().nullable(),
  /** Null where nobody has to be verified: bodies, secretaries, former officers. */
  Verification: identityVerification.nullable(),
});

/** The officers of a company, past ones too, in the registry's order. */
export const getCompanyOfficers = defineCall({
  feature: 'officers',
  method: 'GET',
  path: '/api/CompanyInformation/GetCompanyOfficers',
  summary: 'Officers of a company, current and resigned',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      CurrentCount: z.int(),
      ResignedCount: z.int(),
      Officers: z.array(officer),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
