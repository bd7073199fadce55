import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';

/** The drafts that the person has left, whichever session they were of, to go on with after signing in. */
export const getUnfinishedWork = defineCall({
  ...reading('session', 'signed-in'),
  path: '/api/Session/GetUnfinishedWork',
  summary: 'The drafts that the person has left, the latest first',
  reply: entityList(
    z.object({
      /** Names the draft among those of its form. */
      draftId: z.string(),
      /** A form of the registry, or of our own: a return of allotments that is being made up, or a form that was left open. */
      form: z.string(),
      formName: z.string(),
      /** Whom or what it is about, where several of one form may be open. */
      subject: z.string().nullable(),
      /** Where the person was in it. */
      step: z.string().nullable(),
      /** Of a form that was left open. */
      address: z.string().nullable(),
      companyId: id,
      companyName: z.string(),
      savedAt: instant,
    }),
  ),
});
