import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../../call.ts';
import { registerChange } from '../../register-changes/register-change-shapes.ts';
import { callerText, connectionType, entityList, id, instant } from '../../wire/shapes.ts';

/** Reads a company from the registry again, now. */
export const refreshCompany = defineCall({
  ...changing('companies', aboutCompanyInBody('editCompany')),
  path: '/api/CompanyInformation/RefreshCompany',
  summary: 'Update a company from Companies House',
  body: z.object({
    companyId: id,
    connectionType,
    /** Of a record made by hand: the register’s name, where it is another than was entered and it is this company all the same. */
    acceptedName: z.string().max(200).optional(),
  }),
  reply: entityList(
    z.object({
      companyId: id,
      registryReadAt: instant,
      /** The parts of the record that differ from the last reading. */
      changed: z.array(z.string()),
      /** What it shows otherwise, with what brought that about. */
      changes: z.array(registerChange),
      /** Why the company data behind the authentication code could not be read, when the rest was. */
      companyDataProblem: z.string().nullable(),
    }),
  ),
  activity: 'company.refreshed',
  transaction: 'process',
});

/** Has every company within reach read again in the background. */
export const updateCompanyInformation = defineCall({
  ...changing('companies', { flag: 'editCompany' }),
  method: 'GET',
  alsoPost: true,
  path: '/api/CompanyInformation/UpdateCompanyInformation',
  summary: 'Read every company within reach again, in the background',
  query: z.object({ userId: callerText }),
  reply: entityList(z.object({ queued: z.int() })),
  caller: { userId: 'user' },
  activity: 'companies.refresh-requested',
});
