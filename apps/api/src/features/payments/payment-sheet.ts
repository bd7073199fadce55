import { pence } from '@statbook/domain/money';
import { toPounds } from '../../filings/filing-amounts.ts';
import { dayOf } from '../../platform/clock.ts';
import { date, number, type Sheet, text } from '@statbook/sheets';
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
      'Status',
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
      const total = toPounds(pence(record.totalAmount));
      return [
        date(dayOf(payment.payment.createdAt)),
        text(record.companyName),
        text(record.companyRegistrationNumber),
        text(record.formName),
        text(record.submissionNumber),
        text(record.stateText),
        number(record.amount),
        number(record.processingFee),
        number(record.taxAmount),
        number(total),
        number(record.outcome === 'taken' ? total : '0.00'),
        text(record.createdByName),
        text(record.billToEmail),
        text(record.cardType),
        text(record.cardLastFour),
        text(record.transactionId),
        text(record.vendorTxCode),
      ];
    }),
  };
}
