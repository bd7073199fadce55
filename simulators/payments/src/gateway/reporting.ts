import type { Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import { type Answer, refuseFields } from './answers.ts';
import { missing } from './field-checks.ts';
import { presentTransaction } from './present-transaction.ts';
import { findTransactionByCode, sumRefunds } from './transaction.ts';

/**
 * Looks a transaction up by the vendor's own code. The API itself cannot; this stands in for the gateway's
 * separate reporting service, which also knows payments whose challenge is still open or was never finished.
 */
export function reportTransaction(world: World, vendor: Vendor, code: string | undefined): Answer {
  if (code === undefined || code === '') return refuseFields([missing('vendorTxCode')]);
  const transaction = findTransactionByCode(world, vendor.name, code);
  if (transaction === undefined) return { status: 200, body: { found: false } };
  const { vendorTxCode, transactionType } = transaction;
  return {
    status: 200,
    body: {
      found: true,
      transaction: {
        ...presentTransaction(transaction),
        vendorTxCode,
        transactionType,
        refundedAmount: sumRefunds(transaction),
        voided: transaction.isVoided === true,
      },
    },
  };
}
