import { type Outcome, outcomes } from './outcomes.ts';
import type { Transaction } from './transaction.ts';

/** A finished transaction as POST and GET show it; a paid one shows more than a refused one. */
export function presentTransaction(transaction: Transaction): object {
  const { transactionId, threeDSecure, card, amount } = transaction;
  const { statusCode, status, statusDetail, bankResponseCode } = toStanding(transaction);
  const { acsTransId, dsTransId } = threeDSecure;
  if (transaction.transactionType === 'Refund') return presentRefund(transaction);
  return {
    statusCode,
    statusDetail,
    transactionId,
    ...(status === 'Ok' && toAuthorisation(transaction, '999777')),
    ...(bankResponseCode !== undefined && { bankResponseCode }),
    ...(statusCode === outcomes.declined.statusCode && { additionalDeclineDetail }),
    ...(acsTransId !== undefined && { acsTransId, dsTransId }),
    paymentMethod: { card: presentCard(card) },
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
    currency: transaction.currency,
    ...(status === 'Ok' && { fiRecipient: {}, avsCvcCheck: transaction.avsCvcCheck }),
    status,
    '3DSecure': { status: threeDSecure.status },
  };
}

const additionalDeclineDetail = {
  additionalDeclineCode: '03',
  additionalDeclineDescription: 'DECLINED',
  additionalDeclineCategory: '03',
};

/** What it says now: a void or an abort takes the place of the authorisation. */
export function toStanding(transaction: Transaction): Outcome {
  if (transaction.isVoided) return outcomes.voided;
  if (transaction.isAborted) return outcomes.aborted;
  return transaction.outcome ?? outcomes.challenged;
}

function toAuthorisation(transaction: Transaction, bankAuthorisationCode: string): object {
  const { transactionType, retrievalReference } = transaction;
  return { transactionType, retrievalReference, bankAuthorisationCode };
}

function presentRefund(transaction: Transaction): object {
  const { transactionId, card, amount, currency } = transaction;
  const { statusCode, status, statusDetail } = toStanding(transaction);
  return {
    statusCode,
    statusDetail,
    transactionId,
    ...toAuthorisation(transaction, '999778'),
    paymentMethod: { card: presentCard(card) },
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
    currency,
    status,
  };
}

function presentCard({ cardType, lastFourDigits, expiryDate, cardIdentifier }: Transaction['card']): object {
  return { cardType, lastFourDigits, expiryDate, cardIdentifier, reusable: false };
}
