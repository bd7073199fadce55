import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant } from '../wire.ts';

/** The drafts that the person left in the session before this one, to go on with after signing in. */
export const getUnfinishedWork = defineCall({
  feature: 'session',
  method: 'GET',
  path: '/api/Session/GetUnfinishedWork',
  summary: 'The drafts that were left in the session before',
  reply: entityList(
    z.object({
      FilingId: id,
      Form: z.string(),
      FormName: z.string(),
      CompanyId: id,
      CompanyName: z.string(),
      SavedAt: instant,
    }),
  ),
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});
