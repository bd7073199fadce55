import type { ApprovalLevel } from '@statbook/domain/approvals';
import type { FormId } from '@statbook/domain/filing';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount, rowOfCompany } from './columns.ts';

/** One version of a policy; the newest of its company and form counts. */
export const approvalPolicy = pgTable('approval_policy', {
  ...rowOfAccount,
  companyId: uuid('company_id'),
  form: text().$type<FormId>(),
  version: integer().notNull(),
  levels: jsonb().$type<readonly ApprovalLevel[]>().notNull(),
  mayApproveAlone: uuid('may_approve_alone').array().notNull().default([]),
  inForce: boolean('in_force').notNull().default(true),
  savedBy: uuid('saved_by').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});

export interface ShownLine {
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

export interface ShownChange {
  readonly label: string;
  readonly now: readonly string[];
  readonly after: readonly string[];
}

/** What people were asked to approve, as it was shown to them. */
export const approvalRequest = pgTable('approval_request', {
  ...rowOfCompany,
  filingId: uuid('filing_id').notNull(),
  ordinal: integer().notNull(),
  form: text().$type<FormId>().notNull(),
  contentSha256: text('content_sha256').notNull(),
  secretsMark: text('secrets_mark').notNull().default(''),
  lines: jsonb().$type<readonly ShownLine[]>().notNull(),
  changes: jsonb().$type<readonly ShownChange[]>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
});

export const approvalDecision = pgTable('approval_decision', {
  ...rowOfCompany,
  requestId: uuid('request_id').notNull(),
  contentSha256: text('content_sha256').notNull(),
  /** One of the two: whose it is. */
  userId: uuid('user_id'),
  signatoryId: uuid('signatory_id'),
  decision: text({ enum: ['approved', 'refused'] }).notNull(),
  words: text(),
  authority: text(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
  /** From where it was given by a link. */
  givenIp: text('given_ip'),
  givenUserAgent: text('given_user_agent'),
});

/** Somebody outside the account who approves by links. */
export const signatory = pgTable('signatory', {
  ...rowOfAccount,
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  addedBy: uuid('added_by').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a signatory is sent to decide on a request; sent again, the one before is void. */
export const approvalLink = pgTable('approval_link', {
  ...rowOfCompany,
  requestId: uuid('request_id').notNull(),
  signatoryId: uuid('signatory_id').notNull(),
  tokenHash: text('token_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  usedAt: timestamp('used_at', { withTimezone: true }),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
});
