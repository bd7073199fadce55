import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is drawn here about one company. */
export const drawnKinds = [
  'share-certificates',
  'certificate-register',
  'share-register',
  'stock-transfer-form',
  'form',
  'confirmation-statement',
  'payment-receipt',
  'approval',
] as const;

export type DrawnKind = (typeof drawnKinds)[number];

export const drawnDocument = pgTable('drawn_document', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  kind: text({ enum: drawnKinds }).notNull(),
  filename: text().notNull(),
  sha256: text().notNull(),
  size: integer().notNull(),
  drawnBy: uuid('drawn_by').notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull().defaultNow(),
});
