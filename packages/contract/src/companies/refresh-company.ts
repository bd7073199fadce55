import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, connectionType, entityList, id, instant } from '../wire.ts';

/** Reads a company from the registry again, now. */
export const refreshCompany = defineCall({
  feature: 'companies',
  method: 'POST',
  path: '/api/CompanyInformation/RefreshCompany',
  summary: 'Read a company from the registry again',
  body: z.object({ CompanyId: id, ConnectionType: connectionType }),
  reply: entityList(
    z.object({
      CompanyId: id,
      RegistryReadAt: instant,
      /** The parts of the record that differ from the last reading. */
      Changed: z.array(z.string()),
      /** Why the company data behind the authentication code could not be read, when the rest was. */
      CompanyDataProblem: z.string().nullable(),
    }),
  ),
  access: { flag: 'EditCompany', company: { in: 'body', field: 'CompanyId', by: 'id' } },
  activity: 'company.refreshed',
  transaction: 'process',
});

/** Has every company within reach read again in the background. */
export const updateCompanyInformation = defineCall({
  feature: 'companies',
  method: 'GET',
  alsoPost: true,
  path: '/api/CompanyInformation/UpdateCompanyInformation',
  summary: 'Read every company within reach again, in the background',
  query: z.object({ UserId: callerText }),
  reply: entityList(z.object({ Queued: z.int() })),
  access: { flag: 'EditCompany' },
  caller: { UserId: 'user' },
  activity: 'companies.refresh-requested',
  transaction: 'one',
});
