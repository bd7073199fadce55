import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const chatMessage = pgTable('chat_message', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  senderId: uuid('sender_id').notNull(),
  recipientId: uuid('recipient_id').notNull(),
  clientKey: uuid('client_key').notNull(),
  text: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const chatReading = pgTable('chat_reading', {
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id').notNull(),
  otherId: uuid('other_id').notNull(),
  readTo: bigint('read_to', { mode: 'number' }).notNull(),
});

export const presence = pgTable('presence', {
  streamId: uuid('stream_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
