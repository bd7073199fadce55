import type { ShownChange } from './approvals.ts';
import { FILING_STATES, type FilingChannel, type FormId } from '@statbook/domain/filing';
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount, rowOfCompany, sealed } from './columns.ts';

export const filing = pgTable('filing', {
  ...rowOfCompany,
  form: text().$type<FormId>().notNull(),
  /** Which matter the form is about, where several may be open: an officer, a charge. */
  subject: text().notNull().default(''),
  state: text({ enum: FILING_STATES }).notNull().default('draft'),
  effectiveOn: date('effective_on', { mode: 'string' }),
  /** The last day for delivering it, where the day of one event decides it. */
  dueOn: date('due_on', { mode: 'string' }),
  feePence: integer('fee_pence'),
  feeReason: text('fee_reason'),
  draft: jsonb().notNull().default({}),
  draftSealed: sealed('draft_sealed'),
  draftStep: text('draft_step'),
  draftVersion: integer('draft_version').notNull().default(1),
  createdBy: uuid('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const filingAttempt = pgTable('filing_attempt', {
  ...rowOfAccount,
  filingId: uuid('filing_id').notNull(),
  ordinal: integer().notNull(),
  /** How it goes to the registrar, decided when it was frozen. */
  channel: text().$type<FilingChannel>().notNull().default('gateway'),
  content: jsonb().notNull(),
  contentSha256: text('content_sha256').notNull(),
  /** What it changes on the register; null of one from before that was kept. */
  changes: jsonb().$type<readonly ShownChange[]>(),
  /** The company's name on its record when it was frozen, and again when it was sent. */
  companyName: text('company_name'),
  secretsSealed: sealed('secrets_sealed'),
  approvedBy: uuid('approved_by'),
  approvedAt: timestamp('approved_at', { withTimezone: true }).notNull().defaultNow(),
  submissionNumber: text('submission_number'),
  presenterKey: text('presenter_key'),
  transactionId: text('transaction_id'),
  /** Of a transaction of the REST API: the step that is stored before it is taken. */
  restStep: text('rest_step', { enum: ['opening', 'filling', 'closing', 'closed'] }),
  restTransactionId: text('rest_transaction_id'),
  /** What it goes by; null when that has ended, and somebody has to sign in at the registry again. */
  restGrantId: uuid('rest_grant_id'),
  /** Who had signed in: the registry shows the transaction to nobody else. */
  restUserId: uuid('rest_user_id'),
  sentSealed: sealed('sent_sealed'),
  sentRedacted: text('sent_redacted'),
  sendingAt: timestamp('sending_at', { withTimezone: true }),
  receivedAt: timestamp('received_at', { withTimezone: true }),
  statusCode: text('status_code'),
  statusAt: timestamp('status_at', { withTimezone: true }),
  rejections: jsonb(),
  examiner: jsonb(),
  gateRefusal: jsonb('gate_refusal'),
  acceptance: jsonb(),
  acceptanceSealed: sealed('acceptance_sealed'),
  rejectReference: text('reject_reference'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  /** Of one that a person delivers: how and when they did. */
  delivery: jsonb(),
  postCount: integer('post_count').notNull().default(0),
  askCount: integer('ask_count').notNull().default(0),
  lookAt: timestamp('look_at', { withTimezone: true }),
  /** When a person had it sent under the present name: it waits for no change of the name any more. */
  releasedAt: timestamp('released_at', { withTimezone: true }),
});

/** What a person granted by signing in at the registry. */
export const registryGrant = pgTable('registry_grant', {
  ...rowOfAccount,
  userId: uuid('user_id').notNull(),
  companyId: uuid('company_id').notNull(),
  scope: text().notNull(),
  refreshTokenSealed: sealed('refresh_token_sealed').notNull(),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const filingMove = pgTable('filing_move', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  filingId: uuid('filing_id').notNull(),
  fromState: text('from_state', { enum: FILING_STATES }),
  toState: text('to_state', { enum: FILING_STATES }).notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  byUser: uuid('by_user'),
  why: text().notNull(),
});

export const filingDocument = pgTable('filing_document', {
  ...rowOfAccount,
  filingId: uuid('filing_id').notNull(),
  kind: text().notNull(),
  filename: text().notNull(),
  contentType: text('content_type').notNull(),
  sha256: text().notNull(),
  size: integer().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

export const registerExpectation = pgTable('register_expectation', {
  ...rowOfCompany,
  filingId: uuid('filing_id').notNull(),
  kind: text({ enum: ['filing-history'] }).notNull(),
  subject: jsonb().notNull(),
  acceptedOn: date('accepted_on', { mode: 'string' }).notNull(),
  expectedFrom: date('expected_from', { mode: 'string' }).notNull(),
  expectedBy: date('expected_by', { mode: 'string' }).notNull(),
  metBy: text('met_by'),
  metAt: timestamp('met_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  reason: text(),
});

export const presenterCounter = pgTable('presenter_counter', {
  presenterKey: text('presenter_key').primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull().default(0),
  nextSlotAt: timestamp('next_slot_at', { withTimezone: true }).notNull().defaultNow(),
  sender: uuid(),
  senderUntil: timestamp('sender_until', { withTimezone: true }),
});

export const shareEventFiling = pgTable('share_event_filing', {
  accountId: uuid('account_id').notNull(),
  shareEventId: uuid('share_event_id').notNull(),
  filingId: uuid('filing_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});

export const formDocument = pgTable('form_document', {
  ...rowOfAccount,
  filingId: uuid('filing_id').notNull(),
  filename: text().notNull(),
  sha256: text().notNull(),
  size: integer().notNull(),
  pages: integer().notNull(),
  addedBy: uuid('added_by').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});
