import type { QueryOf, ReplyOf } from '@statbook/contract';
import { getCompanies } from '@statbook/contract/calls';
import { translatorOf } from '@statbook/contract/wire';
import type { CivilDate } from '@statbook/domain/dates';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { WrittenReply } from '../../../pipeline/written-reply.ts';
import { type CompanyListCell, type CompanyListOrder, writeCompanyList } from './company-list-queries.ts';

const defaultPageSize = 50;

/** What of a company stands in which member of a row. */
const row = {
  companyId: 'id',
  companyNumber: 'number',
  companyName: 'name',
  companyType: 'type',
  companyStatus: 'status',
  statusDetail: 'statusDetail',
  nextStatementMadeUpTo: 'statementNextMadeUpTo',
  nextStatementDue: 'statementDueOn',
  nextAccountsDue: 'accountsDueOn',
  overdueObligations: 'overdueObligations',
  soonObligations: 'soonObligations',
  nextObligation: 'nextObligation',
  nextObligationDue: 'nextObligationDue',
  filingsInFlight: 'inFlight',
  openFilingState: 'latestState',
  registerAlarms: 'registerAlarms',
  tags: 'tags',
  hasAuthenticationCode: 'hasCode',
  registryReadAt: 'registryReadAt',
} as const satisfies Record<keyof ReplyOf<typeof getCompanies>['entity'][number], CompanyListCell>;

const names = translatorOf(undefined);

/** The database writes the rows as they go out. */
const wireRow = Object.fromEntries(Object.entries(row).map(([name, cell]) => [names.wireName(name), cell]));

export const getCompaniesHandler = ({ clock }: { clock: Clock }) =>
  handle(getCompanies, async ({ query, tx }) => {
    const { rows, total } = await writeCompanyList(tx, toListOrder(query, clock.today()));
    return new WrittenReply(`{"${names.wireName('entity')}":${rows},"${names.wireName('total')}":${total}}`);
  });

/** The whole list at once, or one page of it as soon as the query says anything of pages, order or filters. */
export function toListOrder(query: QueryOf<typeof getCompanies>, today: CivilDate): CompanyListOrder {
  const { centralUserId: _account, agentId: _agent, ...said } = query;
  const { page = 1, pageSize = defaultPageSize, sort = 'companyName', direction, search, status, tag } = said;
  const isWhole = Object.values(said).every((value) => value === undefined || value === '');
  return {
    row: wireRow,
    today,
    sort,
    descending: direction === 'desc',
    search: search || undefined,
    status: status || undefined,
    tag: tag || undefined,
    page: isWhole ? undefined : { limit: pageSize, offset: (page - 1) * pageSize },
  };
}
