import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { formState } from './form-shapes.ts';

/**
 * Fills the draft of a form that introduces somebody with what is known of a person within reach; what it had answered of
 * somebody else is taken back. What lies sealed of them is sealed in the draft, and not shown.
 */
export const fillForm = defineCall({
  ...changing('forms', { flag: 'editCompany' }),
  path: '/api/Forms/FillForm',
  summary: 'Fill a form in with what is known of a person',
  body: z.strictObject({
    filingId: id,
    /** The version that was read. */
    version: z.int().positive(),
    /** Where the person who fills it in is, to come back to. */
    activeStep: z.string().max(60),
    personId: id,
    /** What they become, in a form of several people: values of the question about their roles. */
    roles: z.array(z.string().max(60)).max(10).optional(),
  }),
  reply: entityList(formState),
  wire: { reply: { opaque: ['answers'] } },
  activity: 'form.filled-from-books',
});
