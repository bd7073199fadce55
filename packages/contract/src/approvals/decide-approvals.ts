import { z } from 'zod';
import { changingInSteps, defineCall, reading } from '../call.ts';
import { done, entityList, id, instant } from '../wire/shapes.ts';
import {
  contentHash,
  decisionKind,
  decisionWords,
  earlierDecisions,
  filingHead,
  shownContent,
} from './approval-shapes.ts';

/** What awaits the caller's decision, what was asked first first. */
export const getAwaitedApprovals = defineCall({
  ...reading('approvals', { flag: 'viewCompany' }),
  path: '/api/Approvals/GetAwaitedApprovals',
  summary: 'What the caller is asked to approve',
  reply: entityList(
    z.object({
      requestId: id,
      ...filingHead,
      contentSha256: z.string(),
      askedBy: z.string(),
      askedAt: instant,
      level: z.int(),
      levels: z.int(),
      ...shownContent,
      earlierDecisions,
    }),
  ),
});

/**
 * Approves or refuses what is named, each by the hash of what was shown: all of it, or nothing. Only who is asked can, and a
 * filing that has changed since is refused.
 */
export const decideApprovals = defineCall({
  ...changingInSteps('approvals', { flag: 'viewCompany' }),
  path: '/api/Approvals/DecideApprovals',
  summary: 'Approve or refuse filings',
  body: z.strictObject({
    decision: decisionKind,
    ...decisionWords,
    approvals: z
      .array(z.strictObject({ requestId: id, contentSha256: contentHash }))
      .min(1, 'Choose what you decide on')
      .max(200),
  }),
  reply: done,
});
