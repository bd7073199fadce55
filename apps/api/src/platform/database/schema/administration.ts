import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const owned = { accountId: uuid('account_id').notNull(), companyId: uuid('company_id').notNull() };
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const companyDetail = pgTable('company_detail', {
  ...owned,
  version: integer().notNull(),
  email: text(),
  sicCodes: text('sic_codes').array().notNull().default([]),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
  recordedBy: uuid('recorded_by').notNull(),
});

export const companyNote = pgTable('company_note', {
  id: uuid().primaryKey(),
  ...owned,
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by').notNull(),
  deletedAt: moment('deleted_at'),
  deletedBy: uuid('deleted_by'),
});

export const companyNoteVersion = pgTable('company_note_version', {
  noteId: uuid('note_id').notNull(),
  version: integer().notNull(),
  ...owned,
  text: text().notNull(),
  at: moment('at').notNull().defaultNow(),
  byUser: uuid('by_user').notNull(),
});

export const companyTag = pgTable('company_tag', { ...owned, tag: text().notNull() });
