import { getFbiInformation } from '@statbook/contract/calls';
import { describeFilingState, getForm, parseCompanyNumber } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CompanyRow } from '../../readings/company-row-queries.ts';
import { getRegistryRecord } from '../../readings/registry-record.ts';
import { listOpenFilings } from '../../filings/open-filing-queries.ts';
import { presentService, presentStatementDates } from './present-profile.ts';

/** What filing by internet depends on: the kind of company, its authentication code, what is under way. */
export const getFbiInformationHandler = (clock: Clock) =>
  handle(getFbiInformation, async ({ tx, company, query }) => {
    if (query.companyNumber !== undefined && !isNumberOf(company.number, query.companyNumber)) {
      return refuse('not-found');
    }
    const { row } = await getRegistryRecord(tx, company, []);
    const filings = await listOpenFilings(tx, company.id);
    const dates = presentStatementDates(row, clock.today());
    const Reason = findObstacle(row);
    return {
      Entity: [
        {
          CompanyId: company.id,
          CompanyNumber: company.number,
          CompanyName: company.name,
          CanFile: Reason === null,
          Reason,
          HasAuthenticationCode: row.hasAuthenticationCode,
          NextStatementMadeUpTo: dates?.NextMadeUpTo ?? null,
          NextStatementDue: dates?.NextDue ?? null,
          StatementOverdue: dates?.Overdue ?? false,
          OpenFilings: filings.map(({ id, form, state }) => ({
            FilingId: id,
            Form: form,
            FormName: getForm(form).name,
            StateText: describeFilingState(state),
          })),
        },
      ],
    };
  });

function isNumberOf(number: string, typed: string): boolean {
  const parsed = parseCompanyNumber(typed);
  return parsed.ok && parsed.number === number;
}

function findObstacle(row: CompanyRow): string | null {
  const { Message } = presentService(row);
  if (Message !== null) return Message;
  return row.hasAuthenticationCode
    ? null
    : 'Give the company’s authentication code first: every filing needs it.';
}
