import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { done, id } from '../../wire/shapes.ts';
import { changingShares, ofCompany } from '../share-shapes.ts';

/** Says why somebody who holds more than a quarter is not to be on the PSC register. */
export const dismissUnregisteredPsc = defineCall({
  ...changingShares,
  path: '/api/Shares/DismissUnregisteredPsc',
  summary: 'Say why a holder of more than a quarter needs no PSC notice',
  body: z.object({
    ...ofCompany,
    personId: id,
    reason: z.string().trim().min(1, 'Enter why no notice is needed').max(1000),
  }),
  reply: done,
  activity: 'shares.unregistered-psc-dismissed',
});
