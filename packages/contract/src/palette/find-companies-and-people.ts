import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id } from '../wire.ts';

const companyFacts = { CompanyId: id, CompanyNumber: z.string(), CompanyName: z.string() } as const;

/** Companies by name or number, and the people in their registers by name: the best matches of each. */
export const findCompaniesAndPeople = defineCall({
  feature: 'palette',
  method: 'GET',
  path: '/api/Dashboard/FindCompaniesAndPeople',
  summary: 'Companies and people by a few letters',
  query: z.object({
    UserId: callerText,
    /** Every word of it is in the name; or the beginning of a company's number. */
    Text: z.string().trim().min(1).max(160),
    Rows: z.coerce.number().int().min(1).max(20).default(6),
  }),
  reply: entityList(
    z.object({
      Companies: z.array(z.object({ ...companyFacts, CompanyStatus: z.string() })),
      People: z.array(
        z.object({
          ...companyFacts,
          PersonName: z.string(),
          /** The registers of the company that name the person. */
          Registers: z.array(z.enum(['officers', 'pscs', 'shareholders'])),
          /** "Director, person with significant control". */
          RoleText: z.string(),
        }),
      ),
    }),
  ),
  access: { flag: 'ViewCompany' },
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
