import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, civilDate, entityList, id } from '../wire/shapes.ts';

/** The account's subscription, with real figures. */
export const getLicenceDetails = defineCall({
  ...reading('licence', 'signed-in'),
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
  caller: { userId: 'user' },
});
