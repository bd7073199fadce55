import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id, instant } from '../wire.ts';
import { publicAddress, recordHead } from './record-shapes.ts';
import { keptInformation } from './update-registered-info.ts';

/** What a company has registered of itself: office, activities, and whether an e-mail address, which is not public. */
export const getCompanyRegisteredInformation = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/EditCompanyInfo/GetCompanyRegisteredInformation',
  summary: 'Registered office, activities and whether an e-mail address is registered',
  query: z.object({ CompanyId: id, UserId: callerText }),
  reply: entityList(
    z.object({
      ...recordHead,
      RegisteredOffice: publicAddress.nullable(),
      SicCodes: z.array(z.object({ Code: z.string(), Description: z.string().nullable() })),
      /** Null when the registry's company data was never read. */
      HasRegisteredEmail: z.boolean().nullable(),
      SailAddress: publicAddress.nullable(),
      /** What the practice keeps for filings beside what is registered; null as long as it keeps nothing. */
      Kept: keptInformation.nullable(),
      /** When the registry's company data, which the authentication code opens, was read. */
      CompanyDataReadAt: instant.nullable(),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
