import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope, Transaction } from '../../platform/database/database.ts';
import { personCode } from '../../platform/database/schema.ts';
import { importWithPeople, peopleOf, personOfId, register } from '../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../testing/test-api.ts';
import { endCode, findCodesOf, openCode } from './held-codes.ts';
import { sayHeldByAnother } from './held-by-another.ts';
import { type GivenCode, keepCode } from './keep-code.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' };
const otto = { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' };
const [first, second] = ['09990002', '09990007'] as const;
const [code, other] = ['abc-1234-5678', 'XYZ98765432'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const inScope = <T>(scope: Scope, work: (tx: Transaction) => Promise<T>) =>
  api.server.platform.database.transaction(scope, work);
const scopeOf = ({ accountId }: TestAccount): Scope => ({ as: 'account', accountId });

const keep = (
  account: TestAccount,
  order: Pick<GivenCode, 'personId' | 'code' | 'verifiedName' | 'nameReason'>,
  scope = scopeOf(account),
) =>
  inScope(scope, (tx) =>
    keepCode(tx, api.server.platform, {
      ...order,
      accountId: account.accountId,
      source: 'typed',
      givenBy: account.main.userId,
    }),
  );

const openedFor = async (account: TestAccount, personId: string) =>
  (await inScope(scopeOf(account), (tx) => openCode(tx, api.server.platform, personId)))?.reveal();

/** Mara and Otto of one company, Mara of another: three people until somebody joins two. */
async function threePeople() {
  const account = await api.newAccount();
  await register(api, first, { directors: [mara, otto] });
  await register(api, second, { directors: [mara] });
  const companies = [
    await importWithPeople(api, account, first),
    await importWithPeople(api, account, second),
  ] as const;
  const { entity, matches } = await peopleOf(account.main);
  const ottoId: string = entity.find(({ name }: { name: string }) => name === 'BRAND, Otto').personId;
  const [match] = matches;
  const join = async (): Promise<string> => {
    const body = { matchId: match.matchId, isSame: true };
    return (await account.main.call('POST', '/api/People/DecidePersonMatch', body)).body.entity[0].personId;
  };
  const maras: [string, string] = [match.one.personId, match.other.personId];
  return { account, companies, ottoId, maras, join };
}

async function limitedTo(account: TestAccount, companyIds: readonly string[]): Promise<Scope> {
  const { userId } = await account.addAgent(['viewCompany', 'editCompany']);
  await inScope({ as: 'maintenance' }, async (tx) => {
    for (const companyId of companyIds)
      await tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${userId}, ${companyId})`);
  });
  return { as: 'account', accountId: account.accountId, agentId: userId };
}

describe('a personal code', () => {
  it('is kept once, is told without itself, and is opened as it is sent', async () => {
    const { account, ottoId } = await threePeople();
    const kept = await keep(account, { personId: ottoId, code });
    expect(kept).toEqual({ kept: true, since: expect.any(Date) });
    expect(await keep(account, { personId: ottoId, code: 'ABC12345678' })).toEqual(kept);
    const told = await inScope(scopeOf(account), (tx) => findCodesOf(tx, [ottoId]));
    expect(JSON.stringify([...told])).not.toContain('12345678');
    expect(told.get(ottoId)).toMatchObject({ source: 'typed', givenBy: account.main.userId });
    expect(await openedFor(account, ottoId)).toBe('ABC12345678');
    const rows = await inScope(scopeOf(account), (tx) => tx.select().from(personCode));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('12345678');
  });

  it('takes the place of the one before, which is ended and not changed', async () => {
    const { account, ottoId } = await threePeople();
    await keep(account, { personId: ottoId, code });
    await keep(account, { personId: ottoId, code: other });
    expect(await openedFor(account, ottoId)).toBe(other);
    const rows = await inScope(scopeOf(account), (tx) => tx.select().from(personCode));
    expect(new Set(rows.map(({ endedWhy }) => endedWhy))).toEqual(new Set(['Another code was given', null]));
    const changed = inScope(scopeOf(account), (tx) =>
      tx.execute(sql`update person_code set code_tag = 'other'`),
    );
    await expect(changed).rejects.toThrow();
  });

  it('that is given again keeps the name under which the identity was verified, and why it differs', async () => {
    const { account, ottoId } = await threePeople();
    const verified = { personId: ottoId, code, verifiedName: 'Otto Brandt' } as const;
    const held = async () =>
      (await inScope(scopeOf(account), (tx) => findCodesOf(tx, [ottoId]))).get(ottoId) ?? {};
    const first = await keep(account, { personId: ottoId, code });
    await keep(account, verified);
    expect(await held()).toMatchObject({ verifiedName: 'Otto Brandt', nameReason: null });
    expect(await keep(account, { ...verified, nameReason: 'TRANSLATION_OR_DIFF_CONV' })).toEqual(first);
    const told = { verifiedName: 'Otto Brandt', nameReason: 'TRANSLATION_OR_DIFF_CONV' };
    expect(await held()).toMatchObject(told);
    await keep(account, { personId: ottoId, code });
    expect(await held()).toMatchObject(told);
    expect(await openedFor(account, ottoId)).toBe('ABC12345678');
  });

  it('that cannot be one is refused, and so is one for somebody who is not there', async () => {
    const { account, ottoId } = await threePeople();
    expect(await keep(account, { personId: ottoId, code: '123' })).toMatchObject({ refused: 'format' });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await keep(account, { personId: nobody, code })).toMatchObject({ refused: 'no-entry' });
    const [stranger, account2] = [ottoId, await api.newAccount()];
    expect(await keep(account2, { personId: stranger, code })).toMatchObject({ refused: 'no-entry' });
  });

  it('is ended with the reason, and can be given again, also to somebody else', async () => {
    const { account, ottoId, maras } = await threePeople();
    await keep(account, { personId: ottoId, code });
    const ending = { by: account.main.userId, at: new Date(), why: 'It was withdrawn' };
    expect(await inScope(scopeOf(account), (tx) => endCode(tx, ottoId, ending))).toBe(true);
    expect(await inScope(scopeOf(account), (tx) => endCode(tx, ottoId, ending))).toBe(false);
    expect(await openedFor(account, ottoId)).toBeUndefined();
    expect(await keep(account, { personId: maras[0], code })).toMatchObject({ kept: true });
  });

  it('that is another’s is refused, by name where the holder is within reach', async () => {
    const { account, ottoId, maras, companies } = await threePeople();
    await keep(account, { personId: ottoId, code });
    const refused = await keep(account, { personId: maras[0], code });
    expect(refused).toMatchObject({ refused: 'held-by-another', holderId: ottoId });
    const name = api.registry.register.findCompany(first)?.name ?? '';
    const words = await inScope(scopeOf(account), (tx) => sayHeldByAnother(tx, ottoId));
    expect(words).toContain(`held for BRAND, Otto (${name})`);
    const scope = await limitedTo(account, [companies[1]]);
    const there = await Promise.all(maras.map((personId) => keep(account, { personId, code }, scope)));
    expect(there.map((each) => (each.kept ? 'kept' : each.refused)).toSorted()).toEqual([
      'held-by-another',
      'no-entry',
    ]);
    const unnamed = await inScope(scope, (tx) => sayHeldByAnother(tx, ottoId));
    expect(unnamed).toContain('held for another person.');
  });

  it.each(['everything', 'another company alone'])(
    'is free again once no register has its holder, for who sees %s',
    async (seen) => {
      const { account, ottoId, maras, companies } = await threePeople();
      const scope = seen === 'everything' ? scopeOf(account) : await limitedTo(account, [companies[1]]);
      await keep(account, { personId: ottoId, code });
      await inScope(scopeOf(account), (tx) =>
        tx.execute(sql`update person_role set ended_at = now(), ended_why = 'No longer on the register'
        where own_person_id = ${ottoId} and ended_at is null`),
      );
      const given = await Promise.all(maras.map((personId) => keep(account, { personId, code }, scope)));
      expect(given).toContainEqual(expect.objectContaining({ kept: true }));
      expect(given).toContainEqual(
        expect.objectContaining({ refused: seen === 'everything' ? 'held-by-another' : 'no-entry' }),
      );
      expect(await openedFor(account, ottoId)).toBeUndefined();
    },
  );
});

describe('somebody who is joined', () => {
  it('has the code of any of their entries, and each entry keeps its own when they are parted', async () => {
    const { account, maras, join } = await threePeople();
    await keep(account, { personId: maras[0], code });
    const personId = await join();
    expect(await openedFor(account, personId)).toBe('ABC12345678');
    expect(await keep(account, { personId: maras[1], code })).toMatchObject({ kept: true });
    const { roles } = (await personOfId(account.main, personId)).body.entity[0];
    const { companyId, register: name, registerKey } = roles[0];
    const body = { personId, companyId, register: name, registerKey, why: 'Mother and daughter' };
    expect((await account.main.call('POST', '/api/People/EndPersonRole', body)).status).toBe(200);
    expect(await openedFor(account, maras[0])).toBe('ABC12345678');
    expect(await openedFor(account, maras[1])).toBeUndefined();
    expect(await keep(account, { personId: maras[1], code })).toMatchObject({ refused: 'held-by-another' });
  });

  it('is told to a limited user by any of their companies, and nobody else is', async () => {
    const { account, maras, join, ottoId, companies } = await threePeople();
    const personId = await join();
    await keep(account, { personId: maras[0], code });
    await keep(account, { personId: ottoId, code: other });
    for (const companyId of companies) {
      const scope = await limitedTo(account, [companyId]);
      const told = await inScope(scope, (tx) => findCodesOf(tx, [personId, ottoId]));
      expect([...told.keys()]).toEqual(
        companyId === companies[0] ? expect.arrayContaining([ottoId, personId]) : [personId],
      );
      const opened = await inScope(scope, (tx) => openCode(tx, api.server.platform, personId));
      expect(opened?.reveal()).toBe('ABC12345678');
    }
    const nowhere = await limitedTo(account, []);
    expect(await inScope(nowhere, (tx) => tx.select().from(personCode))).toEqual([]);
  });
});
