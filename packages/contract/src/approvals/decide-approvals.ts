import { z } from 'zod';
import { changingInSteps, defineCall, reading } from '../call.ts';
import { done, entityList, id, instant } from '../wire/shapes.ts';
import { contentHash, decisionKind, filingHead } from './approval-shapes.ts';

const lines = z.array(z.string());

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
      /** Codes and dates that are sent and never shown are part of it. */
      hasSecrets: z.boolean(),
      rows: z.array(z.object({ section: z.string(), label: z.string(), value: z.string() })),
      changes: z.array(z.object({ label: z.string(), now: lines, after: lines })),
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
    /** Why not; of an approval a remark. */
    words: z.string().trim().max(1000, 'Enter at most 1,000 characters').optional(),
    /** What an approver acts under: "director", "by board resolution of 3 November". */
    authority: z.string().trim().max(200, 'Enter at most 200 characters').optional(),
    approvals: z
      .array(z.strictObject({ requestId: id, contentSha256: contentHash }))
      .min(1, 'Choose what you decide on')
      .max(200),
  }),
  reply: done,
});
