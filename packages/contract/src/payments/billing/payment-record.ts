import { z } from 'zod';
import { id, instant, pence } from '../../wire/shapes.ts';
import { paymentOutcome } from './payment-filters.ts';
import { paymentState } from '../payment-status.ts';
import { amounts, submissionType } from '../submission-type.ts';

/** One payment as lists show it. Of the card: its kind and last four digits. */
export const paymentRecord = z
  .object({
    paymentId: id,
    filingId: id,
    companyId: id,
    companyName: z.string(),
    companyRegistrationNumber: z.string(),
    submissionType,
    formName: z.string(),
    /** Of the filing’s latest attempt; null until it is being sent. */
    submissionNumber: z.string().nullable(),
    state: paymentState,
    stateText: z.string(),
    outcome: paymentOutcome,
    /** Money was taken, so a receipt can be made. */
    hasReceipt: z.boolean(),
    ...amounts,
    /** What the card was charged at once, in pence, where other filings were paid for with this one; else it is not there. */
    chargedTogether: pence.optional(),
    vendorTxCode: z.string(),
    transactionId: z.string().nullable(),
    statusCode: z.string().nullable(),
    statusDetail: z.string().nullable(),
    cardType: z.string().nullable(),
    cardLastFour: z.string().nullable(),
    billToEmail: z.string().nullable(),
    createdBy: id.nullable(),
    createdByName: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ title: 'PaymentRecord' });
