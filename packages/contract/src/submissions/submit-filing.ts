import { z } from 'zod';
import { changingInSteps, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { amounts, submissionType } from '../payments/submission-type.ts';

/**
 * Submits a filing as it stood on the review page: it is frozen, its fee is decided, and it waits for its payment or goes
 * on its way to the registry.
 */
export const submitFiling = defineCall({
  ...changingInSteps('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/SubmitFiling',
  summary: 'Submit a reviewed filing',
  body: z.object({
    filingId: id,
    draftVersion: z.int().positive(),
    /** SHA-256 of the content that the review page showed, in hexadecimal. */
    contentAccepted: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: entityList(
    z.object({
      filingId: id,
      /** `awaiting-payment`: open the payment window. `queued`: it is on its way, or to be delivered by hand. */
      state: z.enum(['awaiting-payment', 'queued']),
      /** Why there is or is not something to pay. */
      feeReason: z.enum(['charged', 'free-form', 'period-already-paid', 'paid-before', 'paid-with-delivery']),
      /** Null for a form that is never paid for by card. */
      submissionType: submissionType.nullable(),
      companyId: id,
      companyName: z.string(),
      companyRegistrationNumber: z.string(),
      ...amounts,
    }),
  ),
});
