import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { id, instant } from '../wire/shapes.ts';

/** What was done in the account as a whole, by what it was done to. */
export const accountActivityKind = z.enum(['sign-ins', 'users', 'settings', 'exports']);

/** What was done to the account and its users, the newest first; what was done to companies stands with them. */
export const getAccountActivity = defineCall({
  ...reading('activity-logs', { flag: 'viewSettings' }),
  path: '/api/ActivityLogs/GetAccountActivity',
  summary: 'Sign-ins, settings, exports and changes of users, by whom and when',
  query: z.object({
    type: accountActivityKind.optional(),
    /** What this user did, and what was done to them. */
    agentId: id.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    entity: z.array(
      z.object({
        /** Its place in the chain of the account's activity. */
        sequence: z.int(),
        at: instant,
        kind: accountActivityKind,
        /** The code of the act: "agent.invited". */
        action: z.string(),
        text: z.string(),
        /** What it was done to, as a person would name it. */
        subject: z.string().nullable(),
        /** The person; null where the product did it by itself. */
        by: z.string().nullable(),
      }),
    ),
    total: z.int(),
    /** The caller reaches chosen companies only, and sees nothing of the whole account. */
    isLimited: z.boolean(),
  }),
  wire: { input: { names: { type: 'type' } } },
});
