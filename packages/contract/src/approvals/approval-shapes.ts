import { APPROVAL_STATES } from '@statbook/domain/approvals';
import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';
import { id, instant } from '../wire/shapes.ts';

/** SHA-256 of exactly what is sent, in hexadecimal. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

export const decisionKind = z.enum(['approved', 'refused']);

/** What is filed, and of which company. */
export const filingHead = {
  filingId: id,
  form: z.enum(FORM_IDS),
  formName: z.string(),
  companyId: id,
  companyName: z.string(),
  companyNumber: z.string(),
};

const approver = z.object({
  userId: id,
  fullName: z.string(),
  /** False for who has left or was deactivated since. */
  isActive: z.boolean(),
  decision: decisionKind.nullable(),
  decidedAt: instant.nullable(),
  /** Whether their decision is asked for now. */
  isAwaited: z.boolean(),
});

const given = z.object({
  fullName: z.string(),
  decision: decisionKind,
  /** Why not, or a remark. */
  words: z.string().nullable(),
  /** What they act under: "director". */
  authority: z.string().nullable(),
  decidedAt: instant,
});

/** Where a filing stands with its approval. */
export const filingApproval = z.object({
  ...filingHead,
  state: z.enum(APPROVAL_STATES),
  /** SHA-256 of what would be sent, or what was; null while it is not ready. */
  contentSha256: z.string().nullable(),
  /** What was asked about last; another one than `contentSha256` once it has lapsed. */
  askedSha256: z.string().nullable(),
  askedBy: z.string().nullable(),
  askedAt: instant.nullable(),
  /** In the order in which they are asked. */
  levels: z.array(z.object({ needed: z.int(), isComplete: z.boolean(), approvers: z.array(approver) })),
  /** Only who prepared it has approved, and they may not be the only one. */
  needsAnother: z.boolean(),
  /** What was decided on what was asked about last. */
  decisions: z.array(given),
});
