import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDepartures } from '../testing/known-departures.ts';
import { type OpenRegistry, openRegistry } from '../testing/open-registry.ts';
import { findReference, readReference } from '../testing/reference.ts';
import { findDepartures, type Schema, type Schemas } from '../testing/shape.ts';

const reference = findReference();
const isNew = (departure: string) => !knownDepartures.some((known) => known.test(departure));

interface Description {
  paths: Record<
    string,
    { get: { responses: Record<string, { content: Record<string, { schema: Schema }> }> } }
  >;
  components: { schemas: Schemas };
}

/** Answers that the description must cover: the path as described, and companies to ask for. */
const asked: [path: string, numbers: string[]][] = [
  [
    '/company/{company_number}',
    ['09990001', '09990011', '09990020', '09990044', 'FC990037', 'BR990038', 'OE990039'],
  ],
  ['/company/{company_number}/registered-office-address', ['09990001', '09990055']],
  ['/company/{company_number}/officers', ['09990016', '09990019', '00990025', 'OC990034', 'OE990039']],
  [
    '/company/{company_number}/persons-with-significant-control',
    ['09990017', '09990019', '09990023', 'OE990039'],
  ],
  ['/company/{company_number}/persons-with-significant-control-statements', ['09990024']],
  ['/company/{company_number}/charges', ['05990070', 'SC990071']],
  ['/company/{company_number}/filing-history', ['02990080', '06990081', '09990044']],
  ['/company/{company_number}/insolvency', ['09990045', '09990048']],
  ['/company/{company_number}/exemptions', ['09990020']],
  ['/company/{company_number}/uk-establishments', ['FC990037']],
];

const searched: [path: string, query: string][] = [
  ['/search/companies', '?q=limited'],
  ['/search/officers', '?q=penhaligon'],
  ['/search', '?q=penhaligon'],
  ['/advanced-search/companies', '?company_status=active'],
  ['/alphabetical-search/companies', '?q=harbour'],
  ['/dissolved-search/companies', '?q=nest&search_type=alphabetical'],
];

describe.skipIf(!reference)(
  `answers have the described shapes${reference ? '' : ' (left out: no reference folder)'}`,
  () => {
    let registry: OpenRegistry;
    let described: Description;
    beforeAll(async () => {
      registry = await openRegistry({ rateLimit: { limit: null, windowSeconds: 300 } });
      described = JSON.parse(readReference(reference ?? '', 'openapi/public-data-api.openapi-3.1.json'));
    });
    afterAll(() => registry.close());

    const check = async (path: string, address: string) => {
      const { body, status } = await registry.get(address);
      expect(status).toBe(200);
      const schema = described.paths[path]?.get.responses['200']?.content['application/json']?.schema ?? {};
      return findDepartures(body, schema, described.components.schemas).filter(isNew);
    };

    it.each(asked)('%s', async (path, numbers) => {
      const found = await Promise.all(
        numbers.map((number) => check(path, path.replace('{company_number}', number))),
      );
      expect([...new Set(found.flat())]).toEqual([]);
    });

    it.each(searched)('%s', async (path, query) => {
      expect([...new Set(await check(path, path + query))]).toEqual([]);
    });
  },
);

describe('paths that the registry documents and never finds', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry();
  });
  afterAll(() => registry.close());

  it.each([
    '/company/09990001/registers',
    '/disqualified-officers/natural/1',
    '/disqualified-officers/corporate/1',
  ])('%s is an empty 404', async (path) => {
    const answer = await registry.get(path);
    expect([answer.status, answer.text]).toEqual([404, '']);
  });
});
