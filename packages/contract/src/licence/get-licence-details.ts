import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, civilDate, entityList, id } from '../wire.ts';

/** The account's subscription, with real figures. */
export const getLicenceDetails = defineCall({
  feature: 'licence',
  method: 'GET',
  path: '/api/LicenceDetails/getLicenceDetails',
  summary: 'The subscription of the account',
  query: z.object({ userId: callerText }),
  reply: entityList(
    z.object({
      RemaningDays: z.int(),
      PlanId: z.string(),
      PricingId: z.string(),
      ProductId: z.string(),
      Version: z.string(),
      CentralUserId: id,
      EndsOn: civilDate,
      /** In words: "1-year subscription". */
      Subscription: z.string(),
      Status: z.enum(['active', 'ends-soon', 'ended']),
      Users: z.int(),
      Companies: z.int(),
    }),
  ),
  access: 'signed-in',
  caller: { userId: 'user' },
  activity: null,
  transaction: 'one',
});
