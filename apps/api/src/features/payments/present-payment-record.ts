import type { ReplyOf } from '@statbook/contract';
import type { getPaymentDetails } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { pence } from '@statbook/domain/money';
import { describePaymentState, hasReceipt, outcomeOf } from '@statbook/domain/payments';
import { presentAmounts, toSubmissionType } from '../../filings/filing-amounts.ts';
import type { ListedPayment } from './payment-list-queries.ts';

type PaymentRecord = ReplyOf<typeof getPaymentDetails>['entity'][number];

/** One payment as lists show it. */
export function presentPaymentRecord(listed: ListedPayment): PaymentRecord {
  const { payment, form, companyName, companyNumber, companyType, createdByName } = listed;
  const { state } = payment;
  const submissionType = toSubmissionType(form);
  if (submissionType === null) throw new Error(`A payment for ${form}, which is never paid for.`);
  return {
    paymentId: payment.id,
    filingId: payment.filingId,
    companyId: payment.companyId,
    companyName,
    companyRegistrationNumber: companyNumber,
    submissionType,
    formName: formNameOf(form, companyNumber, companyType),
    submissionNumber: listed.submissionNumber,
    state,
    stateText: describePaymentState(state),
    outcome: outcomeOf(state),
    hasReceipt: hasReceipt(state),
    ...presentAmounts({
      fee: pence(payment.feePence),
      processingFee: pence(payment.processingPence),
      tax: pence(payment.taxPence),
      total: pence(payment.totalPence),
    }),
    ...(payment.chargedPence !== payment.totalPence && { chargedTogether: pence(payment.chargedPence) }),
    vendorTxCode: payment.vendorTxCode,
    transactionId: payment.transactionId,
    statusCode: payment.statusCode,
    statusDetail: payment.statusDetail,
    cardType: payment.cardType,
    cardLastFour: payment.cardLastFour,
    billToEmail: payment.billToEmail,
    createdBy: payment.createdBy,
    createdByName,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
