import { addPence, type Pence, pence } from '../money/pence.ts';

/** Statbook's charge for a paid filing, in pence. */
const PROCESSING_FEE: Pence = pence(500);

/** VAT on the processing fee, in per cent; the registrar's fee bears none. */
const TAX_PERCENT = 20;

/** The amounts of a payment for a filing, in pence. */
export interface PaymentAmounts {
  readonly fee: Pence;
  readonly processingFee: Pence;
  readonly tax: Pence;
  readonly total: Pence;
}

/** The amounts to pay for a registrar's fee: the fee, the processing fee, VAT on the latter, and the total. Nothing for no fee. */
export function paymentAmounts(fee: Pence): PaymentAmounts {
  if (fee === 0) return { fee, processingFee: pence(0), tax: pence(0), total: pence(0) };
  const tax = pence((PROCESSING_FEE * TAX_PERCENT) / 100);
  return { fee, processingFee: PROCESSING_FEE, tax, total: addPence(fee, PROCESSING_FEE, tax) };
}

/** What several filings come to that are paid for at once: each keeps its own processing fee and tax, and each member is summed. */
export function addPaymentAmounts(all: readonly PaymentAmounts[]): PaymentAmounts {
  return {
    fee: addPence(...all.map(({ fee }) => fee)),
    processingFee: addPence(...all.map(({ processingFee }) => processingFee)),
    tax: addPence(...all.map(({ tax }) => tax)),
    total: addPence(...all.map(({ total }) => total)),
  };
}
