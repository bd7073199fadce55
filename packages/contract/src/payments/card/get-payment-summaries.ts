import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { amounts, filingToPay } from '../submission-type.ts';
import { filingSet } from './filing-set.ts';

/** What the payment window shows where several filings are paid for at once: each of them, and what they come to. */
export const getPaymentSummaries = defineCall({
  ...reading('payments', { flag: 'submitCompany' }),
  method: 'POST',
  path: '/api/PaymentsGateway/GetPaymentSummaries',
  summary: 'What is to be paid for several filings',
  body: z.object({ filingIds: filingSet }),
  reply: z.object({
    /** In the order in which they were asked for. */
    entity: z.array(
      z.object({
        ...filingToPay,
        /** Why it cannot be paid for with the others now, in words; null where it can. */
        obstacle: z.string().nullable(),
      }),
    ),
    /** What all of them come to. */
    sums: z.object(amounts),
    /** Whether one charge for exactly these has been begun: where it stands is what is true of each. */
    isCharged: z.boolean(),
    userEmail: z.string(),
  }),
});
