import type { ReplyOf } from '@statbook/contract';
import type { getPaymentDetails } from '@statbook/contract/calls';
import {
  describePaymentState,
  type FormId,
  getForm,
  hasReceipt,
  outcomeOf,
  type PaymentState,
  pence,
} from '@statbook/domain';
import { presentAmounts, toSubmissionType } from '../../filings/filing-amounts.ts';
import type { ListedPayment } from './payment-list-queries.ts';

type PaymentRecord = ReplyOf<typeof getPaymentDetails>['Entity'][number];

/** One payment as lists show it. */
export function presentPaymentRecord(listed: ListedPayment): PaymentRecord {
  const { payment, companyName, companyNumber, createdByName } = listed;
  // Written by the kernel of filings and by the payment process, which take the domain's forms and states.
  const form = listed.form as FormId;
  const state = payment.state as PaymentState;
  const submissionType = toSubmissionType(form);
  if (submissionType === null) throw new Error(`A payment for ${form}, which is never paid for.`);
  return {
    PaymentId: payment.id,
    FilingId: payment.filingId,
    CompanyId: payment.companyId,
    CompanyName: companyName,
    CompanyRegistrationNumber: companyNumber,
    SubmissionType: submissionType,
    FormName: getForm(form).name,
    SubmissionNumber: listed.submissionNumber,
    State: state,
    StateText: describePaymentState(state),
    Outcome: outcomeOf(state),
    HasReceipt: hasReceipt(state),
    ...presentAmounts({
      fee: pence(payment.feePence),
      processingFee: pence(payment.processingPence),
      tax: pence(payment.taxPence),
      total: pence(payment.totalPence),
    }),
    VendorTxCode: payment.vendorTxCode,
    TransactionId: payment.transactionId,
    StatusCode: payment.statusCode,
    StatusDetail: payment.statusDetail,
    CardType: payment.cardType,
    CardLastFour: payment.cardLastFour,
    BillToEmail: payment.billToEmail,
    CreatedBy: payment.createdBy,
    CreatedByName: createdByName,
    CreatedAt: payment.createdAt.toISOString(),
    UpdatedAt: payment.updatedAt.toISOString(),
  };
}
