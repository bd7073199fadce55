import { FORMED_KINDS, FORMED_PLACES } from '@statbook/domain/filing/forms';
import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { callerText, entityList, id } from '../wire/shapes.ts';

/** Takes a company that is to be formed into the list, under its proposed name, and begins its incorporation (IN01). */
export const formCompany = defineCall({
  ...changing('companies', { flag: 'formCompany' }),
  path: '/api/CompanyInformation/FormCompany',
  summary: 'Begin the incorporation of a company',
  body: z.object({
    companyName: z.string().trim().min(3, 'Enter the proposed name, with its ending').max(160),
    companyType: z.enum(FORMED_KINDS),
    /** In which part of the United Kingdom the registered office is to be. */
    country: z.enum(FORMED_PLACES),
    userId: callerText,
    createdBy: callerText,
  }),
  reply: entityList(z.object({ companyId: id, filingId: id })),
  caller: { userId: 'user', createdBy: 'user' },
  activity: 'company.formation-begun',
  transaction: 'process',
});
