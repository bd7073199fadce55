import type { FilingState } from '@statbook/domain/filing';
import { and, count, desc, eq, gte, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { newestChannel, waitsForName } from '../../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { containing, isLike } from '../../../platform/database/folded.ts';
import { company, filing } from '../../../platform/database/schema.ts';
import type { Page } from '../submission-queries.ts';

/** The states by what a filing waits for. */
const filingStages = {
  'to-finish': ['draft', 'ready', 'awaiting-payment'],
  'under-way': ['queued', 'sending', 'pending', 'parked'],
  'came-back': ['rejected', 'failed'],
  decided: ['accepted', 'withdrawn'],
} as const satisfies Record<string, readonly FilingState[]>;

type FilingStage = keyof typeof filingStages;

export interface InternetFilingFilters {
  stage: FilingStage | 'all';
  search?: string | undefined;
  /** What was decided before is not wanted any more. */
  decidedSince: Date;
}

/** One page of filings, the latest change first. */
export function listInternetFilings(
  tx: Transaction,
  filters: InternetFilingFilters,
  { page, pageSize }: Page,
) {
  return tx
    .select({
      filingId: filing.id,
      companyId: filing.companyId,
      companyNumber: company.number,
      companyName: company.name,
      companyType: company.type,
      statementDueOn: company.statementDueOn,
      form: filing.form,
      state: filing.state,
      draft: filing.draft,
      effectiveOn: filing.effectiveOn,
      dueOn: filing.dueOn,
      feePence: filing.feePence,
      feeReason: filing.feeReason,
      updatedAt: filing.updatedAt,
      channel: newestChannel,
      waitsForName,
    })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(conditionOf(filters))
    .orderBy(desc(filing.updatedAt), desc(filing.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export type InternetFiling = Awaited<ReturnType<typeof listInternetFilings>>[number];

/** How many there are in each stage, whatever stage is chosen. */
export async function countInternetFilings(tx: Transaction, filters: InternetFilingFilters) {
  const rows = await tx
    .select({ state: filing.state, number: count() })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(conditionOf({ ...filters, stage: 'all' }))
    .groupBy(filing.state);
  const sum = (states: readonly FilingState[]) =>
    rows.reduce((total, { state, number }) => total + (states.includes(state) ? number : 0), 0);
  return {
    all: rows.reduce((total, { number }) => total + number, 0),
    'to-finish': sum(filingStages['to-finish']),
    'under-way': sum(filingStages['under-way']),
    'came-back': sum(filingStages['came-back']),
    decided: sum(filingStages.decided),
  };
}

function conditionOf({ stage, search, decidedSince }: InternetFilingFilters): SQL | undefined {
  const { decided, ...open } = filingStages;
  const isOpen = inArray(filing.state, Object.values(open).flat());
  const isRecent = and(inArray(filing.state, [...decided]), gte(filing.updatedAt, decidedSince));
  return and(
    isNull(company.removedAt),
    or(isOpen, isRecent),
    stage === 'all' ? undefined : inArray(filing.state, [...filingStages[stage]]),
    search === undefined || search === '' ? undefined : matches(containing(search)),
  );
}

const matches = (pattern: string) =>
  or(isLike(company.name, pattern), ilike(company.number, pattern), ilike(filing.form, pattern));
