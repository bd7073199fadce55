import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, civilDate, entityList, id } from '../wire/shapes.ts';

/** The account's subscription, with real figures. */
export const getLicenceDetails = defineCall({
  feature: 'licence',
  method: 'GET',
  path: '/api/LicenceDetails/getLicenceDetails',
  summary: 'The subscription of the account',
  query: z.object({ userId: callerText }),
  reply: entityList(
    z.object({
      remainingDays: z.int(),
      planId: z.string(),
      pricingId: z.string(),
      productId: z.string(),
      version: z.string(),
      centralUserId: id,
      endsOn: civilDate,
      /** In words: "1-year subscription". */
      subscription: z.string(),
      status: z.enum(['active', 'ends-soon', 'ended']),
      users: z.int(),
      companies: z.int(),
    }),
  ),
  wire: { input: { names: { userId: 'userId' } } },
  access: 'signed-in',
  caller: { userId: 'user' },
  activity: null,
  transaction: 'one',
});
