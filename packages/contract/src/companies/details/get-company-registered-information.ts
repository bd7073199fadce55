import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../../call.ts';
import { callerText, entityList, id, instant } from '../../wire/shapes.ts';
import { publicAddress, recordHead } from '../company-shapes.ts';
import { filingPreferences } from './update-registered-info.ts';

/** What a company has registered of itself: office, activities, and whether an e-mail address, which is not public. */
export const getCompanyRegisteredInformation = defineCall({
  ...reading('companies', aboutCompany('viewCompany')),
  path: '/api/EditCompanyInfo/GetCompanyRegisteredInformation',
  summary: 'Registered office, activities and whether an email address is registered',
  query: z.object({ companyId: id, userId: callerText }),
  reply: entityList(
    z.object({
      ...recordHead,
      registeredOffice: publicAddress.nullable(),
      sicCodes: z.array(z.object({ code: z.string(), description: z.string().nullable() })),
      /** Null when the registry's company data was never read. */
      hasRegisteredEmail: z.boolean().nullable(),
      sailAddress: publicAddress.nullable(),
      /** What the practice keeps for filings beside what is registered; null as long as it keeps nothing. */
      kept: filingPreferences.nullable(),
      tags: z.array(z.string()),
      /** When the registry's company data, which the authentication code opens, was read. */
      companyDataReadAt: instant.nullable(),
    }),
  ),
  caller: { userId: 'user' },
});
