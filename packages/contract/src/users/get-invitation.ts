import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { entityList, instant } from '../wire/shapes.ts';

/** What the link of an invitation leads to. It is asked before anybody signs in; whoever has the link had the letter. */
export const getInvitation = defineCall({
  ...readingInSteps('users', 'public'),
  method: 'POST',
  path: '/api/Usermanagement/GetInvitation',
  summary: 'Whether the link of an invitation can still be used, and for which account',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: entityList(
    z.object({
      /** `elsewhere`: the address works in another account already, and accepts among its accounts. */
      state: z.enum(['open', 'elsewhere', 'used', 'expired', 'replaced', 'withdrawn', 'unknown']),
      accountName: z.string().nullable(),
      invitedBy: z.string().nullable(),
      email: z.string().nullable(),
      expiresAt: instant.nullable(),
    }),
  ),
  secrets: ['token'],
});
