import type { PublicAddress } from '@statbook/registry-client';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount, rowOfCompany, sealed } from './columns.ts';

export const company = pgTable('company', {
  ...rowOfAccount,
  number: text().notNull(),
  name: text().notNull(),
  /** The one before the name that was accepted last, until the register shows another. */
  nameBefore: text('name_before'),
  renamedAt: timestamp('renamed_at', { withTimezone: true }),
  type: text().notNull(),
  status: text().notNull(),
  statusDetail: text('status_detail'),
  jurisdiction: text(),
  incorporatedOn: date('incorporated_on', { mode: 'string' }),
  statementLastMadeUpTo: date('statement_last_made_up_to', { mode: 'string' }),
  statementNextMadeUpTo: date('statement_next_made_up_to', { mode: 'string' }),
  statementDueOn: date('statement_due_on', { mode: 'string' }),
  accountsDueOn: date('accounts_due_on', { mode: 'string' }),
  authenticationCodeSealed: sealed('authentication_code_sealed'),
  /** As a person gave it, for a record made by hand; what is read from the register goes before it. */
  registeredOffice: jsonb('registered_office').$type<PublicAddress>(),
  registryReadAt: timestamp('registry_read_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: uuid('created_by'),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  removedBy: uuid('removed_by'),
});

export const registryReading = pgTable('registry_reading', {
  ...rowOfCompany,
  kind: text().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  value: jsonb().notNull(),
  raw: jsonb(),
  protectedSealed: sealed('protected_sealed'),
});

export const importBatch = pgTable('import_batch', {
  ...rowOfAccount,
  createdBy: uuid('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

export const importLine = pgTable('import_line', {
  batchId: uuid('batch_id').notNull(),
  position: integer().notNull(),
  accountId: uuid('account_id').notNull(),
  typed: text().notNull(),
  number: text(),
  state: text({ enum: ['waiting', 'running', 'imported', 'refused', 'failed'] })
    .notNull()
    .default('waiting'),
  reason: text(),
  companyId: uuid('company_id'),
  authenticationCodeSealed: sealed('authentication_code_sealed'),
  lease: uuid(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const document = pgTable('document', {
  sha256: text().notNull(),
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  source: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
});
