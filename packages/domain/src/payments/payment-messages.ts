/** The messages of the payment form, in the specification's own text. */
export const PAYMENT_MESSAGES = {
  addressLine1Required: 'Billing Address Line 1 is required',
  addressLine1Invalid: 'Billing Address Line 1 is invalid',
  cityRequired: 'City is required',
  cityInvalid: 'City is invalid',
  countryRequired: 'Select a Country',
  countyRequired: 'Select a County',
  postcodeRequired: 'Postcode is required',
  postcodeInvalid: 'Postcode is invalid',
  firstNameRequired: 'First Name is required',
  firstNameInvalid: 'First Name is invalid',
  lastNameRequired: 'Last Name is required',
  lastNameInvalid: 'Last Name is invalid',
  emailRequired: 'Email Address is required',
  emailInvalid: 'Email Address is invalid',
  cardNumberRequired: 'Card Number is required',
  cardNotAccepted: 'This card type is not accepted',
  expiryDateRequired: 'Expiry Date is required',
  expiryDateInvalid: 'Expiry Date is invalid',
  securityCodeRequired: 'CVV is required',
} as const;

/** Limits of the gateway, in characters. */
export const PAYMENT_LIMITS = {
  name: 20,
  addressLine1: 50,
  city: 40,
  email: 80,
  cardholderName: 40,
} as const;
