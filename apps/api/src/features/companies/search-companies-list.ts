import { searchCompaniesList } from '@statbook/contract/calls';
import { parseCompanyNumber, serviceFor } from '@statbook/domain';
import type { FoundCompany } from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../clients/registry-refusal.ts';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle } from '../../pipeline/handler.ts';
import { presentService } from '../../readings/present-service.ts';
import { findIdsByNumber } from './company-list-queries.ts';

const defaultPageSize = 20;

type Needs = Pick<Platform, 'config' | 'registry' | 'database'>;

/** Searches the public register, and says which of what it finds is in the list already. */
export const searchCompaniesListHandler = ({ config, registry, database }: Needs) =>
  handle(searchCompaniesList, async ({ query, person, signal }) => {
    const wrong = refuseConnectionType(config, query.ConnectionType);
    if (wrong !== undefined) return wrong;
    const search = {
      query: query.searchQuery,
      startIndex: query.StartIndex,
      itemsPerPage: query.PageSize ?? defaultPageSize,
      activeOnly: query.ActiveOnly,
    };
    const found = await registry.data.searchCompanies(search, { signal });
    if (!found.ok) return refuseRegistryFailure(found);
    const { items, totalCount, hasMore } = found.value;
    const numbers = items.map(({ number }) => number);
    const ids = await database.transaction(person.scope, (tx) => findIdsByNumber(tx, numbers));
    return {
      Entity: items.map((item) => presentFound(item, ids.get(item.number) ?? null)),
      Total: totalCount,
      HasMore: hasMore,
    };
  });

function presentFound(item: FoundCompany, companyId: string | null) {
  return {
    CompanyNumber: item.number,
    CompanyName: item.name,
    CompanyType: item.type ?? null,
    CompanyStatus: item.status ?? null,
    IncorporatedOn: item.createdOn ?? null,
    DissolvedOn: item.ceasedOn ?? null,
    AddressText: item.addressText ?? null,
    Service: serviceOf(item),
    CompanyId: companyId,
  };
}

function serviceOf({ number, type = '', status = '' }: FoundCompany) {
  const typed = parseCompanyNumber(number);
  if (!typed.ok) return { Level: 'refused' as const, Message: 'This number does not belong to a company.' };
  return presentService(serviceFor({ number: typed.number, type, status }));
}
