import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { filingApproval, signatory } from './approval-shapes.ts';

/** Adds somebody outside the account whom policies can name. Whoever stands there already, under this name and address, is given. */
export const addSignatory = defineCall({
  ...changing('approvals', { flag: 'editSettings' }),
  path: '/api/Approvals/AddSignatory',
  summary: 'Add a signatory, who approves by links',
  body: z.strictObject({
    fullName: z.string().trim().min(1, 'Enter the full name').max(100, 'Enter at most 100 characters'),
    email: z
      .email('Enter an email address in the correct format, like name@example.com')
      .max(254, 'Enter at most 254 characters'),
  }),
  reply: entityList(signatory),
  activity: 'signatory.added',
});

/** Sends a signatory whose decision is asked for their link, or a new one: the one before is void. */
export const sendApprovalLink = defineCall({
  ...changing('approvals', { flag: 'submitCompany' }),
  path: '/api/Approvals/SendApprovalLink',
  summary: 'Send a signatory their link again',
  body: z.strictObject({ filingId: id, signatoryId: id }),
  reply: entityList(filingApproval),
  activity: 'approval.link-sent',
});
