import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import { and, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityLetter } from '../../../platform/database/schema.ts';
import { director, importWithPeople } from '../../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../../testing/test-api.ts';
import { holderOf, invite, lettersTo, tokenIn } from '../invitations/code-links.fixture.ts';
import { controllerAndDirector, giveReach, idsByName } from '../invitations/invited-people.fixture.ts';
import { planLetters } from './plan-letters.ts';

const { mara, otto } = controllerAndDirector;
const number = '09990002';
const dueOn = civilDate('2027-03-31');
const path = '/api/People';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

/** Has the register say of both directors how far their verification is. */
const verify = (verification: object) =>
  api.registry.admin('PATCH', `companies/${number}`, {
    officers: [mara, otto].map((each) => ({ ...director(number, each), verification })),
    pscs: [],
  });

/** A company of two directors whose statements are due on a day, and the daily look on any other. */
async function companyDue() {
  const account = await api.newAccount();
  const { accountId } = account;
  await verify({ statementDueOn: dueOn });
  const companyId = await importWithPeople(api, account, number);
  const { platform } = api.server;
  const planOn = async (today: CivilDate) => {
    await planLetters({ ...platform, clock: { ...platform.clock, today: () => today } }, accountId);
    // A letter that is on its way when another day begins is left to that day's.
    await expect.poll(() => openLetters(accountId)).toEqual([]);
  };
  return { account, companyId, planOn };
}

const openLetters = (accountId: string) =>
  api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
    tx
      .select({ id: identityLetter.id })
      .from(identityLetter)
      .where(and(isNull(identityLetter.sentAt), isNull(identityLetter.voidedAt))),
  );

const choose = (by: TestPerson, setting: object) =>
  by.call('POST', `${path}/SaveIdentityReminders`, {
    toWhom: 'main-users',
    userIds: [],
    toPeople: false,
    ...setting,
  });

const subjects = async (address: string, count: number) =>
  (await lettersTo(api, address, count)).map(({ subject }) => subject);

/** Letters are sent one after the other: once one is there, nothing is on its way to who got none. */
const noLetterTo = (address: string) => lettersTo(api, address, 0);

const told = async ({ main }: TestAccount) =>
  (await main.call('GET', '/api/Usermanagement/GetNotifications?kind=identity')).body.entity;

describe('identity statements that are due', () => {
  it('are told at each step once, in one letter for all of them', async () => {
    const { account, planOn } = await companyDue();
    const { email } = account.main;
    let letters = 0;
    const toldOn: number[] = [];
    for (let days = -16; days <= 4; days += 1) {
      await planOn(addDays(dueOn, days));
      const all = (await told(account)).length;
      if (all > letters) toldOn.push(days);
      letters = all;
      await lettersTo(api, email, letters);
    }
    expect(toldOn).toEqual([-14, -7, -1, 0, 1]);
    const [first, ...others] = await lettersTo(api, email, 5);
    expect([first?.subject, others.length]).toEqual(['2 identity statements are due', 4]);
    for (const part of [
      /QUILL, Mara, director of .* \(09990002\)/,
      /BRAND, Otto/,
      /Last day 31 March 2027, in 14 days/,
    ])
      expect(first?.text).toMatch(part);
    expect(others.at(-1)?.text).toContain('which has passed');
  });

  it('are told once, however many instances look on the same day', async () => {
    const { account, planOn } = await companyDue();
    const day = addDays(dueOn, -7);
    await Promise.all([planOn(day), planOn(day), planOn(day)]);
    await planOn(day);
    await lettersTo(api, account.main.email, 1);
    expect(await told(account)).toMatchObject([
      { title: '2 identity verification statements due', text: expect.stringContaining('QUILL, Mara') },
    ]);
  });

  it('are told of where they stand alone, after days on which nothing ran', async () => {
    const { account, planOn } = await companyDue();
    await planOn(addDays(dueOn, -15));
    await planOn(addDays(dueOn, 1));
    await planOn(addDays(dueOn, 2));
    const [letter] = await lettersTo(api, account.main.email, 1);
    expect(letter?.text).toContain('which has passed');
  });

  it('are told by the next letter where that of the day could not be sent', async () => {
    const { account, planOn } = await companyDue();
    const { database } = api.server.platform;
    const scope = { as: 'account', accountId: account.accountId } as const;
    // As it stands after a mail server that took nothing all day.
    await planOn(addDays(dueOn, -14));
    await lettersTo(api, account.main.email, 1);
    await database.transaction(scope, (tx) => tx.execute(sql`update identity_letter set sent_at = null`));
    await planOn(addDays(dueOn, -13));
    const [, second] = await lettersTo(api, account.main.email, 2);
    expect(second?.text).toContain('in 13 days');
  });

  it('are not told once they are given, or on their way', async () => {
    const { account, companyId, planOn } = await companyDue();
    await verify({ statementDueOn: dueOn, startOn: '2026-01-01', endOn: '9999-12-31' });
    await account.main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });
    await planOn(addDays(dueOn, -7));
    expect(await told(account)).toEqual([]);
    await noLetterTo(account.main.email);
  });
});

describe('who is reminded', () => {
  it('are the main users, until the account says otherwise', async () => {
    const { account, companyId, planOn } = await companyDue();
    const agent = await account.addAgent(['viewCompany']);
    const other = await account.addAgent(['viewCompany']);
    const { body } = await account.main.call('GET', `${path}/GetIdentityReminders`);
    expect(body.entity[0]).toMatchObject({ toWhom: 'main-users', toPeople: false });
    expect(body.entity[0].users.map(({ userId }: { userId: string }) => userId)).toContain(agent.userId);
    const none = await choose(account.main, { toWhom: 'chosen' });
    expect([none.status, none.body.errors]).toEqual([400, { userIds: 'Choose who is reminded' }]);
    await giveReach(api, { account, agent, companyIds: [companyId] });
    await choose(account.main, { toWhom: 'chosen', userIds: [agent.userId, other.userId] });
    await planOn(addDays(dueOn, -7));
    expect(await subjects(agent.email, 1)).toEqual(['2 identity statements are due']);
    // The company is out of the reach of the other.
    for (const { email } of [other, account.main]) await noLetterTo(email);
  });

  it('is nobody where the account says so', async () => {
    const { account, planOn } = await companyDue();
    await choose(account.main, { toWhom: 'nobody' });
    await planOn(addDays(dueOn, -7));
    expect(await told(account)).toEqual([]);
  });

  it('are those themselves whose address is kept, with a link where their code is missing', async () => {
    const { account, planOn } = await companyDue();
    const ids = await idsByName(account.main);
    const address = `mara-${crypto.randomUUID()}@quill.example`;
    await invite(account.main, ids['QUILL, Mara'] ?? '', address);
    const [invitation] = await lettersTo(api, address, 1);
    await choose(account.main, { toWhom: 'nobody', toPeople: true });
    await planOn(addDays(dueOn, -7));
    const letters = await lettersTo(api, address, 2);
    const reminder = letters.find(({ subject }) => subject === 'Your personal code is still needed');
    expect(reminder?.text).toMatch(/\(09990002\), director: last day 31 March 2027, in 7 days/);
    expect(await holderOf(api, tokenIn(invitation)).state()).toBe('replaced');
    const given = await holderOf(api, tokenIn(reminder)).give('MARA2345678');
    expect(given.status).toBe(200);
    await planOn(addDays(dueOn, -1));
    const last = (await lettersTo(api, address, 3)).find(
      ({ subject }) => subject === 'Your identity statement is due',
    );
    expect(last?.text).not.toContain('/verify');
  });
});
