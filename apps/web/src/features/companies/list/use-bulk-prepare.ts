import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import type { ListedCompany } from './listed-company.ts';

interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** Begins the confirmation statement of each company as a draft, one after the other; nothing is filed. */
export function useBulkPrepare() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const prepare = async (companies: readonly ListedCompany[]): Promise<boolean> => {
    setBusy(true);
    const refused: Refused[] = [];
    try {
      for (const { row } of companies) {
        const reason = await begin(row.companyId);
        if (reason !== undefined) refused.push({ name: row.companyName, reason });
      }
      showOutcome(companies.length - refused.length, refused);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
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

function showOutcome(begun: number, refused: readonly Refused[]): void {
  const [first] = refused;
  const words = `${begun === 0 ? 'No' : begun} ${begun === 1 ? 'statement' : 'statements'} prepared`;
  if (first === undefined) return showToast(words);
  const others = refused.length > 1 ? ` And ${refused.length - 1} more not prepared.` : '';
  showToast({ text: `${words}. ${first.name}: ${first.reason}${others}`, tone: 'failed' });
}
