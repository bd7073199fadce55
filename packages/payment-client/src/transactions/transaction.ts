import { pence } from '@statbook/domain/money';
import { z } from 'zod';

/** Recordings and the gateway's document differ in the type of references, so numbers are taken as text. */
const reference = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? undefined : String(value)));
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const status = z
  .object({ status: text })
  .nullish()
  .transform((value) => value?.status);

const card = z
  .object({ card: z.object({ cardType: text, lastFourDigits: reference }).nullish() })
  .nullish()
  .transform((value) => value?.card ?? undefined);

const totalAmount = z
  .object({ totalAmount: z.int().nonnegative().nullish() })
  .nullish()
  .transform((value) => (typeof value?.totalAmount === 'number' ? pence(value.totalAmount) : undefined));

/** A transaction as the gateway answers it. New fields and values may appear at any time, so only these are read. */
export const transactionBody = z
  .object({
    statusCode: z.string(),
    status: text.transform((value) => value ?? ''),
    statusDetail: text.transform((value) => value ?? ''),
    transactionId: text,
    transactionType: text,
    retrievalReference: reference,
    bankResponseCode: reference,
    bankAuthorisationCode: reference,
    currency: text,
    amount: totalAmount,
    paymentMethod: card,
    '3DSecure': status,
    avsCvcCheck: status,
  })
  .transform(({ paymentMethod, amount, '3DSecure': threeDSecure, avsCvcCheck, ...rest }) => ({
    ...rest,
    cardType: paymentMethod?.cardType,
    lastFourDigits: paymentMethod?.lastFourDigits,
    totalAmount: amount,
    threeDSecureStatus: threeDSecure,
    avsCvcStatus: avsCvcCheck,
  }));

/** The body of an answer about a transaction. */
export type TransactionBody = z.output<typeof transactionBody>;

/** A transaction that the gateway knows. Texts are the gateway's own. */
export type Transaction = Partial<TransactionBody> &
  Pick<TransactionBody, 'status' | 'statusCode' | 'statusDetail'> & { transactionId: string };

/** The transaction in a body; undefined when the gateway gave it no id. */
export function toTransaction(body: TransactionBody): Transaction | undefined {
  const { transactionId } = body;
  return transactionId ? { ...body, transactionId } : undefined;
}
