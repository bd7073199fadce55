import { z } from 'zod';
import { changingInSteps, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** The first call after the issuer has signed somebody in: it opens the session, and binds an invited user once. */
export const signIn = defineCall({
  ...changingInSteps('session', 'token'),
  path: '/api/Session/SignIn',
  summary: 'Open a session, and bind an invited user to the issuer at the first sign-in',
  body: z.object({
    idToken: z.string().min(1).max(16_384),
    /** The account to work in, where the person is a user of several or several have invited them. */
    accountId: id.optional(),
  }),
  reply: done,
});
