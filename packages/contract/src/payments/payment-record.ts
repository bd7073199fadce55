import { z } from 'zod';
import { id, instant } from '../wire.ts';
import { paymentOutcome } from './payment-filters.ts';
import { paymentState } from './payment-standing.ts';
import { amounts, submissionType } from './submission-type.ts';

/** One payment as lists show it. Of the card: its kind and last four digits. */
export const paymentRecord = z.object({
  PaymentId: id,
  FilingId: id,
  CompanyId: id,
  CompanyName: z.string(),
  CompanyRegistrationNumber: z.string(),
  SubmissionType: submissionType,
  FormName: z.string(),
  /** Of the filing’s latest attempt; null until it is being sent. */
  SubmissionNumber: z.string().nullable(),
  State: paymentState,
  StateText: z.string(),
  Outcome: paymentOutcome,
  /** Money was taken, so a receipt can be made. */
  HasReceipt: z.boolean(),
  ...amounts,
  VendorTxCode: z.string(),
  TransactionId: z.string().nullable(),
  StatusCode: z.string().nullable(),
  StatusDetail: z.string().nullable(),
  CardType: z.string().nullable(),
  CardLastFour: z.string().nullable(),
  BillToEmail: z.string().nullable(),
  CreatedBy: id.nullable(),
  CreatedByName: z.string().nullable(),
  CreatedAt: instant,
  UpdatedAt: instant,
});
