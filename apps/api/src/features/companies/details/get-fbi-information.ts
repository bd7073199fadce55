import { getFbiInformation } from '@statbook/contract/calls';
import { labelOfFiling } from '@statbook/domain/approvals';
import { parseCompanyNumber } from '@statbook/domain/companies';
import { formNameOf } from '@statbook/domain/filing';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { CompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { getRegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { listOpenFilings } from '../../../filings/open-filing-queries.ts';
import { listLabelFacts } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import { presentService, presentStatementDates } from '../present-profile.ts';

/** What filing by internet depends on: the kind of company, its authentication code, what is under way. */
export const getFbiInformationHandler = (needs: PreparingDependencies) =>
  handle(getFbiInformation, async ({ tx, company, query }) => {
    if (query.companyNumber !== undefined && !isNumberOf(company.number, query.companyNumber)) {
      return refuse('not-found');
    }
    const { row } = await getRegistryRecord(tx, company, []);
    const filings = await listOpenFilings(tx, company.id);
    const labelFacts = await listLabelFacts(tx, needs, { company, filings });
    const dates = presentStatementDates(row, needs.clock.today());
    const reason = findReasonAgainst(row);
    return {
      entity: [
        {
          companyId: company.id,
          companyNumber: company.number,
          companyName: company.name,
          canFile: reason === null,
          reason,
          hasAuthenticationCode: row.hasAuthenticationCode,
          nextStatementMadeUpTo: dates?.nextMadeUpTo ?? null,
          nextStatementDue: dates?.nextDue ?? null,
          statementOverdue: dates?.overdue ?? false,
          openFilings: filings.map(({ id, form, state }) => ({
            filingId: id,
            form,
            formName: formNameOf(form, company.number, company.type),
            stateText: labelOfFiling(state, labelFacts.get(id)),
          })),
        },
      ],
    };
  });

function isNumberOf(number: string, typed: string): boolean {
  const parsed = parseCompanyNumber(typed);
  return parsed.ok && parsed.number === number;
}

function findReasonAgainst(row: CompanyRow): string | null {
  const { message } = presentService(row);
  if (message !== null) return message;
  return row.hasAuthenticationCode
    ? null
    : 'Give the company’s authentication code first: every filing needs it.';
}
