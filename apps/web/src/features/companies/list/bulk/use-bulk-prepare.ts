import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import type { ListedCompany } from '../listed-company.ts';

interface Refused {
  readonly companyId: string;
  readonly name: string;
  readonly reason: string;
}

/** What came of it: how many were begun, and why each of the others was not. */
export interface PrepareOutcome {
  readonly begun: number;
  readonly refused: readonly Refused[];
}

/** Begins the confirmation statement of each company as a draft, one after the other; nothing is filed. */
export function useBulkPrepare() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const prepare = async (companies: readonly ListedCompany[]): Promise<PrepareOutcome | undefined> => {
    setBusy(true);
    const refused: Refused[] = [];
    try {
      for (const { row } of companies) {
        const { companyId, companyName: name } = row;
        const reason = await begin(companyId);
        if (reason !== undefined) refused.push({ companyId, name, reason });
      }
      return { begun: companies.length - refused.length, refused };
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

/** Why there is no new draft; the next company would be refused for a reason of its own. */
async function begin(companyId: string): Promise<string | undefined> {
  try {
    await call('saveConfirmationStatement', { body: { companyId, activeTab: 'statements', answers: {} } });
    return undefined;
  } catch (error) {
    const isOfCompany = error instanceof ApiProblem && [404, 409, 422].includes(error.status);
    if (!isOfCompany) throw error;
    return error.code === 'changed-meanwhile' ? 'A statement is begun already.' : error.message;
  }
}

/** "2 statements prepared". */
export const preparedText = (begun: number) =>
  `${begun === 0 ? 'No' : begun} ${begun === 1 ? 'statement' : 'statements'} prepared`;

/** An outcome that a toast has room for; several reasons want to be read at leisure. */
export function showPrepared({ begun, refused }: PrepareOutcome): boolean {
  const [first, ...others] = refused;
  if (others.length > 0) return false;
  const text = preparedText(begun);
  showToast(first === undefined ? text : { text: `${text}. ${first.name}: ${first.reason}`, tone: 'failed' });
  return true;
}
