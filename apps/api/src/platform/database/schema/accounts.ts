import { boolean, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount, sealed } from './columns.ts';

export const account = pgTable('account', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  licenceProductId: text('licence_product_id').notNull().default('STATBOOK'),
  licencePlanId: text('licence_plan_id').notNull().default('PRACTICE'),
  licencePricingId: text('licence_pricing_id').notNull().default('ANNUAL'),
  licenceVersion: text('licence_version').notNull().default('2026'),
  licenceEndsOn: date('licence_ends_on', { mode: 'string' }).notNull(),
  presenterIdSealed: sealed('presenter_id_sealed'),
  presenterCodeSealed: sealed('presenter_code_sealed'),
  sessionHours: smallint('session_hours'),
  sessionMinutes: smallint('session_minutes'),
});

export const appUser = pgTable('app_user', {
  ...rowOfAccount,
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  kind: text({ enum: ['main', 'agent'] }).notNull(),
  status: text({ enum: ['invited', 'active', 'inactive', 'removed'] })
    .notNull()
    .default('invited'),
  issuer: text(),
  subject: text(),
  flags: text().array().notNull().default([]),
  allCompanies: boolean('all_companies').notNull().default(false),
  profilePhoto: text('profile_photo'),
  roleId: uuid('role_id'),
  /** The last day of the user's access; null where it does not end by itself. */
  accessEndsOn: date('access_ends_on', { mode: 'string' }),
  /** Counts the changes of what the user may do and see. */
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const role = pgTable('role', {
  ...rowOfAccount,
  name: text().notNull(),
  flags: text().array().notNull().default([]),
  builtIn: text('built_in', { enum: ['main', 'preparer', 'submitter', 'registers', 'reader'] }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
  version: integer().notNull().default(1),
});

export const invitation = pgTable('invitation', {
  ...rowOfAccount,
  userId: uuid('user_id').notNull(),
  invitedBy: uuid('invited_by').notNull(),
  tokenHash: text('token_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
});

export const session = pgTable('session', {
  ...rowOfAccount,
  userId: uuid('user_id').notNull(),
  tokenSession: text('token_session').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  lastActivityAt: timestamp('last_activity_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endReason: text('end_reason'),
  userAgent: text('user_agent').notNull().default(''),
});

export const agentCompany = pgTable('agent_company', {
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id').notNull(),
  companyId: uuid('company_id').notNull(),
});

export const notificationChoice = pgTable('notification_choice', {
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text({
    enum: [
      'submission-answered',
      'approval',
      'date-near',
      'identity',
      'register-alarm',
      'import-done',
      'invitation',
      'message',
    ],
  }).notNull(),
  inProduct: boolean('in_product').notNull().default(true),
  byMail: boolean('by_mail').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const appearance = pgTable('appearance', {
  userId: uuid('user_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  choices: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const tableChoice = pgTable('table_choice', {
  userId: uuid('user_id').notNull(),
  tableName: text('table_name').notNull(),
  accountId: uuid('account_id').notNull(),
  rowHeight: text('row_height'),
  columns: text().array(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const openForm = pgTable('open_form', {
  userId: uuid('user_id').notNull(),
  address: text().notNull(),
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  title: text().notNull(),
  content: jsonb(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});
