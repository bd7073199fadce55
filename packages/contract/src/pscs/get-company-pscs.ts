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

const psc = z.object({
  /** The registry's id; opaque. */
  PscId: z.string(),
  Kind: z.enum(['individual', 'corporate-entity', 'legal-person', 'super-secure', 'unknown']),
  KindText: z.string(),
  /** Null for a super-secure person, whose particulars are protected. */
  Name: z.string().nullable(),
  State: z.enum(['current', 'ceased']),
  Natures: z.array(z.string()),
  NotifiedOn: civilDate.nullable(),
  CeasedOn: civilDate.nullable(),
  ServiceAddress: publicAddress.nullable(),
  PrincipalOffice: publicAddress.nullable(),
  Nationality: z.string().nullable(),
  CountryOfResidence: z.string().nullable(),
  Born: birthMonth.nullable(),
  Identity: corporateIdentity.nullable(),
  IsSanctioned: z.boolean(),
  /** Individuals who are PSCs now; null for everybody else. */
  Verification: identityVerification.nullable(),
});

/** People with significant control of a company, statements in their place, and exemptions, past ones too. */
export const getCompanyPscs = defineCall({
  feature: 'pscs',
  method: 'GET',
  path: '/api/CompanyInformation/GetCompanyPscs',
  summary: 'People with significant control, statements and exemptions',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      CurrentCount: z.int(),
      CeasedCount: z.int(),
      Pscs: z.array(psc),
      Statements: z.array(
        z.object({
          Statement: z.string(),
          Text: z.string(),
          State: z.enum(['current', 'ceased']),
          NotifiedOn: civilDate.nullable(),
          CeasedOn: civilDate.nullable(),
          LinkedPscName: z.string().nullable(),
        }),
      ),
      Exemptions: z.array(
        z.object({
          Text: z.string(),
          State: z.enum(['current', 'ended']),
          From: civilDate.nullable(),
          Until: civilDate.nullable(),
        }),
      ),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
