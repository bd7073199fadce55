import { columnsOf, filesUnder, findSecrets, type Source } from '@statbook/testkit';
import { afterAll, expect, it } from 'vitest';
import { fillIn } from '../features/forms/filed-notice.fixture.ts';
import { startFormOf } from '../features/forms/form.fixture.ts';
import { importNoticeCompany, type NoticeCompany } from '../features/forms/notice-company.fixture.ts';
import { sessionOf } from '../platform/database/database.ts';
import { untilState } from '../testing/queued-filing.ts';
import { fetchFile } from '../testing/make-call.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/test-api.ts';
import { keepPeopleOf } from '../workflows/keep-people/keep-people.ts';
import { contentsOf, readEverything } from './every-reading.ts';

/** Each street is that of one home, and stands nowhere else on the register or in our books. */
const homes = {
  'home of a director': 'Quietmere Hollow',
  'home of a protected director': 'Sablewick Rise',
  'home of a PSC': 'Larkenfold Wynd',
  'home of a super-secure PSC': 'Thornapple Steps',
  'home of somebody who is appointed': 'Wintergreen Ginnel',
  'home of somebody who moves': 'Marrowfield Mews',
};

/** The register of its own: what is filed there changes it for everybody. */
let started: TestApi | undefined;
afterAll(async () => started?.close());

it('where somebody lives stands in no reply, export, document, mail, log line, column or file', async () => {
  const api = (started = await startTestApi());
  const { config, database } = api.server.platform;
  const account = await api.newAccount();
  const company = await importNoticeCompany(api, account);
  await moveIn(api, account, company);
  const asked = await fileHomes(api, account, company);
  const people = (await account.main.call('GET', '/api/People/GetPeople?pageSize=200')).body.entity;
  const protectedId = personOf(people, /WREN, Alba/);
  const protecting = await account.main.call('POST', '/api/People/ProtectPerson', {
    personId: protectedId,
    protection: 'protected',
    keepsLinks: true,
    why: 'Decision of 3 March 2026',
  });
  expect(protecting.status, JSON.stringify(protecting.body)).toBe(200);

  const replies = await readEverything({
    url: api.url,
    by: account.main,
    asked: {
      companyId: [company.companyId],
      companyNumber: [company.number],
      personId: people.map(({ personId }: { personId: string }) => personId),
      filingId: asked.filingIds,
      text: ['wren'],
      search: [''],
      searchQuery: ['wren'],
    },
  });
  const drawings = await readDrawings(api, account);
  expect(drawings.length).toBeGreaterThan(2);
  const columns = await columnsOf((sql) =>
    database.transaction({ as: 'maintenance' }, (tx) => sessionOf(tx).query(sql)),
  );
  const logs = api.logLines().map((content, index) => ({ place: `log line ${index + 1}`, content }));
  const mails = await fetch(`${api.mail.url}/messages`);
  const mail = { place: 'mail', content: await mails.text() };
  const files = filesUnder(config.dataDir, ['secrets.key']);
  expect(replies.filter(({ place }) => place.endsWith(' 200')).length).toBeGreaterThan(120);
  const all: Source[] = [...replies, ...drawings, ...columns, ...logs, mail, ...files];
  const findings = findSecrets(all, { ...homes, ...inCapitals }).filter(({ secret }) =>
    /^home/i.test(secret),
  );
  expect(findings).toEqual([]);
  // The search is no empty promise: asked for, and written down, a home is shown.
  const shown = await account.main.call('POST', '/api/People/ShowPersonSecrets', {
    personId: personOf(people, /WREN, Basil/),
  });
  expect(findSecrets([{ place: 'asked for', content: JSON.stringify(shown.body) }], homes)).toHaveLength(1);
}, 180_000);

/** What was drawn while everything was read, as it is kept. */
async function readDrawings({ url }: TestApi, { main }: TestAccount): Promise<Source[]> {
  const { entity } = (await main.call('GET', '/api/Documents/GetDocuments?kind=drawn&pageSize=200')).body;
  const sources: Source[] = [];
  for (const { documentId, name } of entity) {
    const file = await fetchFile(url, 'getDrawnDocument', { token: main.token, given: { documentId } });
    const contents = await contentsOf(new Uint8Array(await file.arrayBuffer()));
    sources.push(...contents.map((content) => ({ place: `drawn ${name}`, content })));
  }
  return sources;
}

const inCapitals = Object.fromEntries(
  Object.entries(homes).map(([name, street]) => [`${name}, in capitals`, street.toUpperCase()]),
);

const personOf = (people: readonly { name: string; personId: string }[], name: RegExp): string =>
  people.find((each) => name.test(each.name))?.personId ?? '';

/** People of the register whose homes it knows, read with the authentication code of the company. */
async function moveIn(api: TestApi, account: TestAccount, { companyId, number }: NoticeCompany) {
  const { register } = api.registry;
  const company = register.findCompany(number);
  if (company === undefined) throw new Error('The company is gone.');
  const service = { premises: '9', line1: 'Almonry Close', locality: 'Evesham', postalCode: 'WR11 4BG' };
  const person = (forename: string, street: string) => ({
    forename,
    surname: 'Wren',
    dateOfBirth: '1979-04-02',
    nationality: 'British',
    countryOfResidence: 'England',
    serviceAddress: { ...service, country: 'England' },
    residentialAddress: { ...service, line1: street, country: 'England' },
  });
  const director = (forename: string, street: string, at: string) => ({
    id: at.repeat(27),
    officerId: at.toUpperCase().repeat(27),
    role: 'director' as const,
    appointedOn: '2019-02-04',
    person: person(forename, street),
  });
  const psc = (forename: string, street: string, at: string) => ({
    id: at.repeat(27),
    notifiedOn: '2019-02-04',
    natures: ['significant-influence-or-control'],
    person: person(forename, street),
  });
  register.save({
    ...company,
    officers: [
      ...company.officers,
      director('Basil', homes['home of a director'], 'm'),
      director('Alba', homes['home of a protected director'], 'n'),
    ],
    pscs: [
      ...company.pscs,
      { ...psc('Cosmo', homes['home of a PSC'], 'p'), kind: 'individual' as const },
      { ...psc('Dora', homes['home of a super-secure PSC'], 'q'), kind: 'super-secure' as const },
    ],
  });
  const refreshed = await account.main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });
  expect(refreshed.body.entity, JSON.stringify(refreshed.body)).toMatchObject([{ companyDataProblem: null }]);
  await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId });
}

/** Homes that are typed: in a form that was accepted, and in drafts. */
async function fileHomes(api: TestApi, account: TestAccount, company: NoticeCompany) {
  const home = (street: string) => ({ 'residentialAddress.street': street });
  const appointed = await fillIn(api, account, company, 'AP01');
  await appointed.save(home(homes['home of somebody who is appointed']));
  expect((await appointed.submit()).status).toBe(200);
  const key = { accountId: account.accountId, filingId: appointed.filingId };
  await untilState(api.server.platform, key, 'accepted', 'rejected');
  const draft = await fillIn(api, account, company, 'PSC01');
  await draft.save(home(homes['home of somebody who is appointed']));
  const moving = await startFormOf(account, {
    companyId: company.companyId,
    form: 'CH01',
    origin: { officerId: 'm'.repeat(27) },
  });
  await moving.save({
    changes: 'residence',
    changedOn: '2026-11-18',
    'officer.change.residence.kind': 'protected-address',
    'officer.change.residence.secured': 'no',
    'residentialAddress.premise': '31',
    ...home(homes['home of somebody who moves']),
    'residentialAddress.postTown': 'Bristol',
    'residentialAddress.country': 'GB-ENG',
    'residentialAddress.postcode': 'BS1 5LJ',
  });
  return { filingIds: [appointed.filingId, draft.filingId, moving.filingId] };
}
