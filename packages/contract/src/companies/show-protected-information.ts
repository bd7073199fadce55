import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id, instant } from '../wire.ts';
import { publicAddress } from './record-shapes.ts';

/** Shows what the registry keeps from the public: e-mail, full dates of birth, home addresses. Each showing is logged. */
export const showProtectedInformation = defineCall({
  feature: 'companies',
  method: 'POST',
  path: '/api/EditCompanyInfo/ShowProtectedInformation',
  summary: 'Show what the registry tells of a company to holders of its authentication code only',
  body: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      CompanyId: id,
      ReadAt: instant,
      RegisteredEmail: z.string().nullable(),
      People: z.array(
        z.object({
          Name: z.string(),
          DateOfBirth: civilDate.nullable(),
          ResidentialAddress: publicAddress.nullable(),
          /** The home address is one that the public register shows already. */
          ResidentialAddressSameAs: z.enum(['registered-office', 'service-address']).nullable(),
        }),
      ),
    }),
  ),
  access: { flag: 'EditCompany', company: { in: 'body', field: 'CompanyId', by: 'id' } },
  activity: 'protected-information.shown',
  transaction: 'one',
});
