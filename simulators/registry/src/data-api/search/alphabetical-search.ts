import type { SearchEntry } from '../../register/company-register.ts';
import type { Registry } from '../../app.ts';
import { badSize, findNeighbours, type NeighbourQuery, readSize, toAlphaKey } from './neighbours.ts';

export function addAlphabeticalSearch({ app, register }: Registry): void {
  app.get<{ Querystring: NeighbourQuery }>('/alphabetical-search/companies', async ({ query }, reply) => {
    const size = readSize(query.size);
    if (size === undefined) return reply.code(422).type('text/plain').send(badSize);
    if (query.q === undefined || query.q === '') return reply.code(404).send();
    const found = findNeighbours([...register.searchEntries()], query, size);
    if (found === undefined) return reply.code(404).send();
    return {
      kind: 'search#alphabetical-search',
      top_hit: presentEntry(found.top),
      items: found.items.map(presentEntry),
    };
  });
}

function presentEntry(entry: SearchEntry) {
  const { status, type } = entry.summary();
  return {
    kind: 'search-results#alphabetical-search',
    company_name: entry.name,
    company_number: entry.number,
    company_status: status,
    company_type: type,
    ordered_alpha_key_with_id: toAlphaKey(entry),
    links: { company_profile: `/company/${entry.number}` },
  };
}
