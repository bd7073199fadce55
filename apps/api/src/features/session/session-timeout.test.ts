import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../pipeline/authenticator.ts';
import { sessionOf } from '../../platform/database/database.ts';
import { fullAccount } from '../../safety/full-account.ts';
import { type TestPerson, testApi } from '../../testing/test-api.ts';

const whoAmI = '/api/LicenceDetails/UserLoginDetails';
const keepAlive = '/api/Sessiontimeout/KeepAlive';
const minute = 60;

/** Turns the clock of a person's sessions: what was last done was done so much longer ago. */
async function letPass({ userId }: TestPerson, seconds: number): Promise<void> {
  const { database, authenticator } = (await testApi()).server.platform;
  await database.transaction({ as: 'sign-in' }, async (tx) => {
    await sessionOf(tx).query(
      `update session set last_activity_at = last_activity_at - make_interval(secs => $1) where user_id = $2`,
      [seconds, userId],
    );
    await authenticator.forget(tx, userId);
  });
}

const remainingOf = async (person: TestPerson) =>
  (await person.call('POST', keepAlive, {})).body.entity[0].remainingSeconds as number;

/** As a browser calls whose person was last active so many seconds ago. */
async function callIdle({ token }: TestPerson, path: string, seconds: number): Promise<number> {
  const { url } = await testApi();
  const headers = { authorization: `Bearer ${token}`, 'x-idle-seconds': String(seconds) };
  return (await fetch(`${url}${path}`, { headers })).status;
}

describe('a session without activity', () => {
  it('is refused after twenty minutes, and stays so', async () => {
    const { main } = await (await testApi()).newAccount();
    await main.call('GET', whoAmI);
    await letPass(main, 20 * minute - 30);
    expect((await main.call('GET', whoAmI)).status).toBe(200);
    await letPass(main, 20 * minute + 2);
    const refused = await main.call('GET', whoAmI);
    expect(refused).toMatchObject({ status: 401, body: { code: 'session-idle' } });
    expect((await main.call('POST', keepAlive, { secondsSinceActivity: 0 })).body.code).toBe('session-idle');
  });

  it('ends by the clock, also for whom the server has just seen', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    await main.call('GET', whoAmI);
    const { database } = api.server.platform;
    let now = Date.now();
    const tokens = {
      verify: async () => ({
        outcome: 'valid' as const,
        issuer: api.server.platform.config.identity.issuer,
        subject: main.email.split('@')[0] ?? '',
        sessionId: `clock-${main.userId}`,
        issuedAt: new Date(now),
      }),
    };
    const authenticator = createAuthenticator(database, tokens, () => now);
    const authenticate = (activeAt?: Date) =>
      authenticator.authenticate({ authorization: 'Bearer clock', userAgent: 'a test', activeAt });
    expect(await authenticate(new Date(now))).toMatchObject({ userId: main.userId });
    // Pages that ask by themselves do not keep it open.
    for (let passed = 0; passed < 20 * minute; passed += 4) {
      now += 4000;
      expect(await authenticate()).toMatchObject({ userId: main.userId });
    }
    now += 2000;
    expect(await authenticate(new Date(now))).toMatchObject({ code: 'session-idle' });
  });

  it('is kept open by what its person does, not by pages that ask by themselves', async () => {
    const { main } = await (await testApi()).newAccount();
    await main.call('GET', whoAmI);
    await letPass(main, 19 * minute);
    expect(await callIdle(main, whoAmI, 19 * minute)).toBe(200);
    expect(await remainingOf(main)).toBeLessThanOrEqual(minute);
    expect(await callIdle(main, whoAmI, 10)).toBe(200);
    expect(await remainingOf(main)).toBeGreaterThan(19 * minute);
  });

  it('is not kept open by a stream of live events', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    await main.call('GET', whoAmI);
    await letPass(main, 15 * minute);
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${main.token}` };
    const stream = await fetch(`${api.url}/api/Events`, { headers, signal: gone.signal });
    expect(stream.status).toBe(200);
    expect(await remainingOf(main)).toBeLessThanOrEqual(5 * minute);

    // It ends with the session: at the next event, or when it looks by itself.
    await letPass(main, 6 * minute);
    const { database, live } = api.server.platform;
    const { accountId } = main;
    await database.transaction({ as: 'account', accountId }, (tx) =>
      live.publish(tx, { accountId, topic: 'filing', payload: {} }),
    );
    expect(await stream.text()).not.toContain('event: filing');
    gone.abort();
  });

  it('is kept open while its person is paying, whose hands are elsewhere', async () => {
    const { main, accountId } = await fullAccount();
    await main.call('GET', whoAmI);
    const { database } = (await testApi()).server.platform;
    const pay = (state: string) =>
      database.transaction({ as: 'account', accountId }, (tx) =>
        sessionOf(tx).query('update payment set created_by = $1, state = $2', [main.userId, state]),
      );
    await pay('challenge');
    await letPass(main, 25 * minute);
    expect(await remainingOf(main)).toBe(20 * minute);
    await pay('cancelled');
    await letPass(main, 25 * minute);
    expect((await main.call('GET', whoAmI)).body.code).toBe('session-idle');
  });

  it('is told how long it still lasts, and takes what the person did as of when it was done', async () => {
    const { main } = await (await testApi()).newAccount();
    await main.call('GET', whoAmI);
    await letPass(main, 10 * minute);
    expect(await remainingOf(main)).toBeLessThanOrEqual(10 * minute);
    const [answer] = (await main.call('POST', keepAlive, { secondsSinceActivity: 15 })).body.entity;
    expect(answer.remainingSeconds).toBeGreaterThan(20 * minute - 20);
    expect(answer.remainingSeconds).toBeLessThanOrEqual(20 * minute - 15);
  });
});

describe('the time of a session', () => {
  const get = (person: TestPerson) =>
    person.call('GET', `/api/Sessiontimeout/GetSessiontimeout?userId=${person.userId}`);
  const save = (person: TestPerson, hours: number, minutes: number) =>
    person.call('POST', '/api/Sessiontimeout/SaveSessiontimeout', { hours, minutes });

  it('is twenty minutes unless the account has set another, which then holds for all its users', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    expect((await get(agent)).body).toEqual({ entity: [{ hours: 0, minutes: 20 }] });
    expect((await save(account.main, 1, 30)).body).toEqual({ done: true });
    expect((await get(agent)).body).toEqual({ entity: [{ hours: 1, minutes: 30 }] });
    await letPass(agent, 80 * minute);
    expect((await get(agent)).status).toBe(200);
  });

  it('holds at once for sessions that are open', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    await agent.call('GET', whoAmI);
    await letPass(agent, 15 * minute);
    await save(account.main, 0, 10);
    expect((await agent.call('GET', whoAmI)).body.code).toBe('session-idle');
  });

  it.each([
    [0, 9, 'minutes', 'Enter a time between 10 minutes and 24 hours'],
    [24, 1, 'minutes', 'Enter a time between 10 minutes and 24 hours'],
    [1, 60, 'minutes', 'Enter whole minutes, from 0 to 59'],
    [25, 0, 'hours', 'Enter whole hours, from 0 to 24'],
    [1.5, 0, 'hours', 'Enter whole hours, from 0 to 24'],
  ])('is refused as %s h %s min, by the field', async (hours, minutes, field, words) => {
    const { main } = await (await testApi()).newAccount();
    const refused = await save(main, hours, minutes);
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: words } } });
    expect((await get(main)).body).toEqual({ entity: [{ hours: 0, minutes: 20 }] });
  });
});
