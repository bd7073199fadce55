import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';
import { formAddress } from './save-open-form.ts';

/** What the person had entered in a form when a session ended; nothing when it was recorded or given up. */
export const getOpenForm = defineCall({
  ...reading('session', aboutCompany('editCompany')),
  path: '/api/Session/GetOpenForm',
  summary: 'What the signed-in user had entered in a form',
  query: z.object({ companyId: id, address: formAddress }),
  reply: entityList(z.object({ values: z.record(z.string(), z.unknown()), savedAt: instant })),
  wire: { reply: { opaque: ['values'] } },
});
