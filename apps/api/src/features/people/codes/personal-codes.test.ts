import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activity } from '../../../platform/database/schema.ts';
import { importWithPeople, peopleOf, personOfId, register } from '../../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../../testing/test-api.ts';

const tobias = { forename: 'Tobias', surname: 'Hale', dateOfBirth: '1970-05-11' };
const otto = { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' };
const [first, second] = ['09990002', '09990007'] as const;
const [code, other] = ['QXA-1234-5678', 'QXZ98765432'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const keep = (by: TestPerson, ...codes: readonly (readonly [personId: string, personalCode: string])[]) =>
  by.call('POST', '/api/People/KeepPersonalCodes', {
    codes: codes.map(([personId, personalCode]) => ({ personId, personalCode })),
  });
const end = (by: TestPerson, personId: string) =>
  by.call('POST', '/api/People/EndPersonalCode', { personId, why: 'It was withdrawn' });
const show = (by: TestPerson, personId: string) =>
  by.call('POST', '/api/People/ShowPersonalCode', { personId });
const heldOf = async (by: TestPerson, personId: string) =>
  (await personOfId(by, personId)).body.entity[0].codeHeld;

/** Tobias and Otto of one company, a Tobias of another with another postcode: nobody proposes that they are one. */
async function threePeople() {
  const account = await api.newAccount();
  await register(api, first, { directors: [tobias, otto] });
  await register(api, second, { directors: [{ ...tobias, postalCode: 'YO1 7HH' }] });
  const companies = [
    await importWithPeople(api, account, first),
    await importWithPeople(api, account, second),
  ] as const;
  const { entity } = await peopleOf(account.main);
  const named = (name: string): string[] =>
    entity
      .filter((each: { name: string }) => each.name === name)
      .map(({ personId }: { personId: string }) => personId);
  const [ottoId = ''] = named('BRAND, Otto');
  const [one = '', two = ''] = named('HALE, Tobias');
  return { account, companies, ottoId, one, two };
}

async function limitedTo(account: TestAccount, companyId: string): Promise<TestPerson> {
  const agent = await account.addAgent(['viewCompany', 'editCompany']);
  await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
    tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
      values (${account.accountId}, ${agent.userId}, ${companyId})`),
  );
  return agent;
}

describe('whose codes are asked for', () => {
  it('are named with each entry of theirs, and the form by which their name changes there', async () => {
    const account = await api.newAccount();
    await register(api, first, { directors: [tobias], pscs: [tobias, otto] });
    const companyId = await importWithPeople(api, account, first);
    const { entity } = (await account.main.call('GET', '/api/People/GetCodeHolders')).body;
    const forms = entity.map(({ name, entries }: { name: string; entries: { form: string }[] }) => [
      name,
      entries.map(({ form }) => form),
    ]);
    expect(forms).toEqual([
      ['BRAND, Otto', ['PSC04']],
      ['HALE, Tobias', ['CH01', 'PSC04']],
    ]);
    const [{ entries }] = entity;
    expect(entries).toEqual([expect.objectContaining({ companyId, register: 'psc' })]);
    const [{ registerKey: pscId }] = entries;
    const body = {
      companyId,
      form: 'PSC04',
      origin: { pscId, answers: { changes: 'name', 'change.name.forename': 'Ottokar' } },
    };
    const [{ filingId }] = (await account.main.call('POST', '/api/Forms/StartForm', body)).body.entity;
    const form = await account.main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`);
    expect(form.body.entity[0].answers).toMatchObject({
      changes: 'name',
      pscId,
      'change.name.forename': 'Ottokar',
      'change.name.surname': 'Brand',
    });
  });
});

describe('the code of a person', () => {
  it('is told as held, with who gave it, and never itself', async () => {
    const { account, ottoId } = await threePeople();
    expect(await heldOf(account.main, ottoId)).toBeNull();
    expect((await keep(account.main, [ottoId, code])).body.entity).toEqual([
      { personId: ottoId, isKept: true, message: null },
    ]);
    const reply = await personOfId(account.main, ottoId);
    expect(reply.body.entity[0].codeHeld).toMatchObject({
      since: expect.any(String),
      source: 'typed',
      givenBy: expect.any(String),
    });
    expect(JSON.stringify(reply.body)).not.toContain('12345678');
  });

  it('is shown on request and ended with a reason, and both are written down without it', async () => {
    const { account, ottoId } = await threePeople();
    await keep(account.main, [ottoId, code]);
    expect((await show(account.main, ottoId)).body.entity).toEqual([{ personalCode: 'QXA12345678' }]);
    expect((await end(account.main, ottoId)).status).toBe(200);
    expect([(await end(account.main, ottoId)).status, (await show(account.main, ottoId)).status]).toEqual([
      409, 409,
    ]);
    expect(await heldOf(account.main, ottoId)).toBeNull();
    const { accountId } = account;
    const rows = await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.select().from(activity),
    );
    const ofCodes = rows.filter(({ action }) => action.startsWith('person.code'));
    expect(ofCodes.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
      'person.code-ended BRAND, Otto',
      'person.code-given BRAND, Otto',
      'person.code-shown BRAND, Otto',
    ]);
    expect(JSON.stringify(rows)).not.toContain('QXA12345678');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is kept where it is right, whatever is wrong with others of the same request', async () => {
    const { account, ottoId, one } = await threePeople();
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { status, body } = await keep(account.main, [ottoId, '12'], [nobody, code], [one, other]);
    expect(status).toBe(200);
    expect(body.entity).toMatchObject([
      { isKept: false, message: expect.stringContaining('11 letters and digits') },
      { isKept: false, message: expect.stringContaining('no role in a company that you see') },
      { isKept: true },
    ]);
  });
});

describe('one code for two people', () => {
  it('is refused by name, and put up so that somebody can say that they are one', async () => {
    const { account, one, two } = await threePeople();
    expect((await peopleOf(account.main)).matches).toEqual([]);
    await keep(account.main, [one, code]);
    const [refused] = (await keep(account.main, [two, code])).body.entity;
    expect(refused).toMatchObject({ isKept: false });
    expect(refused.message).toMatch(
      /^This code is held for HALE, Tobias \(.+\)\. A code belongs to one person\. If they are one person, say so under People first\.$/,
    );
    const { matches } = await peopleOf(account.main);
    expect(matches).toMatchObject([{ evidence: ['Same personal code', 'Same name: HALE, Tobias'] }]);
    const body = { matchId: matches[0].matchId, isSame: true };
    const joined = await account.main.call('POST', '/api/People/DecidePersonMatch', body);
    expect(await heldOf(account.main, joined.body.entity[0].personId)).toMatchObject({ source: 'typed' });
  });

  it('is put up for nobody who is protected, was said to be another, or was born in another month', async () => {
    const { account, ottoId, one, two, companies } = await threePeople();
    await keep(account.main, [one, code]);
    await keep(account.main, [ottoId, code]);
    expect((await peopleOf(account.main)).matches).toEqual([]);
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`update person_detail set protection = 'protected' where company_id = ${companies[1]}`),
    );
    await keep(account.main, [two, code], [one, code]);
    expect((await peopleOf(account.main)).matches).toEqual([]);
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`update person_detail set protection = 'none' where company_id = ${companies[1]}`),
    );
    const entries = [one, two];
    for (const personId of entries) await keep(account.main, [personId, code]);
    const [match] = (await peopleOf(account.main)).matches;
    await account.main.call('POST', '/api/People/DecidePersonMatch', {
      matchId: match.matchId,
      isSame: false,
    });
    for (const personId of entries) await keep(account.main, [personId, code]);
    expect((await peopleOf(account.main)).matches).toEqual([]);
  });

  it('names nobody out of reach', async () => {
    const { account, companies, one, two } = await threePeople();
    const agents = await Promise.all(companies.map((companyId) => limitedTo(account, companyId)));
    const seenBy = async (agent: TestPerson) => (await peopleOf(agent, '&text=hale')).entity[0].personId;
    const [there = account.main, here = account.main] = agents;
    const [theirs, mine] = [await seenBy(there), await seenBy(here)];
    expect(new Set([theirs, mine])).toEqual(new Set([one, two]));
    await keep(there, [theirs, code]);
    const { body } = await keep(here, [mine, code]);
    expect(body.entity[0].message).toContain('This code is held for another person.');
    expect(JSON.stringify(body)).not.toContain(theirs);
    for (const reply of [await show(here, theirs), await end(here, theirs)]) expect(reply.status).toBe(404);
    expect((await keep(here, [theirs, other])).body.entity[0].isKept).toBe(false);
  });
});
