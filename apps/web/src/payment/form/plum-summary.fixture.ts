import type { PaymentSummary } from './payment-values.ts';

/** What is to be paid for a statement of an invented company. */
export const plumSummary: PaymentSummary = {
  FilingId: 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11',
  FilingState: 'awaiting-payment',
  SubmissionType: 'ConfirmationStatement',
  FormName: 'Confirmation statement',
  CompanyId: '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1',
  CompanyName: 'PLUM LIMITED',
  CompanyRegistrationNumber: '01234567',
  Amount: '50.00',
  ProcessingFee: '5.00',
  TaxAmount: '1.00',
  TotalAmount: 5600,
  HasCompanyEmail: true,
  UserEmail: 'mara@practice.example',
  RegisteredOffice: {
    AddressLine1: '1 Orchard Row',
    AddressLine2: '',
    City: 'Leeds',
    Postcode: 'LS1 4AP',
    Country: 'GB',
  },
};
