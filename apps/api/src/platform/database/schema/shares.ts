import type { ShareEventKind } from '@statbook/domain/share-capital';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const owned = { accountId: uuid('account_id').notNull(), companyId: uuid('company_id').notNull() };
const day = (name: string) => date(name, { mode: 'string' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shareClass = pgTable('share_class', {
  id: uuid().primaryKey(),
  ...owned,
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by').notNull(),
});

export const shareHolder = pgTable('share_holder', {
  id: uuid().primaryKey(),
  ...owned,
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by').notNull(),
});

export const shareHolderDetail = pgTable('share_holder_detail', {
  holderId: uuid('holder_id').notNull(),
  version: integer().notNull(),
  ...owned,
  members: jsonb().notNull(),
  designation: text(),
  address: jsonb(),
  effectiveOn: day('effective_on'),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
  recordedBy: uuid('recorded_by').notNull(),
});

export const shareEvent = pgTable('share_event', {
  id: uuid().primaryKey(),
  ...owned,
  number: integer().notNull(),
  kind: text().$type<ShareEventKind>().notNull(),
  effectiveOn: day('effective_on').notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
  source: text({ enum: ['person', 'filing', 'import'] }).notNull(),
  sourceReference: text('source_reference').notNull(),
  request: jsonb().notNull(),
  reverses: uuid(),
  entersAgain: uuid('enters_again'),
  entryKey: uuid('entry_key').notNull(),
  entryPart: integer('entry_part').notNull(),
});

export const shareLot = pgTable('share_lot', {
  id: text().primaryKey(),
  ...owned,
  classId: uuid('class_id').notNull(),
  eventId: uuid('event_id').notNull(),
  issuedOn: day('issued_on').notNull(),
  currency: text().notNull(),
  nominalEach: numeric('nominal_each').notNull(),
  priceAmount: numeric('price_amount'),
  priceShares: numeric('price_shares'),
  unpaidAmount: numeric('unpaid_amount'),
  unpaidShares: numeric('unpaid_shares'),
  firstNumber: bigint('first_number', { mode: 'bigint' }),
  lastNumber: bigint('last_number', { mode: 'bigint' }),
  cameFrom: text('came_from'),
  nonCash: text('non_cash'),
  isForfeited: boolean('is_forfeited').notNull().default(false),
});

export const sharePosting = pgTable('share_posting', {
  eventId: uuid('event_id').notNull(),
  lotId: text('lot_id').notNull(),
  accountKey: text('account_key').notNull(),
  ...owned,
  classId: uuid('class_id').notNull(),
  holderId: uuid('holder_id'),
  shares: numeric().notNull(),
  eventNumber: integer('event_number').notNull(),
  effectiveOn: day('effective_on').notNull(),
});

export const shareTerms = pgTable('share_terms', {
  classId: uuid('class_id').notNull(),
  version: integer().notNull(),
  ...owned,
  eventId: uuid('event_id'),
  before: jsonb(),
  after: jsonb().notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
});

export const shareCertificate = pgTable('share_certificate', {
  ...owned,
  number: integer().notNull(),
  classId: uuid('class_id').notNull(),
  holderId: uuid('holder_id').notNull(),
  shares: numeric().notNull(),
  numbers: text().notNull().default(''),
  origin: text({ enum: ['new', 'balance', 'split', 'duplicate', 'replacement', 'entered'] }).notNull(),
  issuedOn: day('issued_on').notNull(),
  eventId: uuid('event_id'),
  replaces: integer().array().notNull().default([]),
  indemnityOn: day('indemnity_on'),
  actId: uuid('act_id'),
  edition: integer().notNull().default(1),
  follows: integer(),
});

export const shareCertificateEnd = pgTable('share_certificate_end', {
  ...owned,
  number: integer().notNull(),
  status: text({ enum: ['cancelled', 'lost', 'replaced'] }).notNull(),
  endedOn: day('ended_on').notNull(),
  eventId: uuid('event_id'),
  actId: uuid('act_id'),
  edition: integer().notNull().default(1),
});

export const shareCertificateAct = pgTable('share_certificate_act', {
  id: uuid().primaryKey(),
  ...owned,
  kind: text({ enum: ['duplicate', 'replacement', 'split', 'merge', 'delivery'] }).notNull(),
  numbers: integer().array().notNull(),
  doneOn: day('done_on').notNull(),
  note: text().notNull().default(''),
  request: jsonb().notNull(),
  entryKey: uuid('entry_key').notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
  recordedBy: uuid('recorded_by').notNull(),
});

export const shareCertificateTemplate = pgTable('share_certificate_template', {
  ...owned,
  version: integer().notNull(),
  wording: text().notNull(),
  execution: text({ enum: ['two-signatories', 'director-and-witness', 'seal'] }).notNull(),
  signatories: text().array().notNull(),
  notice: text().notNull(),
  logoSha256: text('logo_sha256'),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
  recordedBy: uuid('recorded_by').notNull(),
});

export const shareTransferRefusal = pgTable('share_transfer_refusal', {
  id: uuid().primaryKey(),
  ...owned,
  classId: uuid('class_id').notNull(),
  transferorId: uuid('transferor_id').notNull(),
  request: jsonb().notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
  recordedBy: uuid('recorded_by').notNull(),
  replaces: uuid(),
});

export const shareHolding = pgTable('share_holding', {
  ...owned,
  accountKey: text('account_key').notNull(),
  lotId: text('lot_id').notNull(),
  classId: uuid('class_id').notNull(),
  shares: numeric().notNull(),
});

export const shareDraftLine = pgTable('share_draft_line', {
  id: uuid().primaryKey().defaultRandom(),
  ...owned,
  draftId: uuid('draft_id').notNull(),
  position: integer().notNull(),
  content: jsonb().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
});

export const shareCheckpoint = pgTable('share_checkpoint', {
  ...owned,
  number: integer().notNull(),
  effectiveOn: day('effective_on').notNull(),
  outdatedAt: integer('outdated_at'),
  memberships: jsonb().notNull(),
});

export const shareCheckpointLine = pgTable('share_checkpoint_line', {
  ...owned,
  number: integer().notNull(),
  accountKey: text('account_key').notNull(),
  lotId: text('lot_id').notNull(),
  classId: uuid('class_id').notNull(),
  shares: numeric().notNull(),
});

const band = (name: string) =>
  text(name, { enum: ['25-to-50-percent', '50-to-75-percent', '75-to-100-percent', 'several-currencies'] });

export const controlProposal = pgTable('control_proposal', {
  id: uuid().primaryKey().defaultRandom(),
  ...owned,
  eventId: uuid('event_id').notNull(),
  personId: uuid('person_id').notNull(),
  personName: text('person_name').notNull(),
  through: text().array().notNull(),
  notice: text({ enum: ['became', 'changed', 'ceased', 'asked'] }).notNull(),
  form: text(),
  changedOn: day('changed_on').notNull(),
  noticeBy: day('notice_by').notNull(),
  sharesBefore: band('shares_before'),
  sharesAfter: band('shares_after'),
  votesBefore: band('votes_before'),
  votesAfter: band('votes_after'),
  createdAt: moment('created_at').notNull().defaultNow(),
  outcome: text({ enum: ['done', 'dismissed', 'taken-back', 'on-record'] }),
  reason: text(),
  settledBy: uuid('settled_by'),
  settledAt: moment('settled_at'),
  foundByName: text('found_by_name').array().notNull().default([]),
  filingId: uuid('filing_id'),
});

export const unregisteredPsc = pgTable('unregistered_psc', {
  id: uuid().primaryKey().defaultRandom(),
  ...owned,
  personId: uuid('person_id').notNull(),
  personName: text('person_name').notNull(),
  form: text(),
  foundOn: day('found_on').notNull(),
  noticeBy: day('notice_by').notNull(),
  filingId: uuid('filing_id'),
  reason: text(),
  settledBy: uuid('settled_by'),
  settledAt: moment('settled_at'),
});

export const shareTieOut = pgTable('share_tie_out', {
  ...owned,
  differing: text({
    enum: ['certificates', 'statement-of-capital', 'confirmation-statement', 'registry'],
  })
    .array()
    .notNull()
    .default([]),
  differences: integer().notNull().default(0),
  differsSince: moment('differs_since'),
  asked: integer().notNull().default(1),
  checked: integer().notNull().default(0),
  dutiesKept: boolean('duties_kept').notNull().default(false),
  incompleteMembers: integer('incomplete_members').notNull().default(0),
});

export const shareHistoryLine = pgTable('share_history_line', {
  id: uuid().primaryKey().defaultRandom(),
  ...owned,
  position: integer().notNull(),
  request: jsonb().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
});

/** What an entry asks for beside itself: a form, a duty to pay, certificates. */
export const shareEventDuty = pgTable('share_event_duty', {
  id: uuid().primaryKey().defaultRandom(),
  ...owned,
  eventId: uuid('event_id').notNull(),
  firstEventId: uuid('first_event_id').notNull(),
  kind: text({ enum: ['form', 'stamp-duty', 'certificates'] }).notNull(),
  form: text(),
  dueOn: day('due_on').notNull(),
  effectiveOn: day('effective_on').notNull(),
  followedUntil: day('followed_until').notNull(),
  shownOn: day('shown_on'),
  outcome: text({ enum: ['done', 'not-needed'] }),
  reason: text(),
  settledBy: uuid('settled_by'),
  settledAt: moment('settled_at'),
});
