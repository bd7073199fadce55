import type { QueryOf, ReplyOf } from '@statbook/contract';
import { getCompanies } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { WrittenReply } from '../../pipeline/written-reply.ts';
import { type CompanyListCell, type CompanyListOrder, writeCompanyList } from './company-list-queries.ts';

const defaultPageSize = 50;

/** What of a company stands in which member of a row. */
const row = {
  CompanyId: 'id',
  CompanyNumber: 'number',
  CompanyName: 'name',
  CompanyType: 'type',
  CompanyStatus: 'status',
  StatusDetail: 'statusDetail',
  NextStatementMadeUpTo: 'statementNextMadeUpTo',
  NextStatementDue: 'statementDueOn',
  NextAccountsDue: 'accountsDueOn',
  FilingsInFlight: 'inFlight',
  OpenFilingState: 'latestState',
  HasAuthenticationCode: 'hasCode',
  RegistryReadAt: 'registryReadAt',
} as const satisfies Record<keyof ReplyOf<typeof getCompanies>['Entity'][number], CompanyListCell>;

export const getCompaniesHandler = handle(getCompanies, async ({ query, tx }) => {
  const { rows, total } = await writeCompanyList(tx, toListOrder(query));
  return new WrittenReply(`{"Entity":${rows},"Total":${total}}`);
});

/** The whole list at once, or one page of it as soon as the query says anything of pages, order or filters. */
export function toListOrder(query: QueryOf<typeof getCompanies>): CompanyListOrder {
  const { CentralUserId: _account, AgentId: _agent, ...said } = query;
  const { Page = 1, PageSize = defaultPageSize, Sort = 'CompanyName', Direction, Search, Status } = said;
  const isWhole = Object.values(said).every((value) => value === undefined || value === '');
  return {
    row,
    sort: Sort,
    descending: Direction === 'desc',
    search: Search || undefined,
    status: Status || undefined,
    page: isWhole ? undefined : { limit: PageSize, offset: (Page - 1) * PageSize },
  };
}
