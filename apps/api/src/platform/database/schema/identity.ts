import { date, integer, pgTable, text, timestamp, uuid, boolean } from 'drizzle-orm/pg-core';
import { rowOfAccount, sealed } from './columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Where somebody who has no account gets mail. */
export const personContact = pgTable('person_contact', {
  ...rowOfAccount,
  personId: uuid('person_id').notNull(),
  emailSealed: sealed('email_sealed').notNull(),
  keptBy: uuid('kept_by').notNull(),
  keptAt: moment('kept_at').notNull(),
});

/** Asks a person for their personal code; sent again, the one before is void. */
export const codeInvitation = pgTable('code_invitation', {
  ...rowOfAccount,
  personId: uuid('person_id').notNull(),
  contactId: uuid('contact_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  companyIds: uuid('company_ids').array().notNull(),
  tokenHash: text('token_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  sentAt: moment('sent_at'),
  openedAt: moment('opened_at'),
  tries: integer().notNull().default(0),
  usedAt: moment('used_at'),
  voidedAt: moment('voided_at'),
  voidedAs: text('voided_as', { enum: ['replaced', 'withdrawn', 'tried-too-often'] }),
});

export const identityReminderSetting = pgTable('identity_reminder_setting', {
  accountId: uuid('account_id').primaryKey(),
  toWhom: text('to_whom', { enum: ['main-users', 'chosen', 'nobody'] }).notNull(),
  userIds: uuid('user_ids').array().notNull().default([]),
  toPeople: boolean('to_people').notNull(),
  savedBy: uuid('saved_by').notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** What one recipient is told on one day. */
export const identityLetter = pgTable('identity_letter', {
  ...rowOfAccount,
  userId: uuid('user_id'),
  personId: uuid('person_id'),
  day: date({ mode: 'string' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  voidedAt: moment('voided_at'),
});

export const identityReminder = pgTable('identity_reminder', {
  letterId: uuid('letter_id').notNull(),
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  kind: text({ enum: ['director-verification', 'psc-verification'] }).notNull(),
  subject: text().notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  step: integer().notNull(),
});
