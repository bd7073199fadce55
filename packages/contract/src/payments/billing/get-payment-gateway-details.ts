import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';
import { entityList } from '../../wire/shapes.ts';

/** Where the card gateway is. The server alone knows the key and the password: both are always empty here. */
export const getPaymentGatewayDetails = defineCall({
  ...readingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/GetPaymentGatewayDetails',
  summary: 'The card gateway that this installation uses',
  reply: entityList(
    z.object({
      type: z.literal('Opayo'),
      isAlive: z.boolean(),
      liveUrl: z.string(),
      testUrl: z.string(),
      apiKey: z.literal(''),
      password: z.literal(''),
    }),
  ),
});
