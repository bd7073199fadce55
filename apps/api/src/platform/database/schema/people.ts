import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const registeredPerson = pgTable('registered_person', {
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  source: text().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  role: text().notNull(),
  verificationOpensOn: date('verification_opens_on', { mode: 'string' }),
  verificationDueOn: date('verification_due_on', { mode: 'string' }),
  verifiedFrom: date('verified_from', { mode: 'string' }),
  verifiedUntil: date('verified_until', { mode: 'string' }),
});

export const registerChange = pgTable('register_change', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  kind: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
