import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerOwnCompany } from '../../features/forms/form.fixture.ts';
import { activity } from '../../platform/database/schema.ts';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { importWithPeople, peopleOf, personOfId, register } from '../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../testing/test-api.ts';
import { keepPeopleOf } from './keep-people.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11', officerId: 'M'.repeat(27) };
const [first, second, third] = ['09990002', '09990007', '09990018'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const protect = (by: TestPerson, personId: string, more: object = {}) =>
  by.call('POST', '/api/People/ProtectPerson', {
    personId,
    protection: 'protected',
    keepsLinks: false,
    why: 'Order of 3 March 2026',
    ...more,
  });
const release = (by: TestPerson, personId: string) =>
  by.call('POST', '/api/People/EndPersonProtection', { personId, why: 'The order has ended' });
const show = (by: TestPerson, personId: string) =>
  by.call('POST', '/api/People/ShowPersonSecrets', { personId });

/** One person, whom the registry's own id links across two companies, and perhaps a third by the same address. */
async function linked(account: TestAccount) {
  await register(api, first, { directors: [mara] });
  await register(api, second, { directors: [mara] });
  await register(api, third, { directors: [{ ...mara, officerId: 'N'.repeat(27), postalCode: 'LS1 4AP' }] });
  const companies = [
    await importWithPeople(api, account, first),
    await importWithPeople(api, account, second),
    await importWithPeople(api, account, third),
  ];
  const { entity, matchCount } = await peopleOf(account.main, '&text=quill');
  const person = entity.find((each: { companies: number }) => each.companies === 2);
  return { companies, personId: String(person.personId), matchCount };
}

describe('somebody who is said to be protected', () => {
  it('is linked and proposed by no rule, until it is taken back', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { personId, matchCount } = await linked(account);
    expect(matchCount).toBe(1);
    expect((await protect(main, personId)).status).toBe(200);
    const apart = await peopleOf(main, '&text=quill');
    expect([apart.entity.length, apart.matchCount]).toEqual([3, 0]);
    const { body } = await personOfId(main, personId);
    expect(body.entity[0]).toMatchObject({
      protection: 'protected',
      said: { protection: 'protected', why: 'Order of 3 March 2026' },
    });
    expect((await release(main, personId)).status).toBe(200);
    const again = await peopleOf(main, '&text=quill');
    const { protection, said } = (await personOfId(main, personId)).body.entity[0];
    expect([protection, said]).toEqual(['none', null]);
    // The other entry is protected still: it was said of both.
    expect(again.entity.length).toBe(3);
    expect((await release(main, personId)).status).toBe(409);
  });

  it('keeps the roles that somebody has checked, and is one again by the rules once nothing is said', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { personId } = await linked(account);
    expect((await protect(main, personId, { keepsLinks: true })).status).toBe(200);
    const { roles } = (await personOfId(main, personId)).body.entity[0];
    const links = roles.flatMap(({ link }: { link: object | null }) => link ?? []);
    expect([roles.length, links]).toEqual([2, [expect.objectContaining({ rule: 'decided' })]]);
    expect((await peopleOf(main)).matchCount).toBe(0);
    await release(main, personId);
    expect((await peopleOf(main)).matchCount).toBe(1);
  });

  it('goes on paper where everything is protected: no form about them is ready', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { personId, companies } = await linked(account);
    const [companyId = ''] = companies;
    const { officers } = await readRecord(main, 'GetCompanyOfficers', companyId);
    await protect(main, personId, { protection: 'super-secure', keepsLinks: true });
    const origin = { officerId: officers[0].appointmentId };
    const begun = await main.call('POST', '/api/Forms/StartForm', { companyId, form: 'TM01', origin });
    const { filingId } = begun.body.entity[0];
    const { blockers } = (await main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`)).body.entity[0];
    expect(blockers.map(({ code }: { code: string }) => code)).toContain('person-on-paper');
  });

  it('is so for those who see only some of the companies, and by nobody who sees none', async () => {
    const account = await api.newAccount();
    const { personId, companies } = await linked(account);
    const agent = await account.addAgent(['viewCompany', 'editCompany']);
    expect((await protect(agent, personId)).status).toBe(404);
    expect((await release(agent, personId)).status).toBe(404);
    expect((await show(agent, personId)).status).toBe(404);
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${companies[1] ?? ''})`),
    );
    await protect(account.main, personId, { keepsLinks: true });
    const { body } = await personOfId(agent, personId);
    expect(body.entity[0]).toMatchObject({ protection: 'protected', companiesElsewhere: 1 });
  });
});

describe('the sealed details of a person', () => {
  const home = { premises: 'Hollyhock Cottage', line1: 'Mill Lane', locality: 'Leeds', country: 'England' };

  async function withHome(account: TestAccount) {
    const number = registerOwnCompany(api);
    const company = api.registry.register.findCompany(number);
    for (const { person } of company?.officers ?? [])
      Object.assign(person ?? {}, { residentialAddress: home });
    if (company !== undefined) api.registry.register.save(company);
    const companyId = await importCompany(account.main, number, 'BAKE01');
    await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId });
    const [nora] = (await peopleOf(account.main, '&text=nora')).entity;
    return { companyId, personId: String(nora.personId) };
  }

  it('are shown on request, which each company has written down without them', async () => {
    const account = await api.newAccount();
    const { main, accountId } = account;
    const { personId, companyId } = await withHome(account);
    const { hasSecrets } = (await personOfId(main, personId)).body.entity[0];
    expect(hasSecrets).toBe(true);
    const shown = await show(main, personId);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.body.entity[0]).toMatchObject({
      companyId,
      dateOfBirth: '1979-05-22',
      homeAddress: { premises: 'Hollyhock Cottage' },
    });
    const written = await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.select().from(activity).where(eq(activity.action, 'person.secrets-shown')),
    );
    expect(written).toMatchObject([{ actor: `person:${main.userId}`, companyId, details: { personId } }]);
    expect(JSON.stringify(written)).not.toMatch(/Hollyhock|1979/);
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await show(reader, personId)).status).toBe(403);
  });

  it('are the date of birth alone of somebody protected, and nothing where everything is', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { personId } = await withHome(account);
    await protect(main, personId, { keepsLinks: true });
    const [held] = (await show(main, personId)).body.entity;
    expect([held.dateOfBirth, held.homeAddress]).toEqual(['1979-05-22', null]);
    await protect(main, personId, { protection: 'super-secure', keepsLinks: true });
    expect((await show(main, personId)).body.entity).toEqual([]);
  });
});
