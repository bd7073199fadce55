import { z } from 'zod';
import { changingInSteps, defineCall, readingInSteps } from '../call.ts';
import { done, entityList, instant } from '../wire/shapes.ts';

const token = z.string().min(1).max(200);

/**
 * - `open`: the code is asked for.
 * - `used`: it was given, by this link.
 * - `replaced`: a newer link was sent.
 * - `expired`: it was not used in time.
 * - `withdrawn`: nobody asks for it any more.
 * - `held`: the code came by another way meanwhile.
 * - `tried-too-often`: too many codes were refused.
 */
const linkState = z.enum(['open', 'used', 'replaced', 'expired', 'withdrawn', 'held', 'tried-too-often']);

/** What an invitation to give a personal code leads to. Whoever has the link had the letter. */
export const getCodeByLink = defineCall({
  ...readingInSteps('people', 'public'),
  method: 'POST',
  path: '/api/People/GetCodeByLink',
  summary: 'What the holder of a link is asked for',
  body: z.strictObject({ token }),
  reply: entityList(
    z.object({
      state: linkState,
      personName: z.string(),
      askedBy: z.string(),
      accountName: z.string(),
      askedAt: instant,
      expiresAt: instant,
      /** For which the code is needed; none of a link that is not open. */
      companies: z.array(
        z.object({ companyName: z.string(), companyNumber: z.string(), roleText: z.string() }),
      ),
    }),
  ),
  secrets: ['token'],
});

/** Gives the personal code that a link asks for. It is kept sealed, and a link takes one. */
export const giveCodeByLink = defineCall({
  ...changingInSteps('people', 'public'),
  path: '/api/People/GiveCodeByLink',
  summary: 'Give the personal code by a link',
  body: z.strictObject({ token, personalCode: z.string().max(100) }),
  reply: done,
  secrets: ['token', 'personalCode'],
});
