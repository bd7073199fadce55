import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../../call.ts';
import { civilDate, entityList, id, instant } from '../../wire/shapes.ts';
import { publicAddress } from '../company-shapes.ts';

/** Shows what the registry keeps from the public: e-mail, full dates of birth, home addresses. Each showing is logged. */
export const showProtectedInformation = defineCall({
  ...changing('companies', aboutCompanyInBody('editCompany')),
  path: '/api/EditCompanyInfo/ShowProtectedInformation',
  summary: 'Show what Companies House gives of a company to holders of its authentication code only',
  body: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      companyId: id,
      readAt: instant,
      registeredEmail: z.string().nullable(),
      people: z.array(
        z.object({
          name: z.string(),
          dateOfBirth: civilDate.nullable(),
          residentialAddress: publicAddress.nullable(),
          /** The home address is one that the public register shows already. */
          residentialAddressSameAs: z.enum(['registered-office', 'service-address']).nullable(),
        }),
      ),
    }),
  ),
  activity: 'protected-information.shown',
});
