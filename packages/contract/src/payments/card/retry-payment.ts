import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/** Begins another attempt, once it is proved that the one before has taken nothing. */
export const retryPayment = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/RetryPayment',
  summary: 'Begin another payment attempt for a filing',
  body: z.object({ filingId: id }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
});
