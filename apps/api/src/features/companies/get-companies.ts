import type { ReplyOf } from '@statbook/contract';
import { getCompanies } from '@statbook/contract/calls';
import { companyNumber, serviceFor } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { type CompanyListRow, countRows, listCompanyRows } from './company-list-queries.ts';

const defaultPageSize = 50;

/** The whole list at once, or one page of it as soon as the query says anything of pages, order or filters. */
export const getCompaniesHandler = handle(getCompanies, async ({ query, tx }) => {
  const { Page = 1, PageSize = defaultPageSize, Sort = 'CompanyName', Direction } = query;
  const filter = { search: query.Search || undefined, status: query.Status || undefined };
  const order = { ...filter, sort: Sort, descending: Direction === 'desc' };
  const { CentralUserId: _account, AgentId: _agent, ...said } = query;
  if (Object.values(said).every((value) => value === undefined || value === '')) {
    const rows = await listCompanyRows(tx, order);
    return { Entity: rows.map(presentRow), Total: rows.length };
  }
  const rows = await listCompanyRows(tx, order, { limit: PageSize, offset: (Page - 1) * PageSize });
  return { Entity: rows.map(presentRow), Total: await countRows(tx, filter) };
});

function presentRow(row: CompanyListRow): ReplyOf<typeof getCompanies>['Entity'][number] {
  const { number, type, status } = row;
  return {
    CompanyId: row.id,
    CompanyNumber: number,
    CompanyName: row.name,
    CompanyType: type,
    CompanyStatus: status,
    StatusDetail: row.statusDetail,
    ServiceLevel: serviceFor({ number: companyNumber(number), type, status }).level,
    NextStatementMadeUpTo: row.statementNextMadeUpTo,
    NextStatementDue: row.statementDueOn,
    NextAccountsDue: row.accountsDueOn,
    FilingsInFlight: row.inFlight,
    OpenFilingState: row.latestState,
    HasAuthenticationCode: row.hasCode,
    RegistryReadAt: row.registryReadAt,
  };
}
