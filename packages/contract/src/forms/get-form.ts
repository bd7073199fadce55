import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { formState } from './form-shapes.ts';

/** A form as it was left: questions, answers, what is wrong, what it costs. */
export const getForm = defineCall({
  ...reading('forms', { flag: 'viewCompany' }),
  path: '/api/Forms/GetForm',
  summary: 'A form as it was left',
  query: z.object({ filingId: id }),
  reply: entityList(formState),
  wire: { reply: { opaque: ['answers'] } },
});
