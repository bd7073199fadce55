import { searchCompaniesList } from '@statbook/contract/calls';
import { parseCompanyNumber, serviceFor } from '@statbook/domain/companies';
import type { FoundCompany } from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../../clients/registry-refusal.ts';
import type { Platform } from '../../../composition.ts';
import { refuseConnectionType } from '../../../pipeline/connection-type.ts';
import { handle } from '../../../pipeline/handler.ts';
import { presentService } from '../../../registry-snapshots/present-service.ts';
import { findIdsByNumber } from './company-list-queries.ts';

const defaultPageSize = 20;

type Dependencies = Pick<Platform, 'config' | 'registry' | 'database'>;

/** Searches the public register, and says which of what it finds is in the list already. */
export const searchCompaniesListHandler = ({ config, registry, database }: Dependencies) =>
  handle(searchCompaniesList, async ({ query, person, signal }) => {
    const wrong = refuseConnectionType(config, query.connectionType);
    if (wrong !== undefined) return wrong;
    const search = {
      query: query.searchQuery,
      startIndex: query.startIndex,
      itemsPerPage: query.pageSize ?? defaultPageSize,
      activeOnly: query.activeOnly,
    };
    const found = await registry.data.searchCompanies(search, { signal });
    if (!found.ok) return refuseRegistryFailure(found);
    const { items, totalCount, hasMore } = found.value;
    const numbers = items.map(({ number }) => number);
    const ids = await database.transaction(person.scope, (tx) => findIdsByNumber(tx, numbers));
    return {
      entity: items.map((item) => presentFound(item, ids.get(item.number))),
      total: totalCount,
      hasMore,
    };
  });

function presentFound(item: FoundCompany, companyId: string | undefined) {
  return {
    ...item,
    companyNumber: item.number,
    companyName: item.name,
    companyType: item.type,
    companyStatus: item.status,
    incorporatedOn: item.createdOn,
    dissolvedOn: item.ceasedOn,
    service: serviceOf(item),
    companyId,
  };
}

function serviceOf({ number, type = '', status = '' }: FoundCompany) {
  const typed = parseCompanyNumber(number);
  if (!typed.ok) return { level: 'refused' as const, message: 'This number does not belong to a company.' };
  return presentService(serviceFor({ number: typed.number, type, status }));
}
