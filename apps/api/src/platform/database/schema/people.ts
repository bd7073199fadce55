import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const registeredPerson = pgTable('registered_person', {
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  source: text().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  role: text().notNull(),
  registryId: text('registry_id'),
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
  subject: text().notNull().default(''),
  before: text(),
  now: text(),
  origin: text({ enum: ['not-compared', 'ours', 'expected', 'not-ours'] })
    .notNull()
    .default('not-compared'),
  filingId: uuid('filing_id'),
  entry: jsonb().$type<ChangeEntry>(),
  settledAs: text('settled_as', { enum: ['ours', 'known', 'not-ours', 'put-right'] }),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  settledBy: uuid('settled_by'),
  note: text(),
});

/** The entry of the filing history that brought a change about. */
export interface ChangeEntry {
  readonly id: string;
  readonly type: string;
  readonly date: string | null;
  readonly description: string;
}

export const nightlyReading = pgTable('nightly_reading', {
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  night: date({ mode: 'string' }).notNull(),
  plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
});
