import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { civilDate, id, instant } from '../wire/shapes.ts';

/** `registry`: a filed document that was fetched. `attached`: added to a form. `received`: came with an acceptance. `drawn`: made here. */
const documentKind = z.enum(['registry', 'attached', 'received', 'drawn']);

const wholeNumber = (text: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, text)
    .transform(Number);

/** Every document that is kept for the companies within reach, by default the newest first; drawings that one may make oneself. */
export const getDocuments = defineCall({
  ...reading('documents', { flag: 'viewCompany' }),
  path: '/api/Documents/GetDocuments',
  summary: 'The documents kept of the companies within reach',
  query: z.object({
    kind: documentKind.optional(),
    companyId: id.optional(),
    /** Words of which each stands in the name, the form, the company's name or its number. */
    search: z.string().trim().max(160).optional(),
    from: civilDate.optional(),
    until: civilDate.optional(),
    sort: z.enum(['name', 'kind', 'companyName', 'size', 'keptAt']).default('keptAt'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    page: wholeNumber('Give a page number').pipe(z.int().min(1)).default(1),
    pageSize: wholeNumber('Give a number of rows').pipe(z.int().min(1).max(200)).default(50),
  }),
  reply: z.object({
    entity: z.array(
      z.object({
        companyId: id,
        companyNumber: z.string(),
        companyName: z.string(),
        kind: documentKind,
        name: z.string(),
        /** What it belongs to: the form, or the filing in the registry's words; of a drawing what it is. */
        about: z.string().nullable(),
        /** Of what was fetched from the registry: its link, which `filingsdocument` takes. */
        documentLink: z.string().nullable(),
        /**
         * Of what belongs to a filing of ours: the ids that `GetFormDocument` and `GetFilingDocument` take. Of a drawing: the id
         * that `GetDrawnDocument` takes.
         */
        documentId: id.nullable(),
        filingId: id.nullable(),
        contentType: z.string(),
        /** In bytes. */
        size: z.int(),
        sha256: z.string(),
        /** When it came here. */
        keptAt: instant,
      }),
    ),
    total: z.int(),
    /** How many of each kind match the other filters. */
    counts: z.record(documentKind, z.int()),
  }),
  wire: { input: { values: ['sort'] }, reply: { opaque: ['counts'] } },
});
