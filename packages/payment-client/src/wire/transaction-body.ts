import { z } from 'zod';

// Recordings and the gateway's document differ in the type of codes and references: both are read as text.
const code = z.union([z.string(), z.number()]).transform(String);
const text = z.string();
const minorUnits = z.int().nonnegative();

/** A transaction as the gateway answers it; new fields and values may appear at any time, so only what is used is read. */
export const transactionBody = z.object({
  statusCode: text,
  status: text.nullish(),
  statusDetail: text.nullish(),
  transactionId: text.nullish(),
  transactionType: text.nullish(),
  retrievalReference: code.nullish(),
  bankResponseCode: code.nullish(),
  bankAuthorisationCode: code.nullish(),
  currency: text.nullish(),
  amount: z.object({ totalAmount: minorUnits.nullish(), saleAmount: minorUnits.nullish() }).nullish(),
  paymentMethod: z
    .object({ card: z.object({ cardType: text.nullish(), lastFourDigits: code.nullish() }).nullish() })
    .nullish(),
  avsCvcCheck: z.object({ status: text.nullish() }).nullish(),
  '3DSecure': z.object({ status: text.nullish() }).nullish(),
  acsUrl: text.nullish(),
  cReq: text.nullish(),
  acsTransId: text.nullish(),
  dsTransId: text.nullish(),
});

export type TransactionBody = z.infer<typeof transactionBody>;

const webAddress = z.url({ protocol: /^https?$/ });

/** The parts of a transaction without which a challenge cannot be shown. */
export const challengeBody = z.object({
  transactionId: text.min(1),
  acsUrl: webAddress,
  cReq: text.min(1),
  acsTransId: text.min(1),
});
