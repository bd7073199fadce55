import { type PaymentOutcome, statesOfOutcome } from '@statbook/domain/payments';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, isLike } from '../../platform/database/folded.ts';
import {
  appUser,
  company,
  filing,
  filingAttempt,
  payment,
  paymentMove,
} from '../../platform/database/schema.ts';

/** What a list of payments is narrowed by. */
export interface PaymentFilters {
  outcome: PaymentOutcome | undefined;
  companyId: string | undefined;
  search: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** By what a list of payments is ordered, and which part of it is wanted; the whole list where it is not said. */
export interface PaymentOrder {
  sort: keyof typeof sortColumns;
  direction: 'asc' | 'desc';
  page?: { limit: number; offset: number };
}

/** The day of a payment where the registry is. */
const paidOn = sql`(${payment.createdAt} at time zone 'Europe/London')::date`;

const submissionNumber = sql<string | null>`(
  select a.submission_number from ${filingAttempt} a where a.filing_id = ${filing.id} order by a.ordinal desc limit 1
)`;

const columns = {
  payment,
  form: filing.form,
  companyName: company.name,
  companyNumber: company.number,
  companyType: company.type,
  createdByName: appUser.fullName,
  submissionNumber,
};

const sortColumns = {
  createdAt: payment.createdAt,
  companyName: sql`lower(${company.name})`,
  submissionType: filing.form,
  stateText: payment.state,
  totalAmount: payment.totalPence,
  createdByName: appUser.fullName,
} as const;

/** A payment with the names that a list shows. */
export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number];

/** Payments in their order, as far as row-level security lets them be seen. Where two are equal, the newest comes first. */
export function listPayments(tx: Transaction, filters: PaymentFilters, order: PaymentOrder) {
  const { sort, direction, page } = order;
  const inOrder = direction === 'asc' ? asc : desc;
  const ordered = selectPayments(tx)
    .where(toCondition(filters))
    .orderBy(sql`${inOrder(sortColumns[sort])} nulls last`, desc(payment.createdAt), desc(payment.id))
    .$dynamic();
  return page === undefined ? ordered : ordered.limit(page.limit).offset(page.offset);
}

/** How many payments there are in each state, whatever outcome is chosen, and what they come to. */
export function sumPayments(tx: Transaction, filters: Omit<PaymentFilters, 'outcome'>) {
  return tx
    .select({
      state: payment.state,
      number: count(),
      fee: sum(payment.feePence),
      processing: sum(payment.processingPence),
      tax: sum(payment.taxPence),
      total: sum(payment.totalPence),
    })
    .from(payment)
    .innerJoin(filing, eq(filing.id, payment.filingId))
    .innerJoin(company, eq(company.id, payment.companyId))
    .where(toCondition({ ...filters, outcome: undefined }))
    .groupBy(payment.state);
}

export function listPaymentsOfTransaction(
  tx: Transaction,
  { companyId, transactionId }: { companyId: string; transactionId: string },
) {
  return selectPayments(tx).where(
    and(eq(payment.companyId, companyId), sql`lower(${payment.transactionId}) = lower(${transactionId})`),
  );
}

/** One payment, with the moment at which its money was taken. */
export async function findListedPayment(tx: Transaction, paymentId: string) {
  const [found] = await selectPayments(tx).where(eq(payment.id, paymentId));
  if (found === undefined) return undefined;
  const [taken] = await tx
    .select({ at: paymentMove.at })
    .from(paymentMove)
    .where(and(eq(paymentMove.paymentId, paymentId), eq(paymentMove.toState, 'confirmed')))
    .orderBy(asc(paymentMove.id))
    .limit(1);
  return { ...found, takenAt: taken?.at };
}

function selectPayments(tx: Transaction) {
  return tx
    .select(columns)
    .from(payment)
    .innerJoin(filing, eq(filing.id, payment.filingId))
    .innerJoin(company, eq(company.id, payment.companyId))
    .leftJoin(appUser, eq(appUser.id, payment.createdBy));
}

function toCondition({ outcome, companyId, search, from, to }: PaymentFilters): SQL | undefined {
  return and(
    outcome && inArray(payment.state, statesOfOutcome(outcome)),
    companyId === undefined ? undefined : eq(payment.companyId, companyId),
    search === undefined || search === '' ? undefined : toSearch(search),
    from === undefined ? undefined : sql`${paidOn} >= ${from}`,
    to === undefined ? undefined : sql`${paidOn} <= ${to}`,
  );
}

function toSearch(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(
    isLike(company.name, pattern),
    ilike(company.number, pattern),
    ilike(payment.transactionId, pattern),
    ilike(submissionNumber, pattern),
  );
}
