import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activity, person, personDetail } from '../../platform/database/schema.ts';
import { importWithPeople, peopleOf, personOfId, register } from '../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../testing/test-api.ts';
import { keepPeopleOf } from './keep-people.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' };
const otto = { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' };
const [first, second, third] = ['09990002', '09990007', '09990018'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const nameOf = ({ name }: { name: string }) => name;

async function giveReach(account: TestAccount, agent: TestPerson, companyIds: readonly string[]) {
  await api.server.platform.database.transaction({ as: 'maintenance' }, async (tx) => {
    for (const companyId of companyIds)
      await tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${companyId})`);
  });
}

const decide = (by: TestPerson, matchId: string, isSame: boolean) =>
  by.call('POST', '/api/People/DecidePersonMatch', { matchId, isSame });

const part = (by: TestPerson, personId: string, role: object) => {
  const { companyId, register: name, registerKey } = role as Record<string, string>;
  const body = { personId, companyId, register: name, registerKey, why: 'Father and son' };
  return by.call('POST', '/api/People/EndPersonRole', body);
};

/** Two companies whose registers each name a Mara Quill of one address, who is nobody's same officer. */
async function twoQuills(account: TestAccount) {
  await register(api, first, { directors: [mara, otto] });
  await register(api, second, { directors: [mara] });
  const companies = [
    await importWithPeople(api, account, first),
    await importWithPeople(api, account, second),
  ] as const;
  const { matches } = await peopleOf(account.main);
  return { companies, match: matches[0] };
}

describe('the people of the books', () => {
  it('are one row for each, with the officer and PSC of one company as one', async () => {
    const account = await api.newAccount();
    await register(api, first, { directors: [mara, otto], pscs: [mara] });
    const companyId = await importWithPeople(api, account, first);
    const { entity, total, matches } = await peopleOf(account.main);
    expect(entity.map(nameOf)).toEqual(['BRAND, Otto', 'QUILL, Mara']);
    expect([total, matches]).toEqual([2, []]);
    expect(entity[1]).toMatchObject({
      companies: 1,
      kind: 'human',
      roleText: 'Director, person with significant control',
      verification: expect.any(String),
    });
    const { body } = await personOfId(account.main, entity[1].personId);
    expect(body.entity[0]).toMatchObject({
      name: 'QUILL, Mara',
      companiesElsewhere: 0,
      roles: [
        { companyId, register: 'officer', roleText: 'Director', isCurrent: true },
        { companyId, register: 'psc', isCurrent: true },
      ],
    });
    // Either may be the one that the person began with.
    const links = body.entity[0].roles.map(({ link }: { link: object | null }) => link);
    expect(links.filter((link: object | null) => link !== null)).toMatchObject([
      { rule: 'same-company', linkedBy: null },
    ]);
    expect((await peopleOf(account.main, '&text=quill')).entity.map(nameOf)).toEqual(['QUILL, Mara']);
    expect((await peopleOf(account.main, '&text=%25')).entity).toEqual([]);
  });

  it('are taken from the books once, however often and by how many at once', async () => {
    const account = await api.newAccount();
    await register(api, first, { directors: [mara, otto], pscs: [mara] });
    const companyId = await importWithPeople(api, account, first);
    const before = await peopleOf(account.main);
    const { database } = api.server.platform;
    const owner = { accountId: account.accountId, companyId };
    await database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`update person_filling set asked = asked + 1 where company_id = ${companyId}`),
    );
    await Promise.all([1, 2, 3].map(() => keepPeopleOf(api.server.platform, owner)));
    expect(await peopleOf(account.main)).toEqual(before);
    const [persons, versions] = await database.transaction(
      { as: 'account', accountId: account.accountId },
      async (tx) => [await tx.select().from(person), await tx.select().from(personDetail)],
    );
    expect([persons?.length, versions?.length]).toEqual([3, 3]);
  });

  it('are kept as they were before a change of the register', async () => {
    const account = await api.newAccount();
    await register(api, third, { directors: [{ ...mara, officerId: 'M'.repeat(27) }] });
    const companyId = await importWithPeople(api, account, third);
    const found = api.registry.register.findCompany(third);
    const [officer] = found?.officers ?? [];
    await api.registry.admin('PATCH', `companies/${third}`, {
      officers: [{ ...officer, person: { ...officer?.person, nationality: 'Irish' } }],
    });
    const refreshed = await account.main.call('POST', '/api/CompanyInformation/RefreshCompany', {
      companyId,
    });
    expect(refreshed.status).toBe(200);
    await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId });
    const [{ personId }] = (await peopleOf(account.main)).entity;
    const [role] = (await personOfId(account.main, personId)).body.entity[0].roles;
    expect(role.details).toMatchObject([
      { replacedAt: null, particulars: expect.arrayContaining([{ label: 'Nationality', value: 'Irish' }]) },
      {
        replacedAt: expect.any(String),
        particulars: expect.arrayContaining([{ label: 'Nationality', value: 'British' }]),
      },
    ]);
  });

  it('are linked at once where the registry has one officer for two companies', async () => {
    const account = await api.newAccount();
    const known = { ...mara, officerId: 'Q'.repeat(27) };
    await register(api, first, { directors: [known] });
    await register(api, second, { directors: [known] });
    await importWithPeople(api, account, first);
    await importWithPeople(api, account, second);
    expect((await peopleOf(account.main)).entity).toMatchObject([{ name: 'QUILL, Mara', companies: 2 }]);
  });

  it('stay apart where somebody has taken out what a rule had linked', async () => {
    const account = await api.newAccount();
    const known = { ...mara, officerId: 'R'.repeat(27) };
    await register(api, first, { directors: [known] });
    await register(api, second, { directors: [known] });
    const companyId = await importWithPeople(api, account, first);
    await importWithPeople(api, account, second);
    const [{ personId }] = (await peopleOf(account.main)).entity;
    const { roles } = (await personOfId(account.main, personId)).body.entity[0];
    expect((await part(account.main, personId, roles[0])).status).toBe(200);
    const { database } = api.server.platform;
    await database.transaction({ as: 'maintenance' }, async (tx) => {
      await tx.execute(sql`update person_filling set asked = asked + 1 where company_id = ${companyId}`);
      await tx.execute(sql`update person_detail set role = 'Changed' where company_id = ${companyId}`);
    });
    await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId });
    const { entity, matches } = await peopleOf(account.main);
    expect([entity.length, matches.length]).toEqual([2, 0]);
  });

  it('are never linked by rule where one of them is protected', async () => {
    const account = await api.newAccount();
    const known = { ...mara, officerId: 'P'.repeat(27) };
    await register(api, first, { directors: [known] });
    await register(api, second, { directors: [known] });
    const companyId = await importWithPeople(api, account, first);
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`update person_detail set protection = 'protected' where company_id = ${companyId}`),
    );
    await importWithPeople(api, account, second);
    const { entity, matches } = await peopleOf(account.main);
    expect(entity.map(nameOf)).toEqual(['QUILL, Mara', 'QUILL, Mara']);
    expect(matches).toEqual([]);
  });
});

describe('two who may be the same', () => {
  it('are proposed with the evidence, and one person once somebody says so', async () => {
    const account = await api.newAccount();
    const { match, companies } = await twoQuills(account);
    expect(match).toMatchObject({ one: { name: 'QUILL, Mara' }, other: { name: 'QUILL, Mara' } });
    expect(match.evidence.length).toBeGreaterThan(0);
    const { status, body } = await decide(account.main, match.matchId, true);
    expect(status).toBe(200);
    const { entity, matchCount } = await peopleOf(account.main, '&text=quill');
    expect(entity).toMatchObject([{ personId: body.entity[0].personId, companies: 2 }]);
    expect(matchCount).toBe(0);
    const shown = (await personOfId(account.main, body.entity[0].personId)).body.entity[0];
    expect(shown.roles.map(({ companyId }: { companyId: string }) => companyId).toSorted()).toEqual(
      [...companies].toSorted(),
    );
    expect((await decide(account.main, match.matchId, true)).status).toBe(404);
    const { database } = api.server.platform;
    const done = await database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx.select({ subject: activity.subject }).from(activity).where(eq(activity.action, 'person.joined')),
    );
    expect(done).toEqual([{ subject: 'QUILL, Mara' }]);
  });

  it('read after a parting as they did before they were joined, byte for byte, whichever role is taken out', async () => {
    for (const taken of [0, 1]) {
      const account = await api.newAccount();
      const { match } = await twoQuills(account);
      const ids = [match.one.personId, match.other.personId];
      const read = () =>
        Promise.all(ids.map(async (id) => JSON.stringify((await personOfId(account.main, id)).body)));
      const before = await read();
      const { body } = await decide(account.main, match.matchId, true);
      const { personId } = body.entity[0];
      expect(await read()).not.toEqual(before);
      const { roles } = (await personOfId(account.main, personId)).body.entity[0];
      expect((await part(account.main, personId, roles[taken])).status).toBe(200);
      expect(await read()).toEqual(before);
      expect((await peopleOf(account.main)).matches).toEqual([]);
    }
  });

  it('are not proposed again once somebody has said that they are not', async () => {
    const account = await api.newAccount();
    const { match, companies } = await twoQuills(account);
    expect((await decide(account.main, match.matchId, false)).status).toBe(200);
    const { database } = api.server.platform;
    await database.transaction({ as: 'maintenance' }, async (tx) => {
      await tx.execute(sql`update person_filling set asked = asked + 1 where company_id = ${companies[0]}`);
      await tx.execute(sql`update person_detail set role = 'Changed' where company_id = ${companies[0]}`);
    });
    await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId: companies[0] });
    const { matches, entity } = await peopleOf(account.main, '&text=quill');
    expect([matches.length, entity.length]).toEqual([0, 2]);
  });
});

describe('a limited user', () => {
  it('sees of a person what belongs to companies in reach, and how many others there are', async () => {
    const account = await api.newAccount();
    const { match, companies } = await twoQuills(account);
    const { personId } = (await decide(account.main, match.matchId, true)).body.entity[0];
    const agent = await account.addAgent(['viewCompany', 'editCompany']);
    expect((await peopleOf(agent)).entity).toEqual([]);
    expect((await personOfId(agent, personId)).status).toBe(404);
    await giveReach(account, agent, [companies[1]]);
    const { entity, all } = await peopleOf(agent);
    expect([entity.map(nameOf), all, entity[0].companies]).toEqual([['QUILL, Mara'], 1, 1]);
    const { body } = await personOfId(agent, personId);
    expect(body.entity[0]).toMatchObject({ companiesElsewhere: 1, roles: [{ companyId: companies[1] }] });
    expect(JSON.stringify(body)).not.toContain(companies[0]);
  });

  it('decides on nobody of a company out of reach', async () => {
    const account = await api.newAccount();
    const { match, companies } = await twoQuills(account);
    const agent = await account.addAgent(['viewCompany', 'editCompany']);
    await giveReach(account, agent, [companies[0]]);
    expect(await peopleOf(agent)).toMatchObject({ matches: [], matchCount: 0 });
    expect((await decide(agent, match.matchId, true)).status).toBe(404);
  });

  it('is told nothing of companies out of reach, whichever these are', async () => {
    const account = await api.newAccount();
    const shared = { ...mara, officerId: 'S'.repeat(27) };
    const books = [
      { number: first, directors: [shared, otto], pscs: [mara] },
      { number: second, directors: [mara, { ...otto, officerId: 'T'.repeat(27) }] },
      { number: third, directors: [shared], pscs: [otto] },
      { number: '09990016', directors: [{ ...otto, officerId: 'T'.repeat(27) }] },
    ];
    const companies: { companyId: string; words: string[] }[] = [];
    for (const { number, ...people } of books) {
      await register(api, number, people);
      const companyId = await importWithPeople(api, account, number);
      const name = api.registry.register.findCompany(number)?.name ?? number;
      companies.push({ companyId, words: [companyId, number, name] });
    }
    const proposed = (await peopleOf(account.main)).matches;
    if (proposed[0]) await decide(account.main, proposed[0].matchId, true);
    const everybody = (await peopleOf(account.main)).entity.map(
      ({ personId }: { personId: string }) => personId,
    );
    // Every part of four companies but all of them.
    for (let reach = 0; reach < 15; reach += 1) {
      const agent = await account.addAgent(['viewCompany', 'editCompany']);
      const inReach = companies.filter((_, place) => (reach & (1 << place)) !== 0);
      await giveReach(
        account,
        agent,
        inReach.map(({ companyId }) => companyId),
      );
      const list = await peopleOf(agent);
      const pages = await Promise.all(everybody.map((id: string) => personOfId(agent, id)));
      const others = await Promise.all([
        agent.call('GET', '/api/People/FindPeople?text=a'),
        ...everybody.map((id: string) =>
          agent.call('POST', '/api/People/ShowPersonSecrets', { personId: id }),
        ),
      ]);
      const told = JSON.stringify([list, [...pages, ...others].map(({ body }) => body)]);
      for (const { companyId, words } of companies)
        if (!inReach.some((each) => each.companyId === companyId))
          for (const word of words) expect(told, `reach ${reach}`).not.toContain(word);
      const seen = new Set(list.entity.map(({ personId }: { personId: string }) => personId));
      const found = everybody.filter((_: string, place: number) => pages[place]?.status === 200);
      expect(new Set(found)).toEqual(seen);
    }
  });
});
