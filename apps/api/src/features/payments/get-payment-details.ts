import { getPaymentDetails } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { countPayments, listPayments } from './payment-list-queries.ts';
import { presentPaymentRecord } from './present-payment-record.ts';

/** The payments within one's reach, a page at a time. */
export const getPaymentDetailsHandler = handle(getPaymentDetails, async ({ tx, query }) => {
  const { Page, PageSize } = query;
  const payments = await listPayments(tx, { limit: PageSize, offset: (Page - 1) * PageSize });
  return { Entity: payments.map(presentPaymentRecord), Total: await countPayments(tx) };
});
