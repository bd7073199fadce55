import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { id, pence } from '../../wire/shapes.ts';
import { paymentState, paymentStanding } from '../payment-status.ts';
import { filingSet } from './filing-set.ts';
import { cardToken, payer } from './payer.ts';

/**
 * Pays for several filings by one charge to a card: for all of them or for none. The reply says where the charge stands, which
 * is true of each; from there on the calls of a single payment serve, with any of its filings.
 */
export const payForFilings = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/PayForFilings',
  summary: 'Pay for several filings at once',
  body: z.object({
    filingIds: filingSet,
    ...cardToken,
    /** In pence: what all of them come to. It is checked against the server's own sum. */
    totalAmount: z.int(),
    ...payer,
    /** The address of one company does not stand for several. */
    billTo: z.enum(['userEmail', 'other']).default('other'),
  }),
  reply: z.object({
    standing: paymentStanding,
    /** What the card is charged for all of them. */
    chargedPence: pence,
    payments: z.array(
      z.object({
        paymentId: id,
        filingId: id,
        state: paymentState,
        filingState: z.string(),
        totalPence: pence,
      }),
    ),
  }),
  wire: { reply: { asWritten: true } },
});
