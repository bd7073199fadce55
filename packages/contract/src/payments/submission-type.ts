import { z } from 'zod';
import { id } from '../wire/shapes.ts';

/** The specification's names of what is submitted and paid for. */
export const submissionType = z.enum([
  'ConfirmationStatement',
  'ChargeRegistration',
  'ChangeOfName',
  'Incorporation',
]);

/** Pounds and pence as exact text, `50.00`. */
const pounds = z.string().regex(/^\d{1,8}\.\d{2}$/);

/** What a filing costs: fee, processing fee and tax in pounds, the total in pence. */
export const amounts = {
  amount: pounds,
  processingFee: pounds,
  taxAmount: pounds,
  totalAmount: z.int().nonnegative(),
};

/** A filing as the payment window names it, with what it costs. */
export const filingToPay = {
  filingId: id,
  filingState: z.string(),
  submissionType,
  formName: z.string(),
  companyId: id,
  companyName: z.string(),
  companyRegistrationNumber: z.string(),
  ...amounts,
};
