import { pence } from '@statbook/domain';
import { toPounds } from '../../filings/filing-amounts.ts';
import { dayOf } from '../../platform/clock.ts';
import { date, number, type Sheet, text } from '../../platform/files/sheet.ts';
import type { ListedPayment } from './payment-list-queries.ts';
import { presentPaymentRecord } from './present-payment-record.ts';

/** The list of payments for spreadsheets: sums in pounds, and only those that were taken in the last column. */
export function paymentSheet(payments: readonly ListedPayment[]): Sheet {
  return {
    title: 'Payments',
    heads: [
      'Date',
      'Company',
      'Company number',
      'Filing',
      'Submission number',
      'State',
      'Filing fee',
      'Processing fee',
      'VAT',
      'Total',
      'Money taken',
      'Paid by',
      'Card receipt sent to',
      'Card',
      'Card ends in',
      'Transaction',
      'Reference',
    ],
    rows: payments.map((payment) => {
      const record = presentPaymentRecord(payment);
      const total = toPounds(pence(record.TotalAmount));
      return [
        date(dayOf(payment.payment.createdAt)),
        text(record.CompanyName),
        text(record.CompanyRegistrationNumber),
        text(record.FormName),
        text(record.SubmissionNumber),
        text(record.StateText),
        number(record.Amount),
        number(record.ProcessingFee),
        number(record.TaxAmount),
        number(total),
        number(record.Outcome === 'taken' ? total : '0.00'),
        text(record.CreatedByName),
        text(record.BillToEmail),
        text(record.CardType),
        text(record.CardLastFour),
        text(record.TransactionId),
        text(record.VendorTxCode),
      ];
    }),
  };
}
