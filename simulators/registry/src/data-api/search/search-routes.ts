import type { CompanySummary, PersonSummary } from '../../register/summary.ts';
import type { CompanyRegister } from '../../register/company-register.ts';
import type { Registry } from '../../app.ts';
import { toEquivalentName } from '../../register/equivalent-name.ts';
import { type PagingQuery, readPage, takePage } from '../paging.ts';
import { presentNaturalName } from '../officers/present-officer.ts';
import { addAdvancedSearch } from './advanced-search.ts';
import { addAlphabeticalSearch } from './alphabetical-search.ts';
import { addDissolvedSearch } from './dissolved-search.ts';
import { findMatches, searchNames } from './match-names.ts';
import { presentFoundCompany, presentFoundOfficer } from './present-search-item.ts';

interface SearchQuery extends PagingQuery {
  q?: string;
  restrictions?: string;
}

export function addSearchRoutes(api: Registry): void {
  const { register } = api;
  const companies = ({ q = '', restrictions }: SearchQuery) =>
    findCompanies(register, q, restrictions).map((company) => () => presentFoundCompany(company, q));
  const officers = ({ q = '' }: SearchQuery) =>
    findPeople(register, q).map((person) => () => presentFoundOfficer(person, q));

  addSearch(api, { path: 'companies', window: 1000, find: companies });
  addSearch(api, { path: 'officers', window: 400, find: officers });
  addSearch(api, {
    path: 'all',
    window: 1000,
    find: ({ q = '' }) => [...companies({ q }), ...officers({ q })],
  });
  // Nobody on this register is disqualified.
  addSearch(api, { path: 'disqualified-officers', window: Number.POSITIVE_INFINITY, find: () => [] });
  addAdvancedSearch(api);
  addAlphabeticalSearch(api);
  addDissolvedSearch(api);
}

interface Search {
  path: 'companies' | 'officers' | 'all' | 'disqualified-officers';
  /** The search refuses to page on from here. */
  window: number;
  /** What was found; only the items of the page are presented. */
  find(query: SearchQuery): (() => object)[];
}

function addSearch({ app }: Registry, { path, window, find }: Search): void {
  const url = path === 'all' ? '/search' : `/search/${path}`;
  app.get<{ Querystring: SearchQuery }>(url, async ({ query }, reply) => {
    const page = readPage(query, { usual: 20, most: 100 });
    if (page.startIndex >= window) return reply.code(416).send();
    const found = find(query);
    // Pages of one misbehave: they come back as the second page, and empty.
    const isSingle = page.itemsPerPage === 1;
    return {
      kind: `search#${path}`,
      items: isSingle ? [] : takePage(found, page).map((present) => present()),
      items_per_page: page.itemsPerPage,
      page_number: isSingle ? 2 : Math.floor(page.startIndex / page.itemsPerPage) + 1,
      start_index: page.startIndex,
      total_results: found.length,
    };
  });
}

function findCompanies(register: CompanyRegister, query: string, restrictions = ''): CompanySummary[] {
  const wanted = restrictions.split(/\s+/);
  const isEquivalent = wanted.includes('legally-equivalent-company-name');
  const entries = [...register.searchEntries()];
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

function findPeople(register: CompanyRegister, query: string): (PersonSummary & { appointments: number })[] {
  const found = new Map<string, PersonSummary & { appointments: number }>();
  for (const entry of register.searchEntries()) {
    for (const { officerId, person, corporate } of entry.summary().people) {
      const who = { officerId, ...(person && { person }), ...(corporate && { corporate }) };
      if (findMatches(presentNaturalName(who), query) === undefined) continue;
      found.set(officerId, { ...who, appointments: (found.get(officerId)?.appointments ?? 0) + 1 });
    }
  }
  return [...found.values()];
}
