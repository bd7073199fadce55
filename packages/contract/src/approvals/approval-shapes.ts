import { APPROVAL_STATES } from '@statbook/domain/approvals';
import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';
import { id, instant } from '../wire/shapes.ts';

/** SHA-256 of exactly what is sent, in hexadecimal. */
export const contentHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: 'SHA-256 of exactly what is sent, in hexadecimal.' });

export const decisionKind = z.enum(['approved', 'refused']);

const lines = z.array(z.string());

/** What whoever decides is shown: each line that is sent, and what changes on the register. */
export const shownContent = {
  /** Codes and dates that are sent and never shown are part of it. */
  hasSecrets: z.boolean(),
  rows: z.array(z.object({ section: z.string(), label: z.string(), value: z.string() })),
  changes: z.array(z.object({ label: z.string(), now: lines, after: lines })),
};

/** What goes with a decision. */
export const decisionWords = {
  /** Why not; of an approval a remark. */
  words: z.string().trim().max(1000, 'Enter at most 1,000 characters').optional(),
  /** What an approver acts under: "director", "by board resolution of 3 November". */
  authority: z.string().trim().max(200, 'Enter at most 200 characters').optional(),
};

/** Somebody outside the account who approves by links. */
export const signatory = z.object({ signatoryId: id, fullName: z.string(), email: z.string() });

/** What is filed, and of which company. */
export const filingHead = {
  filingId: id,
  form: z.enum(FORM_IDS),
  formName: z.string(),
  companyId: id,
  companyName: z.string(),
  companyNumber: z.string(),
};

/** The link of a signatory, the last one that was sent. */
const sentLink = z.object({
  signatoryId: id,
  email: z.string(),
  /** `none`: nothing was sent yet; `sending`: the letter is on its way. */
  state: z.enum(['none', 'sending', 'sent', 'expired', 'used']),
  sentAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

const approver = z
  .object({
    /** Of a user, or of a signatory. */
    approverId: id,
    fullName: z.string(),
    /** False for who has left or was deactivated since. */
    isActive: z.boolean(),
    /** False as well for who does not see the company: while it is so, they cannot decide. */
    mayDecide: z.boolean(),
    decision: decisionKind.nullable(),
    decidedAt: instant.nullable(),
    /** Whether their decision is asked for now. */
    isAwaited: z.boolean(),
    /** Of a signatory: they are asked by link. */
    link: sentLink.nullable(),
  })
  .meta({ title: 'Approver' });

export const givenDecision = z.object({
  fullName: z.string(),
  /** Of a signatory: the address that the link went to by which they decided. */
  email: z.string().nullable(),
  decision: decisionKind,
  /** Why not, or a remark. */
  words: z.string().nullable(),
  /** What they act under: "director". */
  authority: z.string().nullable(),
  decidedAt: instant,
});

/** What was decided each time that it was asked about before, the latest first. It counts for nothing by now. */
export const earlierDecisions = z.array(givenDecision);

/** Where a filing stands with its approval. */
export const filingApproval = z
  .object({
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
    /** Whether so many of those who are named have approved or can that the approval can come. */
    canComplete: z.boolean(),
    /** Only who prepared it has approved, and they may not be the only one. */
    needsAnother: z.boolean(),
    /** What was decided on what was asked about last. */
    decisions: z.array(givenDecision),
    earlierDecisions,
  })
  .meta({ title: 'FilingApproval' });
