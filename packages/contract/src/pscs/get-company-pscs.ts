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

const psc = z
  .object({
    /** The registry's id; opaque. */
    pscId: z.string(),
    /** Whose page it has; null where nobody has been taken from the books yet. */
    personId: id.nullable(),
    kind: z.enum(['individual', 'corporate-entity', 'legal-person', 'super-secure', 'unknown']),
    kindText: z.string(),
    /** Null for a super-secure person, whose particulars are protected. */
    name: z.string().nullable(),
    state: z.enum(['current', 'ceased']),
    natures: z.array(z.string()),
    notifiedOn: civilDate.nullable(),
    ceasedOn: civilDate.nullable(),
    serviceAddress: publicAddress.nullable(),
    principalOffice: publicAddress.nullable(),
    nationality: z.string().nullable(),
    countryOfResidence: z.string().nullable(),
    born: birthMonth.nullable(),
    identity: corporateIdentity.nullable(),
    isSanctioned: z.boolean(),
    /** Individuals who are PSCs now; null for everybody else. */
    verification: identityVerification.nullable(),
  })
  .meta({ title: 'PersonWithSignificantControl' });

/** People with significant control of a company, statements in their place, and exemptions, past ones too. */
export const getCompanyPscs = defineCall({
  ...reading('pscs', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetCompanyPscs',
  summary: 'People with significant control, statements and exemptions',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      currentCount: z.int(),
      ceasedCount: z.int(),
      pscs: z.array(psc),
      statements: z.array(
        z.object({
          /** The registry's id; opaque. */
          statementId: z.string(),
          statement: z.string(),
          text: z.string(),
          state: z.enum(['current', 'ceased']),
          notifiedOn: civilDate.nullable(),
          ceasedOn: civilDate.nullable(),
          linkedPscName: z.string().nullable(),
        }),
      ),
      exemptions: z.array(
        z.object({
          text: z.string(),
          state: z.enum(['current', 'ended']),
          from: civilDate.nullable(),
          until: civilDate.nullable(),
        }),
      ),
    }),
  ),
});
