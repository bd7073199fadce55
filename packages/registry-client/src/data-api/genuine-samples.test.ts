import { describe, expect, it } from 'vitest';
import { sendJson, startLocalServer } from '../testing/local-server.ts';
import { findReference, named, readReference } from '../testing/reference.ts';
import { OPEN_LIMITER, TEST_KEY } from '../testing/registry-key.ts';
import type { Fetched } from '../registry-failure.ts';
import { createDataApiClient, type DataApiClient } from './data-api-client.ts';
import type { LinkedCompany } from './company-profile.ts';

const company: LinkedCompany = {
  number: '01234567',
  links: {
    self: '/company/01234567',
    filingHistory: '/filings',
    officers: '/officers',
    pscs: '/pscs',
    pscStatements: '/statements',
    charges: '/charges',
    insolvency: '/insolvency',
    registers: '/registers',
    exemptions: '/exemptions',
    ukEstablishments: '/establishments',
  },
};

/** What a call makes of a genuine answer; every page after the first is empty. */
async function readSample<T>(name: string, ask: (client: DataApiClient) => Promise<Fetched<T>>): Promise<T> {
  const sample: unknown = JSON.parse(readReference(`registry/public-api/samples/${name}`));
  await using server = await startLocalServer((_, response, turn) =>
    sendJson(response, turn === 0 ? sample : { items: [] }),
  );
  const client = createDataApiClient({ baseUrl: server.url, apiKey: TEST_KEY, limiter: OPEN_LIMITER });
  const reply = await ask(client);
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  expect(reply.raw).toBeDefined();
  return reply.value;
}

describe.skipIf(!findReference())(named('the genuine samples of the public data API'), () => {
  it('a live profile is read with its string dates and null region', async () => {
    const profile = await readSample('live/company-profile-08957400.json', (client) =>
      client.companyProfile('08957400'),
    );
    expect(profile).toMatchObject({
      number: '08957400',
      name: 'CANDOUR GROUP LIMITED',
      registeredOffice: { line1: '71 New Dover Road', region: undefined },
      accounts: { referenceDay: 31, referenceMonth: 3, nextDue: '2021-03-31', lastMadeUpTo: '2019-03-31' },
      confirmationStatement: { lastMadeUpTo: '2020-03-25', nextDue: '2021-04-08', isOverdue: false },
      previousNames: [{ name: 'LONDON & KENT ESTATES LIMITED', until: '2020-04-20' }],
      links: { officers: '/company/08957400/officers', charges: undefined },
    });
  });

  it.each([
    'live/company-profile-08957400-with-last-accounts-type.json',
    'official-tests/company-profile-00006402-liquidation.json',
    'official-tests/company-profile-00006408-liquidated-charges.json',
  ])('the profile %s is read', async (name) => {
    const profile = await readSample(name, (client) => client.companyProfile('1'));
    expect(profile.number).toMatch(/^\w{8}$/);
    expect(profile.links.self).toBe(`/company/${profile.number}`);
  });

  it('officers are read though a secretary has no appointment date and no link', async () => {
    const officers = await readSample('live/officers-04475590.json', (client) => client.officers(company));
    expect(officers).toMatchObject({ activeCount: 3, resignedCount: 4 });
    expect(officers.items[0]).toMatchObject({
      role: 'secretary',
      appointedOn: undefined,
      self: undefined,
      nameParts: { surname: 'GARSDALE', forenames: 'Alex' },
    });
    expect(officers.items[1]?.dateOfBirth).toEqual({ month: 1, year: 1970 });
    const more = await readSample('official-tests/officers-list.json', (client) => client.officers(company));
    expect(more.items.length).toBeGreaterThan(0);
  });

  it('PSCs are read', async () => {
    const pscs = await readSample('live/psc-list-04053514.json', (client) => client.pscs(company));
    expect(pscs.items[0]).toMatchObject({
      kind: 'individual',
      isCeased: true,
      naturesOfControl: ['significant-influence-or-control'],
      nameParts: { title: 'Mr', surname: 'ASHDOWN' },
    });
    const listed = await readSample('official-tests/psc-list.json', (client) => client.pscs(company));
    expect(listed.items.every((psc) => psc.kind !== 'unknown')).toBe(true);
    const none = await readSample('official-tests/psc-list-empty.json', (client) => client.pscs(company));
    expect(none).toEqual({ items: [], activeCount: 0, ceasedCount: 0 });
  });

  it('PSC statements keep the spelling of the registry', async () => {
    const statements = await readSample('official-tests/psc-statements-list.json', (client) =>
      client.pscStatements(company),
    );
    expect(statements[0]?.statement).toBe('no-individual-or-entity-with-signficant-control');
  });

  it('charges are read and counted', async () => {
    const charges = await readSample('live/charges-pfb-hire.json', (client) => client.charges(company));
    expect(charges).toMatchObject({ totalCount: 9, satisfiedCount: 1, outstandingCount: 8 });
    expect(charges.items[0]).toMatchObject({
      code: '073103900009',
      status: 'outstanding',
      particulars: {
        containsFixedCharge: true,
        floatingChargeCoversAll: true,
        containsNegativePledge: false,
      },
      classification: { description: 'A registered charge' },
    });
    const older = await readSample('official-tests/charges-list.json', (client) => client.charges(company));
    expect(older.items[0]?.securedDetails?.type).toBe('amount-secured');
  });

  it('filing history is read, milliseconds and lists of subcategories too', async () => {
    const history = await readSample('live/filing-history-pfb-hire.json', (client) =>
      client.filingHistory(company),
    );
    const all = history.items;
    expect(all[0]).toMatchObject({ type: 'GAZ2', barcode: undefined, pages: 1 });
    expect(all.find((item) => item.resolutions.length > 0)?.resolutions[0]?.subcategories).toEqual([
      'voluntary',
      'resolution',
    ]);
    expect(all.find((item) => item.associatedFilings.length > 0)?.associatedFilings[0]?.actionDate).toBe(
      '2015-10-27',
    );
    expect(all.every((item) => item.descriptionKey !== undefined)).toBe(true);
  });

  it('a search is read though names are missing and blanks doubled', async () => {
    const found = await readSample('live/search-companies-you.json', (client) =>
      client.searchCompanies({ query: 'you', itemsPerPage: 100 }),
    );
    expect(found.items[0]).toMatchObject({ number: '04475590', name: 'YOU LIMITED', type: 'ltd' });
    expect(found.hasMore).toBe(true);
  });

  it('insolvency and exemptions are read', async () => {
    const cases = await readSample('live/insolvency-compulsory-liquidation.json', (client) =>
      client.insolvency(company),
    );
    expect(cases[0]).toMatchObject({
      type: 'compulsory-liquidation',
      practitioners: [{ role: 'practitioner' }],
    });
    const exemptions = await readSample('official-tests/exemptions.json', (client) =>
      client.exemptions(company),
    );
    expect(exemptions).toEqual([
      { type: 'psc-exempt-as-trading-on-regulated-market', from: '2018-12-19', until: '2022-12-19' },
    ]);
  });
});
