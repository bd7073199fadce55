import { z } from 'zod';
import { changing, defineCall, reading, sendingFile } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { contentHash, filingApproval } from './approval-shapes.ts';

const readers = ['viewCompany', 'viewSubmission', 'submitCompany'] as const;

/** Where a filing stands: before it is sent with what would be sent now, afterwards with what was. */
export const getFilingApproval = defineCall({
  ...reading('approvals', { flag: readers }),
  path: '/api/Approvals/GetFilingApproval',
  summary: 'Who has approved a filing, and who is to come',
  query: z.object({ filingId: id }),
  reply: entityList(filingApproval),
});

/** Asks those whom the policy names to approve exactly what the review page shows. Neither draft nor payment is frozen. */
export const askForApproval = defineCall({
  ...changing('approvals', { flag: 'submitCompany' }),
  path: '/api/Approvals/AskForApproval',
  summary: 'Ask for the approval of a filing',
  body: z.strictObject({
    filingId: id,
    draftVersion: z.int().positive(),
    /** SHA-256 of the content that the review page showed. */
    contentAccepted: contentHash,
  }),
  reply: entityList(filingApproval),
  activity: 'approval.asked',
});

/** The evidence: what was approved, by whom, when and under which authority. */
export const printApproval = defineCall({
  ...sendingFile('approvals', { flag: readers }),
  path: '/api/Approvals/PrintApproval',
  summary: 'The approval of a filing, as PDF',
  query: z.object({ filingId: id }),
  activity: 'approval.printed',
});
