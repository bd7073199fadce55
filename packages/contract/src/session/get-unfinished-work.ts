import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant } from '../wire.ts';

/** The drafts that the person has left, whichever session they were of, to go on with after signing in. */
export const getUnfinishedWork = defineCall({
  feature: 'session',
  method: 'GET',
  path: '/api/Session/GetUnfinishedWork',
  summary: 'The drafts that the person has left, the latest first',
  reply: entityList(
    z.object({
      /** Names the draft among those of its form. */
      DraftId: z.string(),
      /** A form of the registry, or of our own: a return of allotments that is being made up, or a form that was left open. */
      Form: z.string(),
      FormName: z.string(),
      /** Where the person was in it. */
      Step: z.string().nullable(),
      /** Of a form that was left open. */
      Address: z.string().nullable(),
      CompanyId: id,
      CompanyName: z.string(),
      SavedAt: instant,
    }),
  ),
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});
