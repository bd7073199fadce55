import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id, typedCompanyNumber } from '../wire.ts';

/** What filing by internet for a company depends on. `CompanyId` decides; `companyNumber` may repeat it. */
export const getFbiInformation = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/GETFBIInformation',
  summary: 'Whether and what can be filed by internet for a company',
  query: z.object({ companyNumber: typedCompanyNumber.optional(), CompanyId: id }),
  reply: entityList(
    z.object({
      CompanyId: id,
      CompanyNumber: z.string(),
      CompanyName: z.string(),
      CanFile: z.boolean(),
      /** Why not, or what has to be given first; null when nothing stands in the way. */
      Reason: z.string().nullable(),
      HasAuthenticationCode: z.boolean(),
      NextStatementMadeUpTo: civilDate.nullable(),
      NextStatementDue: civilDate.nullable(),
      StatementOverdue: z.boolean(),
      /** Filings that have begun and are not at their end. */
      OpenFilings: z.array(
        z.object({ FilingId: id, Form: z.string(), FormName: z.string(), StateText: z.string() }),
      ),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
