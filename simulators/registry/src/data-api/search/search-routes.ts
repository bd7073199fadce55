import type { CompanySummary, PersonSummary } from '../../world/summary.ts';
import type { World } from '../../world/world.ts';
import type { DataApi } from '../data-api.ts';
import { type Page, type PagingQuery, readPage, takePage } from '../paging.ts';
import { presentNaturalName } from '../present-officer.ts';
import { addAdvancedSearch } from './advanced-search.ts';
import { addAlphabeticalSearch } from './alphabetical-search.ts';
import { addDissolvedSearch } from './dissolved-search.ts';
import { findMatches, searchNames, toEquivalentName } from './match-names.ts';
import { presentFoundCompany, presentFoundOfficer } from './present-search-item.ts';

interface SearchQuery extends PagingQuery {
  q?: string;
  restrictions?: string;
}

const sizes = { usual: 20, most: 100 };
/** Beyond these the search refuses to page on. */
const windows = { companies: 1000, officers: 400 };

export function addSearchRoutes(api: DataApi): void {
  const { app, world } = api;

  app.get<{ Querystring: SearchQuery }>('/search/companies', async ({ query }, reply) => {
    const page = readPage(query, sizes);
    if (page.startIndex >= windows.companies) return reply.code(416).send();
    const q = query.q ?? '';
    const found = findCompanies(world, q, query.restrictions);
    return presentResults('search#companies', page, {
      total: found.length,
      items: takePage(found, page).map((company) => presentFoundCompany(company, q)),
    });
  });

  app.get<{ Querystring: SearchQuery }>('/search/officers', async ({ query }, reply) => {
    const page = readPage(query, sizes);
    if (page.startIndex >= windows.officers) return reply.code(416).send();
    const q = query.q ?? '';
    const found = findPeople(world, q);
    return presentResults('search#officers', page, {
      total: found.length,
      items: takePage(found, page).map((person) => presentFoundOfficer(person, q)),
    });
  });

  app.get<{ Querystring: SearchQuery }>('/search', async ({ query }, reply) => {
    const page = readPage(query, sizes);
    if (page.startIndex >= windows.companies) return reply.code(416).send();
    const q = query.q ?? '';
    const items = [
      ...findCompanies(world, q).map((company) => () => presentFoundCompany(company, q)),
      ...findPeople(world, q).map((person) => () => presentFoundOfficer(person, q)),
    ];
    return presentResults('search#all', page, {
      total: items.length,
      items: takePage(items, page).map((present) => present()),
    });
  });

  // Nobody on this register is disqualified.
  app.get<{ Querystring: SearchQuery }>('/search/disqualified-officers', async ({ query }) =>
    presentResults('search#disqualified-officers', readPage(query, sizes), { total: 0, items: [] }),
  );

  addAdvancedSearch(api);
  addAlphabeticalSearch(api);
  addDissolvedSearch(api);
}

/** Pages of one misbehave: they come back as the second page and empty. */
function presentResults(kind: string, page: Page, { total, items }: { total: number; items: unknown[] }) {
  const isSingle = page.itemsPerPage === 1;
  return {
    kind,
    items: isSingle ? [] : items,
    items_per_page: page.itemsPerPage,
    page_number: isSingle ? 2 : Math.floor(page.startIndex / page.itemsPerPage) + 1,
    start_index: page.startIndex,
    total_results: total,
  };
}

function findCompanies(world: World, query: string, restrictions = ''): CompanySummary[] {
  const wanted = restrictions.split(/\s+/);
  const isEquivalent = wanted.includes('legally-equivalent-company-name');
  const entries = [...world.searchEntries()];
  const byName = isEquivalent
    ? entries.filter(({ name }) => toEquivalentName(name) === toEquivalentName(query))
    : searchNames(entries, query);
  const byEarlierName = entries.filter(({ previousNames }) =>
    previousNames.some((name) => findMatches(name, query)),
  );
  return [...new Set([...byName, ...byEarlierName])]
    .map((entry) => entry.summary())
    .filter(({ status }) => !wanted.includes('active-companies') || status === 'active');
}

function findPeople(world: World, query: string): (PersonSummary & { appointments: number })[] {
  const found = new Map<string, PersonSummary & { appointments: number }>();
  for (const entry of world.searchEntries()) {
    for (const { officerId, person, corporate } of entry.summary().people) {
      const who = { officerId, ...(person && { person }), ...(corporate && { corporate }) };
      if (findMatches(presentNaturalName(who), query) === undefined) continue;
      found.set(officerId, { ...who, appointments: (found.get(officerId)?.appointments ?? 0) + 1 });
    }
  }
  return [...found.values()];
}
