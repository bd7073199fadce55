import { NAME_REASON_VALUES } from '@statbook/domain/identity';
import { type PersonDetails, REGISTER_ROLES } from '@statbook/domain/people';
import type { IdentityVerification } from '@statbook/registry-client';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowOfAccount, sealed } from './columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An entry of a register of a company. */
const entry = {
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  register: text({ enum: REGISTER_ROLES }).notNull(),
  registerKey: text('register_key').notNull(),
};

export const person = pgTable('person', {
  ...rowOfAccount,
  createdAt: moment('created_at').notNull().defaultNow(),
});

export interface Particular {
  readonly label: string;
  readonly value: string;
}

export const personDetail = pgTable('person_detail', {
  ...entry,
  version: integer().notNull(),
  name: text(),
  kind: text({ enum: ['human', 'body'] }).notNull(),
  role: text().notNull(),
  heldFrom: text('held_from'),
  heldUntil: text('held_until'),
  particulars: jsonb().$type<readonly Particular[]>().notNull(),
  compared: jsonb().$type<ComparedEntry>().notNull(),
  matchKeys: text('match_keys').array().notNull(),
  verification: jsonb().$type<Partial<IdentityVerification>>(),
  protection: text({ enum: ['none', 'protected', 'super-secure'] })
    .notNull()
    .default('none'),
  heldSealed: sealed('held_sealed'),
  recordedAt: moment('recorded_at').notNull(),
  replacedAt: moment('replaced_at'),
});

/** The tags of an entry as it stands, kept by the database beside `matchKeys`: by these others are found. */
export const personKey = pgTable('person_key', { ...entry, key: text().notNull() });

/** What the rules compare of an entry, beside what is sealed. */
export type ComparedEntry = Omit<PersonDetails, 'birthDate' | 'protection' | 'personalCodeTag'>;

export const personRole = pgTable('person_role', {
  id: uuid().primaryKey().defaultRandom(),
  ...entry,
  personId: uuid('person_id').notNull(),
  ownPersonId: uuid('own_person_id').notNull(),
  rule: text().notNull(),
  evidence: text().array().notNull().default([]),
  linkedAt: moment('linked_at').notNull(),
  linkedBy: uuid('linked_by'),
  endedAt: moment('ended_at'),
  endedBy: uuid('ended_by'),
  endedWhy: text('ended_why'),
});

export const personApart = pgTable('person_apart', {
  accountId: uuid('account_id').notNull(),
  oneId: uuid('one_id').notNull(),
  otherId: uuid('other_id').notNull(),
  saidBy: uuid('said_by').notNull(),
  saidAt: moment('said_at').notNull(),
});

export const personProtection = pgTable('person_protection', {
  ...rowOfAccount,
  ownPersonId: uuid('own_person_id').notNull(),
  protection: text({ enum: ['protected', 'super-secure'] }).notNull(),
  why: text().notNull(),
  saidBy: uuid('said_by').notNull(),
  saidAt: moment('said_at').notNull(),
  endedAt: moment('ended_at'),
  endedBy: uuid('ended_by'),
  endedWhy: text('ended_why'),
});

export const personMatch = pgTable('person_match', {
  ...rowOfAccount,
  oneId: uuid('one_id').notNull(),
  otherId: uuid('other_id').notNull(),
  companyId: uuid('company_id').notNull(),
  otherCompanyId: uuid('other_company_id').notNull(),
  rule: text().notNull(),
  evidence: text().array().notNull(),
  foundAt: moment('found_at').notNull(),
  outcome: text({ enum: ['same', 'apart', 'lapsed'] }),
  settledBy: uuid('settled_by'),
  settledAt: moment('settled_at'),
});

/** How a personal code came to be held. */
export type CodeSource = (typeof personCode.$inferSelect)['source'];

export const personCode = pgTable('person_code', {
  ...rowOfAccount,
  /** The person that the entry began with. */
  personId: uuid('person_id').notNull(),
  codeSealed: sealed('code_sealed').notNull(),
  codeTag: text('code_tag').notNull(),
  verifiedName: text('verified_name'),
  nameReason: text('name_reason', { enum: NAME_REASON_VALUES }),
  source: text({ enum: ['typed', 'form', 'link'] }).notNull(),
  givenBy: uuid('given_by'),
  givenAt: moment('given_at').notNull(),
  endedAt: moment('ended_at'),
  endedBy: uuid('ended_by'),
  endedWhy: text('ended_why'),
});

export const personFilling = pgTable('person_filling', {
  companyId: uuid('company_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  asked: integer().notNull().default(1),
  filled: integer().notNull().default(0),
});

export const personChange = pgTable('person_change', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  personId: uuid('person_id').notNull(),
  key: uuid().notNull(),
  what: text().array().notNull(),
  begunBy: uuid('begun_by').notNull(),
  begunAt: moment('begun_at').notNull(),
});

export const personChangeDraft = pgTable('person_change_draft', {
  filingId: uuid('filing_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  companyId: uuid('company_id').notNull(),
  changeId: uuid('change_id').notNull(),
});
