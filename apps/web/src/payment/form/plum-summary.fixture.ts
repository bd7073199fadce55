import type { PaymentSummary, SeveralSummary } from './payment-values.ts';

/** A card as its holder types it in. */
export const typedCard = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  cardNumber: '4929 0000 0000 6',
  expiryDate: '12/29',
  securityCode: '123',
};

/** What is to be paid for a statement of an invented company. */
export const plumSummary: PaymentSummary = {
  filingId: 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11',
  filingState: 'awaiting-payment',
  submissionType: 'ConfirmationStatement',
  formName: 'Confirmation statement',
  companyId: '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1',
  companyName: 'PLUM LIMITED',
  companyRegistrationNumber: '01234567',
  amount: '50.00',
  processingFee: '5.00',
  taxAmount: '1.00',
  totalAmount: 5600,
  hasCompanyEmail: true,
  userEmail: 'mara@practice.example',
  registeredOffice: {
    addressLine1: '1 Orchard Row',
    addressLine2: '',
    city: 'Leeds',
    postcode: 'LS1 4AP',
    country: 'GB',
  },
};

const { hasCompanyEmail: _email, registeredOffice: _office, userEmail, ...plumFiling } = plumSummary;

/** The same and another company's statement, paid for at once. */
export const severalSummary: SeveralSummary = {
  filingId: plumSummary.filingId,
  filings: [
    { ...plumFiling, obstacle: null },
    {
      ...plumFiling,
      filingId: 'a4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f12',
      companyName: 'ACORN LTD',
      companyRegistrationNumber: '07654321',
      obstacle: null,
    },
  ],
  amount: '100.00',
  processingFee: '10.00',
  taxAmount: '2.00',
  totalAmount: 11_200,
  userEmail,
  hasCompanyEmail: false,
  registeredOffice: null,
};
