import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sealed } from './columns.ts';

/** What a live event carries: ids and figures, never a text that somebody wrote. */
export type LivePayload = Readonly<Record<string, string | number | boolean | null>>;

export const rateWindow = pgTable('rate_window', {
  key: text().primaryKey(),
  used: integer().notNull(),
  allowed: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});

export const storedKey = pgTable('stored_key', {
  name: text().primaryKey(),
  keySealed: sealed('key_sealed').notNull(),
});

export const liveEvent = pgTable('live_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id'),
  companyId: uuid('company_id'),
  topic: text().notNull(),
  payload: jsonb().$type<LivePayload>().notNull().default({}),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const activityHead = pgTable('activity_head', {
  accountId: uuid('account_id').primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});

export const activity = pgTable('activity', {
  accountId: uuid('account_id').notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  companyId: uuid('company_id'),
  subject: text(),
  details: jsonb().notNull(),
  requestId: text('request_id'),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
});
