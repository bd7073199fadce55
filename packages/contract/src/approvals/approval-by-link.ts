import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';
import { changingInSteps, defineCall, readingInSteps, sendingFile } from '../call.ts';
import { done, entityList, instant } from '../wire/shapes.ts';
import { contentHash, decisionKind, decisionWords, shownContent } from './approval-shapes.ts';

const token = z.string().min(1).max(200);

/**
 * - `open`: a decision is asked for.
 * - `used`: it was given, by this link.
 * - `replaced`: a newer link was sent.
 * - `expired`: it was not used in time.
 * - `lapsed`: what would be sent has changed since.
 * - `closed`: the decision is no longer asked for.
 */
const linkState = z.enum(['open', 'used', 'replaced', 'expired', 'lapsed', 'closed']);

/** What the link of a signatory leads to. Whoever has the link had the letter; of a link that there is not, nothing is said. */
export const getApprovalByLink = defineCall({
  ...readingInSteps('approvals', 'public'),
  method: 'POST',
  path: '/api/Approvals/GetApprovalByLink',
  summary: 'What the holder of a link is asked to approve',
  body: z.strictObject({ token }),
  reply: entityList(
    z.object({
      state: linkState,
      signatoryName: z.string(),
      askedBy: z.string(),
      accountName: z.string(),
      askedAt: instant,
      expiresAt: instant,
      form: z.enum(FORM_IDS),
      formName: z.string(),
      companyName: z.string(),
      companyNumber: z.string(),
      contentSha256: contentHash,
      /** Of a link that is open, and of one that was used until `expiresAt`; of any other there is nothing to read. */
      ...shownContent,
      /** What was decided by it. */
      decision: z
        .object({
          decision: decisionKind,
          words: z.string().nullable(),
          authority: z.string().nullable(),
          decidedAt: instant,
        })
        .nullable(),
    }),
  ),
  secrets: ['token'],
});

/** The decision of a signatory, on exactly what was shown. A link decides once. */
export const decideByLink = defineCall({
  ...changingInSteps('approvals', 'public'),
  path: '/api/Approvals/DecideByLink',
  summary: 'Approve or refuse by a link',
  body: z.strictObject({ token, contentSha256: contentHash, decision: decisionKind, ...decisionWords }),
  reply: done,
  secrets: ['token'],
});

/** What is asked about on paper, without what is sent sealed. */
export const printByLink = defineCall({
  ...sendingFile('approvals', 'public'),
  method: 'POST',
  path: '/api/Approvals/PrintByLink',
  summary: 'What the holder of a link is asked to approve, as PDF',
  body: z.strictObject({ token }),
  activity: null,
  secrets: ['token'],
});
