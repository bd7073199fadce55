import { PAYMENT_STATES } from '@statbook/domain/payments';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount, rowOfCompany, sealed } from './columns.ts';

/** What a card is charged at one time. */
export const paymentCharge = pgTable('payment_charge', {
  ...rowOfAccount,
  vendorTxCode: text('vendor_tx_code').notNull(),
  totalPence: integer('total_pence').notNull(),
  transactionId: text('transaction_id'),
  acsTransactionId: text('acs_transaction_id'),
});

/** The share of a charge that pays for one filing. */
export const payment = pgTable('payment', {
  ...rowOfCompany,
  filingId: uuid('filing_id').notNull(),
  state: text({ enum: PAYMENT_STATES }).notNull().default('created'),
  feePence: integer('fee_pence').notNull(),
  processingPence: integer('processing_pence').notNull(),
  taxPence: integer('tax_pence').notNull(),
  totalPence: integer('total_pence').notNull(),
  chargeId: uuid('charge_id').notNull(),
  /** What the card is charged at once: more than the total where other filings are paid for with this one. */
  chargedPence: integer('charged_pence').notNull(),
  vendorTxCode: text('vendor_tx_code').notNull(),
  transactionId: text('transaction_id'),
  acsTransactionId: text('acs_transaction_id'),
  acsUrl: text('acs_url'),
  statusCode: text('status_code'),
  statusDetail: text('status_detail'),
  cardType: text('card_type'),
  cardLastFour: text('card_last_four'),
  billToEmail: text('bill_to_email'),
  billedToSealed: sealed('billed_to_sealed'),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
  challengeUntil: timestamp('challenge_until', { withTimezone: true }),
  handedInAt: timestamp('handed_in_at', { withTimezone: true }),
  challengeError: text('challenge_error'),
  looks: integer().notNull().default(0),
  nextLookAt: timestamp('next_look_at', { withTimezone: true }),
  createdBy: uuid('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const paymentMove = pgTable('payment_move', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  fromState: text('from_state', { enum: PAYMENT_STATES }),
  toState: text('to_state', { enum: PAYMENT_STATES }).notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  byUser: uuid('by_user'),
  why: text().notNull(),
});

export const paymentReversal = pgTable('payment_reversal', {
  ...rowOfAccount,
  paymentId: uuid('payment_id').notNull(),
  kind: text({ enum: ['void', 'refund'] }).notNull(),
  state: text({ enum: ['sent', 'done', 'refused', 'unclear'] })
    .notNull()
    .default('sent'),
  vendorTxCode: text('vendor_tx_code').notNull(),
  amountPence: integer('amount_pence').notNull(),
  transactionId: text('transaction_id'),
  statusDetail: text('status_detail'),
  why: text().notNull(),
  byUser: uuid('by_user'),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});
