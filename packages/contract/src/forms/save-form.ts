import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { formAnswers, formState } from './form-shapes.ts';

/** Saves answers, right or wrong; what is wrong is in the reply. Answers left out stay, empty ones are taken away. */
export const saveForm = defineCall({
  ...changing('forms', { flag: 'editCompany' }),
  path: '/api/Forms/SaveForm',
  summary: 'Save answers of a form',
  body: z.strictObject({
    filingId: id,
    /** The version that was read. */
    version: z.int().positive(),
    /** Where the person is, to come back to. */
    activeStep: z.string().max(60),
    answers: formAnswers,
  }),
  reply: entityList(formState),
  wire: { input: { opaque: ['answers'] }, reply: { opaque: ['answers'] } },
  activity: 'form.saved',
});
