import { makeEtag } from '../../register/ids.ts';
import type { Address } from '../../register/company.ts';
import type { SearchEntry } from '../../register/company-register.ts';
import type { Registry } from '../../app.ts';
import { presentFoundAddress } from '../present-address.ts';
import { toSnakeCase } from '../snake-case.ts';
import { findMatches } from './match-names.ts';
import { badSize, findNeighbours, type NeighbourQuery, readSize, toAlphaKey } from './neighbours.ts';

interface DissolvedQuery extends NeighbourQuery {
  search_type?: string;
  start_index?: string;
}

export function addDissolvedSearch({ app, register }: Registry): void {
  app.get<{ Querystring: DissolvedQuery }>('/dissolved-search/companies', async ({ query }, reply) => {
    const size = readSize(query.size);
    if (size === undefined) return reply.code(422).type('text/plain').send(badSize);
    const dissolved = [...register.searchEntries()].filter((entry) => entry.summary().status === 'dissolved');
    return search(dissolved, query, size) ?? reply.code(404).send();
  });
}

/** The search for the best match is not in service. */
function search(dissolved: SearchEntry[], query: DissolvedQuery, size: number): object | undefined {
  if (!query.q) return undefined;
  if (query.search_type === 'alphabetical') return searchIndex(dissolved, query, size);
  if (query.search_type === 'previous-name-dissolved') return searchPreviousNames(dissolved, query, size);
  return undefined;
}

function searchIndex(dissolved: SearchEntry[], query: DissolvedQuery, size: number) {
  const found = findNeighbours(dissolved, query, size);
  if (found === undefined) return undefined;
  const items = found.items.map((entry) => presentEntry(entry));
  return {
    etag: makeEtag(items),
    kind: 'search#alphabetical-dissolved',
    top_hit: presentEntry(found.top),
    items,
  };
}

function searchPreviousNames(dissolved: SearchEntry[], query: DissolvedQuery, size: number) {
  const found = dissolved.flatMap((entry) => {
    const name = entry.previousNames.find((one) => findMatches(one, query.q ?? '') !== undefined);
    return name === undefined ? [] : [presentEntry(entry, name)];
  });
  const start = Number(query.start_index ?? 0);
  const items = found.slice(start, start + size);
  if (items.length === 0) return undefined;
  return {
    etag: makeEtag(items),
    kind: 'search#previous-name-dissolved',
    hits: found.length,
    top_hit: items[0],
    items,
  };
}

function presentEntry(entry: SearchEntry, matchedName?: string) {
  const company = entry.summary();
  const previous = company.previousNames.map(({ name, ...period }) => ({
    name,
    company_number: company.number,
    ...toSnakeCase(period),
  }));
  return {
    kind: 'search-results#dissolved-company',
    company_name: company.name,
    company_number: company.number,
    company_status: company.status,
    date_of_creation: company.incorporatedOn,
    date_of_cessation: company.dissolvedOn,
    registered_office_address: company.registeredOffice && presentDissolvedAddress(company.registeredOffice),
    ordered_alpha_key_with_id: toAlphaKey(company),
    previous_company_names: previous.length > 0 ? previous : undefined,
    matched_previous_company_name: previous.find(({ name }) => name === matchedName),
  };
}

function presentDissolvedAddress(office: Address) {
  const { country: _country, region: _region, ...address } = presentFoundAddress(office);
  return address;
}
