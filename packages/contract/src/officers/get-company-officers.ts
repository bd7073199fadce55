import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import {
  birthMonth,
  corporateIdentity,
  identityVerification,
  publicAddress,
  recordHead,
} from '../companies/company-shapes.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';

const officer = z
  .object({
    /** The registry's id of the appointment; opaque. */
    appointmentId: z.string(),
    /** Whose page it has; null where nobody has been taken from the books yet. */
    personId: id.nullable(),
    /** "SURNAME, Forename Other", or a body's name. */
    name: z.string(),
    role: z.string(),
    roleText: z.string(),
    isCorporate: z.boolean(),
    state: z.enum(['current', 'resigned']),
    appointedOn: civilDate.nullable(),
    /** Some appointments before 1992 have no date but this. */
    appointedBefore: civilDate.nullable(),
    resignedOn: civilDate.nullable(),
    serviceAddress: publicAddress.nullable(),
    principalOffice: publicAddress.nullable(),
    nationality: z.string().nullable(),
    occupation: z.string().nullable(),
    countryOfResidence: z.string().nullable(),
    born: birthMonth.nullable(),
    formerNames: z.array(z.string()),
    identity: corporateIdentity.nullable(),
    responsibilities: z.string().nullable(),
    /** Null where nobody has to be verified: bodies, secretaries, former officers. */
    verification: identityVerification.nullable(),
  })
  .meta({ title: 'Officer' });

/** The officers of a company, past ones too, in the registry's order. */
export const getCompanyOfficers = defineCall({
  ...reading('officers', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetCompanyOfficers',
  summary: 'Officers of a company, current and resigned',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      currentCount: z.int(),
      resignedCount: z.int(),
      officers: z.array(officer),
    }),
  ),
});
