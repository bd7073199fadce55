import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const owned = { accountId: uuid('account_id').notNull(), companyId: uuid('company_id').notNull() };

export const diaryDate = pgTable('diary_date', {
  id: uuid().primaryKey(),
  ...owned,
  title: text().notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  repeat: text({ enum: ['none', 'monthly', 'quarterly', 'yearly'] }).notNull(),
  daysBefore: integer('days_before'),
  note: text(),
  assignedTo: uuid('assigned_to'),
  nextOn: date('next_on', { mode: 'string' }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: uuid('created_by').notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

export const diaryDateChange = pgTable('diary_date_change', {
  diaryDateId: uuid('diary_date_id').notNull(),
  version: integer().notNull(),
  ...owned,
  act: text({ enum: ['added', 'changed', 'done', 'undone', 'removed'] }).notNull(),
  dueOn: date('due_on', { mode: 'string' }),
  content: jsonb().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  byUser: uuid('by_user').notNull(),
});
