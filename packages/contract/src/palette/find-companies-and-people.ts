import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, entityList, id } from '../wire/shapes.ts';

const companyFacts = { companyId: id, companyNumber: z.string(), companyName: z.string() } as const;

/** Companies by name or number, and the people in their registers by name: the best matches of each. */
export const findCompaniesAndPeople = defineCall({
  ...reading('palette', { flag: 'viewCompany' }),
  path: '/api/Dashboard/FindCompaniesAndPeople',
  summary: 'Companies and people by a few letters',
  query: z.object({
    userId: callerText,
    /** Every word of it is in the name; or the beginning of a company's number. */
    text: z.string().trim().min(1).max(160),
    rows: z.coerce.number().int().min(1).max(20).default(6),
  }),
  reply: entityList(
    z.object({
      companies: z.array(z.object({ ...companyFacts, companyStatus: z.string() })),
      people: z.array(
        z.object({
          ...companyFacts,
          personName: z.string(),
          /** The registers of the company that name the person. */
          registers: z.array(z.enum(['officers', 'pscs', 'shareholders'])),
          /** "Director, person with significant control". */
          roleText: z.string(),
        }),
      ),
    }),
  ),
  caller: { userId: 'user' },
});
