import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isNewestAttempt } from '../../filings/open-filing-queries.ts';
import { waitsForName } from '../../filings/order/name-wait-queries.ts';
import { isReversalOpen } from '../../filings/paid-filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, isLike } from '../../platform/database/folded.ts';
import {
  appUser,
  company,
  filing,
  filingAttempt,
  payment,
  paymentReversal,
} from '../../platform/database/schema.ts';
import { type SubmissionGroup, submissionGroups } from './submission-groups.ts';

/** What a list of submissions is narrowed by. */
export interface SubmissionFilters {
  group: SubmissionGroup | 'all';
  companyId?: string | undefined;
  form?: string | undefined;
  search?: string | undefined;
}

export interface Page {
  page: number;
  pageSize: number;
}

/** A filing that was submitted at least once, with its newest attempt. */
export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number];

const approver = alias(appUser, 'approver');

/** A filing that was frozen but has never been sent, and is a draft again, is no submission. */
const wasSubmitted = or(
  ne(filing.state, 'draft'),
  isNotNull(filingAttempt.submissionNumber),
  isNotNull(filingAttempt.restTransactionId),
);

/** One page of submissions, the newest change first. */
export function listSubmissions(
  tx: Transaction,
  filters: SubmissionFilters,
  { page, pageSize }: Page,
): Promise<SubmissionRow[]> {
  return selectSubmissions(tx, and(isNewestAttempt, toCondition(filters)))
    .orderBy(desc(filing.updatedAt), desc(filing.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** How many submissions there are in each state, but for the chosen group. */
export async function countSubmissions(
  tx: Transaction,
  filters: Omit<SubmissionFilters, 'group'>,
): Promise<{ state: string; number: number }[]> {
  return tx
    .select({ state: filing.state, number: count() })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(and(isNewestAttempt, toCondition({ ...filters, group: 'all' })))
    .groupBy(filing.state);
}

export async function findSubmission(tx: Transaction, filingId: string): Promise<SubmissionRow | undefined> {
  const [row] = await selectSubmissions(tx, and(isNewestAttempt, eq(filing.id, filingId)));
  return row;
}

export interface ErrorLogFilters {
  companyId?: string | undefined;
  search?: string | undefined;
  openOnly: boolean;
}

const cameBack = or(
  eq(filingAttempt.statusCode, 'REJECT'),
  eq(filingAttempt.statusCode, 'INTERNAL_FAILURE'),
  and(isNotNull(filingAttempt.gateRefusal), isNotNull(filingAttempt.decidedAt)),
);
const isOpen = and(isNewestAttempt, inArray(filing.state, ['rejected', 'failed']));

function toErrorCondition({ openOnly, ...filters }: ErrorLogFilters): SQL | undefined {
  return and(cameBack, openOnly ? isOpen : undefined, toCondition({ ...filters, group: 'all' }));
}

/** One page of attempts that came back, the newest first. */
export function listErrors(
  tx: Transaction,
  filters: ErrorLogFilters,
  { page, pageSize }: Page,
): Promise<SubmissionRow[]> {
  return selectSubmissions(tx, toErrorCondition(filters))
    .orderBy(
      desc(sql`coalesce(${filingAttempt.decidedAt}, ${filingAttempt.statusAt})`),
      desc(filingAttempt.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countErrors(tx: Transaction, filters: ErrorLogFilters): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(toErrorCondition(filters));
  return row?.number ?? 0;
}

/** What was paid, or tried, for a filing, and whether it is being refunded, or may have been; the newest first. */
export function listPaymentsOf(tx: Transaction, filingId: string) {
  const refunds = tx
    .select({ id: paymentReversal.id })
    .from(paymentReversal)
    .where(and(eq(paymentReversal.paymentId, payment.id), isReversalOpen));
  return tx
    .select({ ...getTableColumns(payment), isRefundOpen: sql<boolean>`${exists(refunds)}` })
    .from(payment)
    .where(eq(payment.filingId, filingId))
    .orderBy(desc(payment.createdAt), desc(payment.id));
}

function selectSubmissions(tx: Transaction, condition: SQL | undefined) {
  return tx
    .select({
      filing: {
        id: filing.id,
        companyId: filing.companyId,
        form: filing.form,
        state: filing.state,
        effectiveOn: filing.effectiveOn,
        dueOn: filing.dueOn,
        draft: filing.draft,
        updatedAt: filing.updatedAt,
      },
      attempt: filingAttempt,
      companyNumber: company.number,
      companyType: company.type,
      companyName: company.name,
      submittedBy: approver.fullName,
      isOpen: sql<boolean>`${isOpen}`,
      waitsForName,
    })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .innerJoin(company, eq(company.id, filing.companyId))
    .leftJoin(approver, eq(approver.id, filingAttempt.approvedBy))
    .where(condition)
    .$dynamic();
}

function toCondition({ group, companyId, form, search }: SubmissionFilters): SQL | undefined {
  return and(
    wasSubmitted,
    group === 'all' ? undefined : inArray(filing.state, [...submissionGroups[group]]),
    companyId === undefined ? undefined : eq(filing.companyId, companyId),
    form === undefined ? undefined : sql`${filing.form} = ${form.toUpperCase()}`,
    search === undefined || search === '' ? undefined : toSearch(search),
  );
}

function toSearch(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(
    isLike(company.name, pattern),
    ilike(company.number, pattern),
    ilike(filingAttempt.submissionNumber, pattern),
    ilike(filingAttempt.restTransactionId, pattern),
  );
}
