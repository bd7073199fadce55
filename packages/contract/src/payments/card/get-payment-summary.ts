import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { entityList, id } from '../../wire/shapes.ts';
import { filingToPay } from '../submission-type.ts';

/** What the payment window shows and offers: what is paid for, how much, whom to bill, the registered office. */
export const getPaymentSummary = defineCall({
  ...reading('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/GetPaymentSummary',
  summary: 'What is to be paid for a filing',
  query: z.object({ filingId: id }),
  reply: entityList(
    z.object({
      ...filingToPay,
      /** Whether the receipt can go to the company’s registered e-mail address, which is not public and so not told. */
      hasCompanyEmail: z.boolean(),
      userEmail: z.string(),
      registeredOffice: z
        .object({
          addressLine1: z.string(),
          addressLine2: z.string(),
          city: z.string(),
          postcode: z.string(),
          country: z.string(),
        })
        .nullable(),
    }),
  ),
});
