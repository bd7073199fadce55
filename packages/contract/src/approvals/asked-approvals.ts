import { APPROVAL_STATES } from '@statbook/domain/approvals';
import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';
import { filingHead, givenDecision } from './approval-shapes.ts';

/** What the caller asked to have approved and nobody has filed or deleted yet, what was asked last first. */
export const getAskedApprovals = defineCall({
  ...reading('approvals', { flag: ['viewCompany', 'submitCompany'] }),
  path: '/api/Approvals/GetAskedApprovals',
  summary: 'Where stands what the caller asked to have approved',
  reply: entityList(
    z.object({
      requestId: id,
      ...filingHead,
      /** By the policies in force now: `not-needed` where none asks for an approval any more. */
      state: z.enum(APPROVAL_STATES),
      askedAt: instant,
      /** Who is to decide now, and who of them can: the others are no longer active, or do not see the company. */
      awaited: z.array(z.object({ fullName: z.string(), mayDecide: z.boolean() })),
      /** Whether so many of those who are named have approved or can that the approval can come. */
      canComplete: z.boolean(),
      /** What was decided on it. */
      decisions: z.array(givenDecision),
    }),
  ),
});
