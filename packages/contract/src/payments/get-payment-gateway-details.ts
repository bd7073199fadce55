import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList } from '../wire.ts';

/** Where the card gateway is. The server alone knows the key and the password: both are always empty here. */
export const getPaymentGatewayDetails = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentGatewayDetails',
  summary: 'The card gateway that this installation uses',
  reply: entityList(
    z.object({
      Type: z.literal('Opayo'),
      IsAlive: z.boolean(),
      LiveUrl: z.string(),
      TestUrl: z.string(),
      APIKey: z.literal(''),
      Password: z.literal(''),
    }),
  ),
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'process',
});
