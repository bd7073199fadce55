import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCodesOf } from '../../../filings/personal-codes/held-codes.ts';
import { keepCode } from '../../../filings/personal-codes/keep-code.ts';
import type { Database } from '../../../platform/database/database.ts';
import { personCode } from '../../../platform/database/schema.ts';
import { joinPeople } from '../join-people.ts';
import { lockPeople } from '../person-role-queries.ts';
import { controllerAndDirector, giveReach, idsByName, register } from './invited-people.fixture.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../../testing/test-api.ts';
import { importWithPeople } from '../../../testing/people-books.ts';
import { holderOf, invite, lettersTo, requestOf, tokenIn, withdraw } from './code-links.fixture.ts';

const { mara, otto } = controllerAndDirector;
const [first, second] = ['09990002', '09990007'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

let made = 0;
const newAddress = () => `mara-${(made += 1)}@quill.example`;

/** A company of Mara and Otto, and who they are. */
async function twoPeople(account: TestAccount) {
  await register(api, first, { directors: [mara, otto], pscs: [mara] });
  const companyId = await importWithPeople(api, account, first);
  const ids = await idsByName(account.main);
  return { companyId, mara: ids['QUILL, Mara'] ?? '', otto: ids['BRAND, Otto'] ?? '' };
}

/** Mara, invited; her link and what she can do by it. */
async function invited(account: TestAccount) {
  const people = await twoPeople(account);
  const address = newAddress();
  expect(await invite(account.main, people.mara, address)).toBe('invited');
  const [letter] = await lettersTo(api, address);
  const token = tokenIn(letter);
  return { ...people, address, letter, token, holder: holderOf(api, token) };
}

const setBack = (account: TestAccount, days: number) =>
  api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
    tx.execute(sql`update code_invitation set expires_at = expires_at - make_interval(days => ${days})`),
  );

/** Until somebody waits for a turn that another transaction has. */
const untilOneWaits = (database: Database) =>
  expect
    .poll(
      () =>
        database.transaction({ as: 'maintenance' }, (tx) =>
          tx.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`),
        ),
      { interval: 20 },
    )
    .not.toHaveLength(0);

describe('an invitation to give a personal code', () => {
  it('says in its letter who asks, for which companies, and how a code is come by', async () => {
    const account = await api.newAccount();
    const { letter, address } = await invited(account);
    expect(letter?.subject).toMatch(/^Test Person asks for your Companies House personal code$/);
    for (const part of [
      /Test Person of Test account/,
      /^- .* \(09990002\): Director, Person with significant control$/im,
      /GOV\.UK One Login/,
      /https:\/\/www\.gov\.uk\//,
      /until 4 December 2026/,
    ])
      expect(letter?.text).toMatch(part);
    expect(letter?.text).not.toContain(address);
  });

  it('takes one code, keeps it sealed, and tells who asked', async () => {
    const account = await api.newAccount();
    const { mara: personId, holder, token, address } = await invited(account);
    expect(await requestOf(account.main, personId)).toMatchObject({
      hasCode: false,
      email: address,
      invitation: { state: 'open', email: address, invitedBy: 'Test Person', openedAt: null },
    });
    const shown = (await holder.read()).body.entity[0];
    expect(shown).toMatchObject({ state: 'open', personName: 'Mara Quill', askedBy: 'Test Person' });
    expect(shown.companies.map(({ roleText }: { roleText: string }) => roleText)).toEqual([
      'Director',
      'Person with significant control',
    ]);
    expect((await requestOf(account.main, personId)).invitation.openedAt).not.toBeNull();

    expect((await holder.give('12')).body.errors).toMatchObject({ personalCode: expect.any(String) });
    const given = await holder.give('mar-a234-5678');
    expect([given.status, given.body]).toEqual([200, { done: true }]);
    expect(await holder.state()).toBe('used');
    expect((await holder.read()).body.entity[0].companies).toEqual([]);
    const again = await holder.give('mar-a234-5678');
    expect([again.status, again.body.facts]).toEqual([409, { state: 'used' }]);

    expect(await requestOf(account.main, personId)).toMatchObject({
      hasCode: true,
      invitation: { state: 'given' },
    });
    const scope = { as: 'account', accountId: account.accountId } as const;
    const held = await api.server.platform.database.transaction(scope, (tx) => findCodesOf(tx, [personId]));
    expect(held.get(personId)).toMatchObject({ source: 'link', givenBy: null });
    const { body } = await account.main.call('GET', '/api/Usermanagement/GetNotifications?kind=identity');
    expect(body.entity).toMatchObject([{ title: 'Mara Quill has given their personal code', personId }]);
    const log = api.logLines().join('\n');
    for (const secret of ['MARA2345678', 'mar-a234-5678', token]) expect(log).not.toContain(secret);
    expect(await invite(account.main, personId)).toBe('has-code');
  });

  it('that is sent again has another link, and the one before says so', async () => {
    const account = await api.newAccount();
    const { mara: personId, address, token } = await invited(account);
    expect(await invite(account.main, personId)).toBe('invited');
    const latest = (await lettersTo(api, address, 2)).map(tokenIn).find((each) => each !== token) ?? '';
    const old = holderOf(api, token);
    expect(await old.state()).toBe('replaced');
    expect((await old.give('MARA2345678')).body.facts).toEqual({ state: 'replaced' });
    expect((await holderOf(api, latest).give('MARA2345678')).status).toBe(200);
  });

  it('is good for 14 days', async () => {
    const account = await api.newAccount();
    const { mara: personId, holder } = await invited(account);
    await setBack(account, 15);
    expect(await holder.state()).toBe('expired');
    const late = await holder.give('MARA2345678');
    expect([late.status, late.body.code, late.body.facts]).toEqual([
      409,
      'code-link-closed',
      { state: 'expired' },
    ]);
    expect(await requestOf(account.main, personId)).toMatchObject({
      hasCode: false,
      invitation: { state: 'expired' },
    });
    expect((await withdraw(account.main, personId)).status).toBe(409);
  });

  it('can be withdrawn once, and then takes nothing', async () => {
    const account = await api.newAccount();
    const { mara: personId, holder } = await invited(account);
    const reply = await withdraw(account.main, personId);
    expect(reply.body.entity[0].invitation).toMatchObject({ state: 'withdrawn' });
    expect(await holder.state()).toBe('withdrawn');
    expect((await holder.give('MARA2345678')).body.facts).toEqual({ state: 'withdrawn' });
    expect((await withdraw(account.main, personId)).body.code).toBe('no-open-invitation');
  });

  it('refuses the code of somebody else without saying whose it is, and ends after some', async () => {
    const account = await api.newAccount();
    const { mara: personId, otto: ottoId, holder } = await invited(account);
    const address = newAddress();
    await invite(account.main, ottoId, address);
    const [letter] = await lettersTo(api, address);
    expect((await holderOf(api, tokenIn(letter)).give('OTT12345678')).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await holder.give('OTT12345678');
      expect([status, body.errors.personalCode]).toEqual([
        400,
        expect.stringMatching(/^This code is held for another person/),
      ]);
      expect(JSON.stringify(body)).not.toMatch(/otto|brand/i);
    }
    expect(await holder.state()).toBe('tried-too-often');
    expect((await holder.give('MARA2345678')).body.facts).toEqual({ state: 'tried-too-often' });
    expect((await requestOf(account.main, personId)).invitation.state).toBe('tried-too-often');
  });

  it('says that the code is kept already where it came another way', async () => {
    const account = await api.newAccount();
    const { mara: personId, holder } = await invited(account);
    const { platform } = api.server;
    const { accountId } = account;
    await platform.database.transaction({ as: 'account', accountId }, (tx) =>
      keepCode(tx, platform, {
        accountId,
        personId,
        code: 'MARA2345678',
        source: 'typed',
        givenBy: account.main.userId,
      }),
    );
    expect(await holder.state()).toBe('held');
    expect((await holder.give('MARA2345678')).body.facts).toEqual({ state: 'held' });
  });

  it('keeps one code where two give it by one link at the same moment', async () => {
    const account = await api.newAccount();
    const { holder } = await invited(account);
    const replies = await Promise.all([holder.give('MARA2345678'), holder.give('MARA2345678')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('waits for whoever joins the person with another, and keeps no second code for the two', async () => {
    const account = await api.newAccount();
    const { mara: personId, otto: ottoId, holder } = await invited(account);
    const { database } = api.server.platform;
    const { accountId } = account;
    const scope = { as: 'account', accountId } as const;
    await database.transaction(scope, (tx) =>
      keepCode(tx, api.server.platform, {
        accountId,
        personId: ottoId,
        code: 'OTT12345678',
        source: 'typed',
        givenBy: account.main.userId,
      }),
    );
    const { given } = await database.transaction(scope, async (tx) => {
      await lockPeople(tx, accountId);
      const giving = holder.give('MARA2345678');
      await Promise.race([giving, untilOneWaits(database)]);
      const joining = { into: ottoId, from: [personId], rule: 'decided', evidence: [] };
      await joinPeople(tx, [joining], { by: account.main.userId, at: new Date() });
      return { given: giving };
    });
    expect((await given).body.facts).toEqual({ state: 'held' });
    const codes = await database.transaction(scope, (tx) => tx.select().from(personCode));
    expect(codes.map(({ personId: ofPerson }) => ofPerson)).toEqual([ottoId]);
  });

  it('is unknown by any other link', async () => {
    const nobody = holderOf(api, 'somebody-made-this-up');
    expect([(await nobody.read()).status, (await nobody.give('MARA2345678')).status]).toEqual([404, 404]);
  });
});

describe('who asks for codes', () => {
  it('is told of each person what came of it', async () => {
    const account = await api.newAccount();
    const people = await twoPeople(account);
    const stranger = crypto.randomUUID();
    const { body } = await account.main.call('POST', '/api/People/InviteForCodes', {
      people: [
        { personId: people.mara, email: newAddress() },
        { personId: people.otto },
        { personId: stranger },
      ],
    });
    expect(body.entity).toEqual([
      { personId: people.mara, outcome: 'invited' },
      { personId: people.otto, outcome: 'no-address' },
      { personId: stranger, outcome: 'not-found' },
    ]);
  });

  it('names in the letter no company that is out of reach', async () => {
    const account = await api.newAccount();
    const people = await twoPeople(account);
    await register(api, second, { directors: [{ ...mara, officerId: 'mara-officer' }] });
    const otherId = await importWithPeople(api, account, second);
    const agent = await account.addAgent(['viewCompany', 'editCompany']);
    await giveReach(api, { account, agent, companyIds: [people.companyId] });
    const { matches } = (await account.main.call('GET', '/api/People/GetPeople')).body;
    const [match] = matches;
    await account.main.call('POST', '/api/People/DecidePersonMatch', {
      matchId: match.matchId,
      isSame: true,
    });
    const personId = (await idsByName(agent))['QUILL, Mara'] ?? '';
    const address = newAddress();
    expect(await invite(agent, personId, address)).toBe('invited');
    const [letter] = await lettersTo(api, address);
    expect(letter?.text).toContain('09990002');
    expect(letter?.text).not.toContain('09990007');
    const { companies } = (await holderOf(api, tokenIn(letter)).read()).body.entity[0];
    expect(JSON.stringify(companies)).not.toContain('09990007');
    expect(otherId).not.toBe(people.companyId);
    expect((await requestOf(account.main, personId)).invitation).toMatchObject({ state: 'open' });
  });
});
