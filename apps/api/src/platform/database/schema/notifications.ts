import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount } from './columns.ts';

export const notification = pgTable('notification', {
  ...rowOfAccount,
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
  key: text().notNull(),
  companyId: uuid('company_id'),
  details: jsonb().notNull().default({}),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  readAt: timestamp('read_at', { withTimezone: true }),
  inProduct: boolean('in_product').notNull().default(true),
  mailDue: boolean('mail_due').notNull().default(false),
});
