import { z } from 'zod';
import { defineCall, sendingFile } from '../../call.ts';
import { callerText, id } from '../../wire/shapes.ts';
import { paymentFilters } from './payment-filters.ts';

const file = {
  ...sendingFile('payments', { flag: 'exportCompany' }),
  caller: { userId: 'user' },
} as const;

/** The list of payments for spreadsheets, with the same filters and in the same order. */
export const exportPaymentDetails = defineCall({
  ...file,
  path: '/api/PaymentsGateway/ExportPaymentDetails',
  summary: 'Payments as CSV or Excel file',
  query: z.object({ ...paymentFilters, format: z.enum(['csv', 'xlsx']) }),
  activity: 'payments.exported',
  wire: { input: { values: ['sort'] } },
});

/** The receipt of a payment that was taken, as PDF. It names who was billed, so that making it is recorded. */
export const printPaymentReceipt = defineCall({
  ...file,
  path: '/api/PaymentsGateway/PrintPaymentReceipt',
  summary: 'The receipt of a payment',
  query: z.object({ userId: callerText, paymentId: id }),
  activity: 'payments.receipt-printed',
});
