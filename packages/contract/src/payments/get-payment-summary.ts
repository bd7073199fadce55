import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id } from '../wire.ts';
import { amounts, submissionType } from './submission-type.ts';

/** What the payment window shows and offers: what is paid for, how much, whom to bill, the registered office. */
export const getPaymentSummary = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentSummary',
  summary: 'What is to be paid for a filing',
  query: z.object({ FilingId: id }),
  reply: entityList(
    z.object({
      FilingId: id,
      FilingState: z.string(),
      SubmissionType: submissionType,
      FormName: z.string(),
      CompanyId: id,
      CompanyName: z.string(),
      CompanyRegistrationNumber: z.string(),
      ...amounts,
      /** Whether the receipt can go to the company’s registered e-mail address, which is not public and so not told. */
      HasCompanyEmail: z.boolean(),
      UserEmail: z.string(),
      RegisteredOffice: z
        .object({
          AddressLine1: z.string(),
          AddressLine2: z.string(),
          City: z.string(),
          Postcode: z.string(),
          Country: z.string(),
        })
        .nullable(),
    }),
  ),
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'one',
});
