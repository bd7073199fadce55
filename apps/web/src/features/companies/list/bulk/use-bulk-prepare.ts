import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { formatNumber } from '#kit/value/format.ts';
import type { ListedCompany } from '../listed-company.ts';

export interface ChosenCompany {
  readonly companyId: string;
  readonly name: string;
}

/** What came of it: the drafts that were begun, those that there were before, and why each other company has none. */
export interface PrepareOutcome {
  readonly begun: readonly ChosenCompany[];
  readonly before: readonly ChosenCompany[];
  readonly refused: readonly (ChosenCompany & { readonly reason: string })[];
}

/** Begins the confirmation statement of each company as a draft, one after the other; nothing is filed. */
export function useBulkPrepare() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const prepare = async (companies: readonly ListedCompany[]): Promise<PrepareOutcome | undefined> => {
    setBusy(true);
    const begun: ChosenCompany[] = [];
    const before: ChosenCompany[] = [];
    const refused: (ChosenCompany & { reason: string })[] = [];
    try {
      for (const { row } of companies) {
        const company = { companyId: row.companyId, name: row.companyName };
        const result = await begin(row.companyId);
        if (result === 'begun') begun.push(company);
        else if (result === 'begun-before') before.push(company);
        else refused.push({ ...company, ...result });
      }
      return { begun, before, refused };
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      setBusy(false);
      void invalidateCalls(
        queryClient,
        ...draftCalls,
        'getCompanies',
        'getCompanyOverview',
        'getSubmissions',
      );
    }
  };
  return { busy, prepare };
}

/** Why there is no new draft is said of each company; the next one would be refused for a reason of its own. */
async function begin(companyId: string): Promise<'begun' | 'begun-before' | { readonly reason: string }> {
  try {
    await call('saveConfirmationStatement', { body: { companyId, activeTab: 'statements', answers: {} } });
    return 'begun';
  } catch (error) {
    const isOfCompany = error instanceof ApiProblem && [404, 409, 422].includes(error.status);
    if (!isOfCompany) throw error;
    return error.code === 'changed-meanwhile' ? 'begun-before' : { reason: error.message };
  }
}

/** "2 statements prepared", and of how many companies none was. */
export function titleOfOutcome({ begun, before, refused }: PrepareOutcome): string {
  const others = before.length + refused.length;
  const prepared = preparedText(begun.length);
  return begun.length === 0 || others === 0 ? prepared : `${prepared}, ${formatNumber(others)} not`;
}

const preparedText = (begun: number) =>
  `${begun === 0 ? 'No' : formatNumber(begun)} ${begun === 1 ? 'statement' : 'statements'} prepared`;

/** The outcome of one company has room in a toast; several lead on to each. */
export function showPrepared({ begun, before, refused }: PrepareOutcome): boolean {
  if (begun.length + before.length + refused.length > 1) return false;
  const text = preparedText(begun.length);
  const [why] = [...before.map((company) => ({ ...company, reason: begunBefore })), ...refused];
  showToast(why === undefined ? text : { text: `${text}. ${why.name}: ${why.reason}`, tone: 'failed' });
  return true;
}

const begunBefore = 'A statement was started before.';
