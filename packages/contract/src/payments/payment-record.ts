import { z } from 'zod';
import { id, instant } from '../wire.ts';
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
  State: paymentState,
  StateText: z.string(),
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
