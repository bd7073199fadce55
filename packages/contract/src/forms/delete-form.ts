import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** Deletes the draft of a form. What was paid for is withdrawn by its own page. */
export const deleteForm = defineCall({
  ...changing('forms', { flag: 'editCompany' }),
  path: '/api/Forms/DeleteForm',
  summary: 'Delete the draft of a form',
  body: z.strictObject({ filingId: id }),
  reply: done,
  activity: 'form.deleted',
});
