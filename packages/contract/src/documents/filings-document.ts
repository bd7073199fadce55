import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { connectionType, id } from '../wire/shapes.ts';

/**
 * The document of a filing, as PDF. The link must be one that the filing history of a company within reach holds;
 * naming the company spares the search through them, which goes no further than the latest 200.
 */
export const filingsDocument = defineCall({
  ...readingInSteps('documents', { flag: 'viewCompany' }),
  path: '/api/CompanyInformation/filingsdocument',
  summary: 'The document of a filing as PDF',
  query: z.object({
    documentLink: z.string().min(1).max(500),
    connectionType,
    companyId: id.optional(),
  }),
  reply: z.unknown(),
  wire: { input: { names: { documentLink: 'linkurl' } } },
  raw: true,
});
