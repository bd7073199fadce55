import { z } from 'zod';
import { defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** A certificate that Companies House issued when it accepted the filing; its receipt lists them. */
export const getFilingDocument = defineCall({
  ...sendingFile('submissions', { flag: ['viewSubmission', 'submitCompany'] }),
  path: '/api/Submissions/GetFilingDocument',
  summary: 'A certificate that came with an acceptance, as PDF',
  query: z.object({ filingId: id, documentId: id }),
  activity: null,
});
