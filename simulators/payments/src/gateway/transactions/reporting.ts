import type { VendorContext } from '../../context.ts';
import { type Answer, refuseFields } from '../answers.ts';
import { missing } from '../field-checks.ts';
import { presentTransaction } from './present-transaction.ts';
import { findTransactionByCode, sumRefunds } from './transaction.ts';

/**
 * Finds a transaction by the vendor's own code. The API itself cannot; this stands in for the gateway's separate
 * reporting service, which also knows payments whose challenge is still open or was never finished.
 */
export function reportTransaction(context: VendorContext, code: string): Answer {
  if (code === '') return refuseFields([missing('vendorTxCode')]);
  const transaction = findTransactionByCode(context, code);
  if (transaction === undefined) return { status: 200, body: { found: false } };
  const { vendorTxCode, transactionType, isVoided = false } = transaction;
  const refundedAmount = sumRefunds(transaction);
  return {
    status: 200,
    body: {
      found: true,
      transaction: {
        ...presentTransaction(transaction),
        vendorTxCode,
        transactionType,
        refundedAmount,
        voided: isVoided,
      },
    },
  };
}
