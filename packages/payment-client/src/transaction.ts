import { type Pence, pence } from '@statbook/domain';
import type { TransactionBody } from './wire/transaction-body.ts';

/** A transaction that the gateway knows. Texts are the gateway's own. */
export interface Transaction {
  transactionId: string;
  status: string;
  statusCode: string;
  statusDetail: string;
  transactionType?: string;
  retrievalReference?: string;
  bankResponseCode?: string;
  bankAuthorisationCode?: string;
  cardType?: string;
  lastFourDigits?: string;
  totalAmount?: Pence;
  currency?: string;
  threeDSecureStatus?: string;
  avsCvcStatus?: string;
}

/** The transaction in a body; undefined when the gateway gave it no id. */
export function toTransaction(body: TransactionBody): Transaction | undefined {
  if (!body.transactionId) return undefined;
  const card = body.paymentMethod?.card;
  return {
    transactionId: body.transactionId,
    status: body.status ?? '',
    statusCode: body.statusCode,
    statusDetail: body.statusDetail ?? '',
    ...present({
      transactionType: body.transactionType,
      retrievalReference: body.retrievalReference,
      bankResponseCode: body.bankResponseCode,
      bankAuthorisationCode: body.bankAuthorisationCode,
      cardType: card?.cardType,
      lastFourDigits: card?.lastFourDigits,
      currency: body.currency,
      threeDSecureStatus: body['3DSecure']?.status,
      avsCvcStatus: body.avsCvcCheck?.status,
    }),
    ...(typeof body.amount?.totalAmount === 'number' ? { totalAmount: pence(body.amount.totalAmount) } : {}),
  };
}

type Present<Fields> = { [Key in keyof Fields]?: string };

function present<Fields extends Record<string, string | null | undefined>>(fields: Fields): Present<Fields> {
  const kept: Present<Fields> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== null && value !== undefined) kept[key] = value;
  }
  return kept;
}
