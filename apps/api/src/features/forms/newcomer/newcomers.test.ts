import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCompany } from '../../../testing/imported-company.ts';
import { importWithPeople, register } from '../../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../../testing/test-api.ts';
import { keepPeopleOf } from '../../../workflows/keep-people/keep-people.ts';
import { formOf, type FormTest, registerOwnCompany, startFormOf } from '../form.fixture.ts';

const home = { premises: 'Hollyhock Cottage', line1: 'Mill Lane', locality: 'Leeds', country: 'England' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const find = (by: TestPerson, query: string) => by.call('GET', `/api/People/FindPeople?${query}`);

/** A company of the account whose code has opened the homes of its officers, and the page of one of them. */
async function withDirector(account: TestAccount) {
  const number = registerOwnCompany(api);
  const company = api.registry.register.findCompany(number);
  for (const { person } of company?.officers ?? []) Object.assign(person ?? {}, { residentialAddress: home });
  if (company !== undefined) api.registry.register.save(company);
  const companyId = await importCompany(account.main, number, 'BAKE01');
  await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId });
  const [found] = (await find(account.main, 'text=nora%20harcastle&kind=human')).body.entity;
  return { companyId, found, personId: String(found.personId) };
}

async function fill(
  by: TestPerson,
  { filingId, get }: Pick<FormTest, 'filingId' | 'get'>,
  known: { personId: string; roles?: string[] },
) {
  const [{ version, activeStep }] = (await get()).body.entity;
  return by.call('POST', '/api/Forms/FillForm', { filingId, version, activeStep, ...known });
}

/** A form of a company on whose registers the director is not. */
const begin = async (account: TestAccount, form: string, origin?: object) =>
  startFormOf(account, {
    companyId: await importCompany(account.main, registerOwnCompany(api, '09990018')),
    form,
    origin,
  });

describe('somebody already in the books', () => {
  it('is told from others of the name by birth and places', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' };
    await register(api, '09990002', { directors: [mara] });
    await register(api, '09990007', { directors: [{ ...mara, dateOfBirth: '1991-08-30' }], pscs: [mara] });
    await importWithPeople(api, account, '09990002');
    await importWithPeople(api, account, '09990007');
    const { body } = await find(main, 'text=quill+m');
    expect(body.entity.map(({ born }: { born: object }) => born)).toEqual(
      expect.arrayContaining([
        { month: 5, year: 1970 },
        { month: 8, year: 1991 },
      ]),
    );
    for (const { places } of body.entity) expect(places[0]).toMatch(/^(Director|Individual.*|Person.*) of /);
    expect((await find(main, 'text=quill&kind=body')).body.entity).toEqual([]);
    expect((await find(main, 'text=%25')).body.entity).toEqual([]);
    expect((await find(main, 'text=%20')).status).toBe(400);
  });

  it('fills the appointment in, the sealed answers from seal to seal', async () => {
    const account = await api.newAccount();
    const { personId, found } = await withDirector(account);
    expect(found).toMatchObject({ kind: 'human', born: { month: 5, year: 1979 }, protection: 'none' });
    const form = await begin(account, 'AP01');
    await form.save({
      'officer.name.surname': 'Another',
      dateOfBirth: '1990-01-01',
      appointedOn: '2026-11-20',
    });
    const filled = await fill(account.main, form, { personId });
    expect(filled.status).toBe(200);
    const [{ answers, secretsHeld }] = filled.body.entity;
    expect(answers).toMatchObject({
      'officer.name.forename': 'Nora',
      'officer.name.otherForenames': 'Jane',
      'officer.nationalities.0': 'British',
      'officer.serviceAddress.kind': 'address',
      'officer.residence.kind': 'protected-address',
      appointedOn: '2026-11-20',
    });
    expect(answers['officer.name.surname'].toUpperCase()).toBe('HARCASTLE');
    expect(secretsHeld.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['dateOfBirth', 'residentialAddress.premise']),
    );
    expect(JSON.stringify(filled.body)).not.toMatch(/1979-05-22|Hollyhock/);
    const { version } = filled.body.entity[0];
    const opened = await account.main.call('POST', '/api/Forms/ShowFormSecrets', {
      filingId: form.filingId,
      version,
    });
    expect(opened.body.entity).toEqual(
      expect.arrayContaining([
        { path: 'dateOfBirth', value: '1979-05-22' },
        { path: 'residentialAddress.premise', value: 'Hollyhock Cottage' },
      ]),
    );
  });

  it('is added to those who form a company, with the code that is held, which nobody else may have there', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { personId } = await withDirector(account);
    const codes = [{ personId, personalCode: 'QXB12345678' }];
    await main.call('POST', '/api/People/KeepPersonalCodes', { codes });
    const company = { companyName: 'QUAYSIDE BAKING LIMITED', companyType: 'BYSHR', country: 'EW' };
    const begun = await main.call('POST', '/api/CompanyInformation/FormCompany', company);
    const form = formOf(main, begun.body.entity[0]);
    expect((await fill(main, form, { personId, roles: ['psc', 'director'] })).status).toBe(200);
    const saved = await form.save({
      'people.1.kind': 'person',
      'people.1.name.forename': 'Somebody',
      'people.1.name.surname': 'Else',
      'people.1.roles': 'director',
      'people.1.dateOfBirth': '1990-01-01',
      'people.1.personalCode': 'QXB12345678',
    });
    const [{ answers, secretsHeld, errors }] = saved.body.entity;
    expect(answers['people.0.name.surname'].toUpperCase()).toBe('HARCASTLE');
    expect(answers['people.0.roles']).toBe('director,psc');
    expect(secretsHeld.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['people.0.dateOfBirth', 'people.0.personalCode']),
    );
    expect(errors).toContainEqual(
      expect.objectContaining({ path: 'people.1.personalCode', code: 'held-for-another', step: 'person-2' }),
    );
    expect(errors.map(({ path }: { path: string }) => path)).not.toContain('people.0.personalCode');
  });

  it('begins a form in another company, by the same origin', async () => {
    const account = await api.newAccount();
    const { personId } = await withDirector(account);
    const [officer, psc] = [
      await begin(account, 'AP01', { personId }),
      await begin(account, 'PSC01', { personId }),
    ];
    const [ofOfficer] = (await officer.get()).body.entity;
    const [ofPsc] = (await psc.get()).body.entity;
    expect(ofOfficer.answers['officer.name.forename']).toBe('Nora');
    expect(ofPsc.answers['psc.name.forename']).toBe('Nora');
    expect(ofPsc.secretsHeld.map(({ path }: { path: string }) => path)).toContain('dateOfBirth');
  });

  it('is nobody for a form of bodies, nor for one that introduces nobody', async () => {
    const account = await api.newAccount();
    const { personId, companyId } = await withDirector(account);
    const start = (form: string) =>
      account.main.call('POST', '/api/Forms/StartForm', { companyId, form, origin: { personId } });
    for (const form of ['AP02', 'AD01']) {
      const { status, body } = await start(form);
      expect([status, body.code]).toEqual([409, 'form-not-offered']);
    }
  });

  it('keeps a protected home where it is, and is filed on paper where everything is protected', async () => {
    const account = await api.newAccount();
    const { personId, companyId } = await withDirector(account);
    const protect = (level: string) =>
      api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
        tx.execute(sql`update person_detail set protection = ${level} where company_id = ${companyId}`),
      );
    await protect('protected');
    const [{ secretsHeld, answers }] = (await (await begin(account, 'AP01', { personId })).get()).body.entity;
    expect(secretsHeld.map(({ path }: { path: string }) => path)).toEqual(['dateOfBirth']);
    expect(answers['officer.residence.kind']).toBeUndefined();
    await protect('super-secure');
    const order = { companyId, form: 'AP01', origin: { personId } };
    const { status, body } = await account.main.call('POST', '/api/Forms/StartForm', order);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('on paper only')]);
  });

  it('is nobody to those who reach none of their companies', async () => {
    const account = await api.newAccount();
    const { personId } = await withDirector(account);
    const form = await begin(account, 'AP01');
    const agent = await account.addAgent(['viewCompany', 'editCompany']);
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${form.companyId})`),
    );
    expect((await find(agent, 'text=harcastle')).body.entity).toEqual([]);
    const refused = await fill(agent, form, { personId });
    expect(refused.status).toBe(404);
    const stranger = await api.newAccount();
    expect((await find(stranger.main, 'text=harcastle')).body.entity).toEqual([]);
  });
});
