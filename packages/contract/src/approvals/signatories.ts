import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id, mailAddress, typedFullName } from '../wire/shapes.ts';
import { filingApproval, signatory } from './approval-shapes.ts';

/** Adds somebody outside the account whom policies can name. Whoever stands there already, under this name and address, is given. */
export const addSignatory = defineCall({
  ...changing('approvals', { flag: 'editSettings' }),
  path: '/api/Approvals/AddSignatory',
  summary: 'Add a signatory, who approves by links',
  body: z.strictObject({
    fullName: typedFullName,
    email: mailAddress,
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
