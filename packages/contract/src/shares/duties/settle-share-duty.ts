import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { done, id } from '../../wire/shapes.ts';
import { changingShares, ofCompany } from '../share-shapes.ts';

/** Says that what an entry of the share register asks for was done elsewhere, or why it is not needed. */
export const settleShareDuty = defineCall({
  ...changingShares,
  path: '/api/Shares/SettleShareDuty',
  summary: 'Mark a form, a stamp duty or certificates that an entry asks for as done elsewhere or not needed',
  body: z.object({
    ...ofCompany,
    shareEventId: id,
    kind: z.enum(['form', 'stamp-duty', 'certificates']),
    /** Of a form: which. */
    form: z.enum(FORM_IDS).optional(),
    outcome: z.enum(['done', 'not-needed']),
    reason: z.string().trim().min(1, 'Enter how it was done, or why it is not needed').max(500),
  }),
  reply: done,
  activity: 'shares.duty-settled',
});
