import { z } from 'zod';
import { changing, defineCall, sendingFile } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { formState } from './form-shapes.ts';

const mostMegabytes = 10;

/** Attaches a PDF to a field of a form, and answers the field with it. */
export const addFormDocument = defineCall({
  ...changing('forms', { flag: 'editCompany' }),
  path: '/api/Forms/AddFormDocument',
  summary: 'Attach a PDF to a form',
  body: z.strictObject({
    filingId: id,
    /** The version of the form that was read. */
    version: z.int().positive(),
    /** The field that it answers. */
    path: z.string().min(1).max(100),
    filename: z.string().trim().min(1).max(200),
    /** In base64. */
    content: z
      .base64('Choose a PDF file')
      .min(1, 'Choose a PDF file')
      .max(Math.ceil((mostMegabytes * 1024 * 1024) / 3) * 4, `Choose a PDF of at most ${mostMegabytes} MB`),
  }),
  reply: entityList(formState),
  wire: { reply: { opaque: ['answers'] } },
  activity: 'form.document-added',
  transaction: 'process',
  bodyMegabytes: 15,
});

/** A PDF that was attached to a form. */
export const getFormDocument = defineCall({
  ...sendingFile('forms', { flag: 'viewCompany' }),
  path: '/api/Forms/GetFormDocument',
  summary: 'A document attached to a form, as PDF',
  query: z.object({ documentId: id }),
  activity: null,
});
