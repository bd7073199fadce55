import { outcomes } from './outcomes.ts';
import { currentOutcome, type Transaction } from './transaction.ts';

/** A finished transaction as POST and GET show it; a paid one shows more than a refused one. */
export function presentTransaction(transaction: Transaction): object {
  const { transactionId, transactionType, retrievalReference, threeDSecure, amount } = transaction;
  const { statusCode, status, statusDetail, bankResponseCode } = currentOutcome(transaction);
  const { acsTransId, dsTransId, status: threeDSecureStatus } = threeDSecure;
  const isRefund = transactionType === 'Refund';
  const bankAuthorisationCode = isRefund ? '999778' : '999777';
  return {
    statusCode,
    statusDetail,
    transactionId,
    ...((isRefund || status === 'Ok') && { transactionType, retrievalReference, bankAuthorisationCode }),
    ...(!isRefund && {
      bankResponseCode,
      additionalDeclineDetail: statusCode === outcomes.declined.statusCode ? declineDetail : undefined,
      acsTransId,
      dsTransId,
    }),
    paymentMethod: { card: presentCard(transaction) },
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
    currency: transaction.currency,
    ...(!isRefund && status === 'Ok' && { fiRecipient: {}, avsCvcCheck: transaction.avsCvcCheck }),
    status,
    ...(!isRefund && { '3DSecure': { status: threeDSecureStatus } }),
  };
}

const declineDetail = {
  additionalDeclineCode: '03',
  additionalDeclineDescription: 'DECLINED',
  additionalDeclineCategory: '03',
};

function presentCard({ card }: Transaction): object {
  const { cardType, lastFourDigits, expiryDate, cardIdentifier } = card;
  return { cardType, lastFourDigits, expiryDate, cardIdentifier, reusable: false };
}
