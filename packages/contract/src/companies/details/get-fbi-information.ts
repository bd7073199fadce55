import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../../call.ts';
import { civilDate, entityList, id, typedCompanyNumber } from '../../wire/shapes.ts';

/** What filing by internet for a company depends on. `CompanyId` decides; `companyNumber` may repeat it. */
export const getFbiInformation = defineCall({
  ...reading('companies', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GETFBIInformation',
  summary: 'Whether and what can be filed by internet for a company',
  query: z.object({ companyNumber: typedCompanyNumber.optional(), companyId: id }),
  reply: entityList(
    z.object({
      companyId: id,
      companyNumber: z.string(),
      companyName: z.string(),
      canFile: z.boolean(),
      /** Why not, or what has to be given first; null when nothing stands in the way. */
      reason: z.string().nullable(),
      hasAuthenticationCode: z.boolean(),
      nextStatementMadeUpTo: civilDate.nullable(),
      nextStatementDue: civilDate.nullable(),
      statementOverdue: z.boolean(),
      /** Filings that have begun and are not at their end. */
      openFilings: z.array(
        z.object({ filingId: id, form: z.string(), formName: z.string(), stateText: z.string() }),
      ),
    }),
  ),
  wire: { input: { names: { companyNumber: 'companyNumber' } } },
});
