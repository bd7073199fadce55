import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';

/** `register`: filed, and to be had there. `attached`: added to a form. `received`: came with an acceptance. `receipt`: of a filing of ours. */
const documentKind = z.enum(['register', 'attached', 'received', 'receipt']);

/** The documents about a person in the companies within reach, the newest first. */
export const getPersonDocuments = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetPersonDocuments',
  summary: 'Documents about a person',
  query: z.object({ personId: id }),
  reply: entityList(
    z.object({
      /** So many companies are gone through, those first where a role is held; false where there are more. */
      isWhole: z.boolean(),
      documents: z.array(
        z.object({
          companyId: id,
          companyName: z.string(),
          kind: documentKind,
          name: z.string(),
          /** The form, or the filing in the registry's words. */
          about: z.string(),
          /** When it was filed, or came here. */
          on: civilDate.nullable(),
          /** Of the register's: its link, which `filingsdocument` takes. */
          documentLink: z.string().nullable(),
          /** Of a filing of ours: the ids that `GetFormDocument` and `GetFilingDocument` take. */
          documentId: id.nullable(),
          filingId: id.nullable(),
        }),
      ),
    }),
  ),
});
