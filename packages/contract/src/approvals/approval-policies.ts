import { MOST_LEVELS } from '@statbook/domain/approvals';
import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';
import { signatory } from './approval-shapes.ts';

const level = z.object({
  /** Ids of users and of signatories. */
  approvers: z.array(id).max(100),
  /** So many of them have to approve. */
  needed: z.int(),
});

/** A policy that is in force. Without a company it is of all, without a form of each. */
const policy = z
  .object({
    policyId: id,
    companyId: id.nullable(),
    companyName: z.string().nullable(),
    companyNumber: z.string().nullable(),
    form: z.enum(FORM_IDS).nullable(),
    /** To be given with a change of it. */
    version: z.int(),
    /** In the order in which they are asked; none where nothing has to be approved. */
    levels: z.array(level),
    /** Who may be the only one to approve what they submit themselves. */
    mayApproveAlone: z.array(id),
    savedBy: z.string(),
    savedAt: instant,
  })
  .meta({ title: 'ApprovalPolicy' });

/** The policies in force, the widest first, and the people who can be named in one. */
export const getApprovalPolicies = defineCall({
  ...reading('approvals', { flag: 'viewSettings' }),
  path: '/api/Approvals/GetApprovalPolicies',
  summary: 'Whose approval filings need',
  reply: z.object({
    entity: z.array(policy),
    people: z.array(z.object({ userId: id, fullName: z.string(), isActive: z.boolean() })),
    /** Who can be named beside them: each is asked by a link. */
    signatories: z.array(signatory),
  }),
});

/** Saves the policy of an account, a company, a form, or a form of a company; or takes it out of force. */
export const saveApprovalPolicy = defineCall({
  ...changing('approvals', { flag: 'editSettings' }),
  path: '/api/Approvals/SaveApprovalPolicy',
  summary: 'Say whose approval filings need',
  body: z.strictObject({
    companyId: id.optional(),
    form: z.enum(FORM_IDS).optional(),
    /** The version that was read; 0 where there is none. One that was changed since is not overwritten. */
    version: z.int().nonnegative(),
    levels: z.array(level).max(MOST_LEVELS),
    mayApproveAlone: z.array(id).max(100),
    /** False withdraws it: a wider one counts again. */
    inForce: z.boolean(),
  }),
  reply: entityList(policy),
  activity: 'approval-policy.saved',
});
