import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant } from '../wire.ts';
import { formAddress } from './save-open-form.ts';

/** What the person had entered in a form when a session ended; nothing when it was recorded or given up. */
export const getOpenForm = defineCall({
  feature: 'session',
  method: 'GET',
  path: '/api/Session/GetOpenForm',
  summary: 'What the signed-in user had entered in a form',
  query: z.object({ CompanyId: id, Address: formAddress }),
  reply: entityList(z.object({ Values: z.record(z.string(), z.unknown()), SavedAt: instant })),
  access: { flag: 'EditCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
