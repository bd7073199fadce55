import type { PaymentDetailsData } from '../payment-storage.ts';
import type { PaymentValues } from './payment-values.ts';

const textFields = [
  'otherEmail',
  'addressLine1',
  'addressLine2',
  'city',
  'postcode',
  'country',
  'county',
] as const;
const payers = ['companyEmail', 'userEmail', 'other'] as const;
const addresses = ['SameasCompanyAddress', 'EnterManually'] as const;

/** What is kept beside a challenge: nothing of the card, nor whose it is. */
export function toDetails(values: PaymentValues, filingId: string): PaymentDetailsData {
  const texts = textFields.map((field) => [field, values[field]] as const);
  return {
    filingId,
    billTo: values.billTo,
    billingAddress: values.billingAddress,
    ...Object.fromEntries(texts),
  };
}

/** What the payer had filled in for this filing before the window was loaded again. */
export function fromDetails(
  details: PaymentDetailsData | undefined,
  filingId: string,
): Partial<PaymentValues> {
  if (details?.['filingId'] !== filingId) return {};
  const billTo = payers.find((payer) => payer === details['billTo']);
  const billingAddress = addresses.find((address) => address === details['billingAddress']);
  const texts = textFields.flatMap((field) => {
    const text = details[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  return {
    ...(billTo && { billTo }),
    ...(billingAddress && { billingAddress }),
    ...Object.fromEntries(texts),
  };
}
