import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfCompany } from './columns.ts';

/** What is drawn here about one company. */
export const drawnKinds = [
  'share-certificates',
  'certificate-register',
  'share-register',
  'register-of-officers',
  'register-of-pscs',
  'register-of-charges',
  'stock-transfer-form',
  'form',
  'confirmation-statement',
  'payment-receipt',
  'approval',
] as const;

export type DrawnKind = (typeof drawnKinds)[number];

export const drawnDocument = pgTable('drawn_document', {
  ...rowOfCompany,
  kind: text({ enum: drawnKinds }).notNull(),
  filename: text().notNull(),
  sha256: text().notNull(),
  size: integer().notNull(),
  drawnBy: uuid('drawn_by').notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What goes with a letter; the bytes lie in the document store. */
export interface LetterDocument {
  readonly title: string;
  readonly filename: string;
  readonly sha256: string;
}

/** A letter to a client about a filing. */
export const filingLetter = pgTable('filing_letter', {
  ...rowOfCompany,
  filingId: uuid('filing_id').notNull(),
  toAddress: text('to_address').notNull(),
  note: text(),
  documents: jsonb().$type<readonly LetterDocument[]>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  refusedAt: timestamp('refused_at', { withTimezone: true }),
});
