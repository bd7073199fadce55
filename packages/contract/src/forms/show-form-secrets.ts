import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';

/** Shows what lies sealed in the draft of a form, to be compared before it is filed; each showing is logged. */
export const showFormSecrets = defineCall({
  ...changing('forms', { flag: 'editCompany' }),
  path: '/api/Forms/ShowFormSecrets',
  summary: 'Show what lies sealed in the draft of a form',
  body: z.strictObject({
    filingId: id,
    /** The version that was read: what is shown is what stands beside it. */
    version: z.int().positive(),
  }),
  reply: entityList(z.object({ path: z.string(), value: z.string() })),
  activity: 'form.secrets-shown',
});
