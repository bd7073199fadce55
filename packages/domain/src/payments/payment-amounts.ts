import { addPence, type Pence, pence } from '../money/pence.ts';

/** Our own charge for a paid filing, in pence. */
export const PROCESSING_FEE: Pence = pence(500);

/** Tax on the processing fee; the registrar's fee bears none. Per cent. */
const TAX_PERCENT = 20;

/** What a customer pays for a filing. */
export interface PaymentAmounts {
  readonly fee: Pence;
  readonly processingFee: Pence;
  readonly tax: Pence;
  readonly total: Pence;
}

/** Fee, processing fee, tax on the latter, and their total. Where the registrar charges nothing there is nothing to pay. */
export function paymentAmounts(fee: Pence): PaymentAmounts {
  if (fee === 0) return { fee, processingFee: pence(0), tax: pence(0), total: pence(0) };
  const tax = pence((PROCESSING_FEE * TAX_PERCENT) / 100);
  return { fee, processingFee: PROCESSING_FEE, tax, total: addPence(fee, PROCESSING_FEE, tax) };
}
