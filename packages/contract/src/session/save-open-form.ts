import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** Within the product: the form is opened there again. */
export const formAddress = z.string().startsWith('/company/').max(400);

/** Keeps what was entered in a form that has no draft of its own, before the session ends; it is no matter for the activity log. */
export const saveOpenForm = defineCall({
  ...changing('session', aboutCompanyInBody('editCompany')),
  path: '/api/Session/SaveOpenForm',
  summary: 'Keep what the signed-in user has entered in a form',
  body: z.object({
    companyId: id,
    address: formAddress,
    title: z.string().min(1).max(120),
    /** By the fields of the form; null once it is recorded or given up. */
    values: z.record(z.string(), z.unknown()).nullable(),
  }),
  bodyMegabytes: 1,
  reply: done,
  wire: { input: { opaque: ['values'] } },
  activity: null,
});
