import { describe, expect, it } from 'vitest';
import { importOwnCompany } from '../../features/forms/form.fixture.ts';
import { signInAtRegistry, visitRegistry } from '../../testing/registry-sign-in.ts';
import { type TestAccount, testApi, type TestPerson } from '../../testing/test-api.ts';

const group = '/api/ChangeCompanyInformation';
const complete = (person: TestPerson, back: URLSearchParams, state = back.get('state')) =>
  person.call('POST', `${group}/CompleteRegistrySignIn`, { code: back.get('code'), state });

async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const companyId = await importOwnCompany(api, account);
  const [{ companyNumber: number }] = (
    await account.main.call(
      'GET',
      `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${companyId}`,
    )
  ).body.entity;
  return { api, account, main: account.main, companyId, number: String(number) };
}

const whoIsSignedIn = async ({ main }: Pick<TestAccount, 'main'>, companyId: string) =>
  (await main.call('GET', `${group}/GetRegistrySignIn?companyId=${companyId}`)).body.entity[0];

/** A token of the registry itself, as a caller with a client of the same application has it. */
async function tokenOf(api: Awaited<ReturnType<typeof testApi>>, main: TestPerson, companyId: string) {
  const back = await visitRegistry(api, main, companyId);
  const reply = await fetch(`${api.registry.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.get('code') ?? '',
      redirect_uri: `${api.url}/company/companyoverview/editcompany`,
      client_id: 'demo-registry-client',
      client_secret: 'demo-registry-client-secret',
    }),
  });
  // The registry's own reply.
  return ((await reply.json()) as { access_token: string }).access_token;
}

describe.concurrent('signing in at the registry', () => {
  it('is begun from here, completed with what comes back, and kept for the company', async () => {
    const { api, account, main, companyId } = await open();
    expect(await whoIsSignedIn(account, companyId)).toMatchObject({ isOffered: true, signedInBy: null });
    const completed = await signInAtRegistry(api, main, companyId);
    expect(completed.body.entity).toMatchObject([{ companyId }]);
    expect(await whoIsSignedIn(account, companyId)).toMatchObject({ signedInBy: 'Test Person' });
  });

  it('keeps no token and no code in clear, in any table or log line', async () => {
    const { api, main, companyId } = await open();
    const back = await visitRegistry(api, main, companyId);
    const completed = await complete(main, back);
    expect(JSON.stringify(completed.body)).not.toMatch(/token/i);
    const code = back.get('code') ?? '';
    expect(code).not.toBe('');
    const { database } = api.server.platform;
    const rows = await database.transaction({ as: 'account', accountId: main.accountId }, (tx) =>
      tx.execute(`select g::text, encode(refresh_token_sealed, 'escape') from registry_grant g`),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(api.logLines().join('\n')).not.toContain(code);
  });

  it.each([
    ['a code that was used', async (back: URLSearchParams, person: TestPerson) => complete(person, back)],
    [
      'a state that somebody made up',
      async (back: URLSearchParams, person: TestPerson) => complete(person, back, 'bm9uc2Vuc2U'),
    ],
  ])('refuses %s', async (_what, ask) => {
    const { api, main, companyId } = await open();
    const back = await visitRegistry(api, main, companyId);
    await complete(main, back);
    expect((await ask(back, main)).body).toMatchObject({ status: 409, code: 'registry-sign-in-failed' });
  });

  it('is completed only by the person who began it', async () => {
    const { api, account, main, companyId } = await open();
    const back = await visitRegistry(api, main, companyId);
    const colleague = await account.addAgent(['submitCompany', 'viewCompany'], true);
    const stranger = (await api.newAccount()).main;
    for (const other of [colleague, stranger])
      expect((await complete(other, back)).body.code).toBe('registry-sign-in-failed');
    expect(await whoIsSignedIn(account, companyId)).toMatchObject({ signedInBy: null });
  });

  it('that was refused there comes back without a code', async () => {
    const { api, main, companyId } = await open();
    const back = await visitRegistry(api, main, companyId, { decision: 'refuse' });
    expect(back.get('error')).toBe('access_denied');
    expect(back.get('code')).toBeNull();
  });
});

describe.concurrent('a token of the registry', () => {
  it('is verified, in the body only', async () => {
    const { api, main, companyId, number } = await open();
    const accessToken = await tokenOf(api, main, companyId);
    const verified = await main.call('POST', `${group}/VerifyToken`, { accessToken });
    expect(verified.body.entity).toMatchObject([{ isValid: true, companyNumbers: [number] }]);
    const wrong = await main.call('POST', `${group}/VerifyToken`, { accessToken: 'nonsense' });
    expect(wrong.body.entity).toEqual([{ isValid: false, secondsLeft: 0, companyNumbers: [] }]);
    const unlikeOne = await main.call('POST', `${group}/VerifyToken`, { accessToken: 'über – token' });
    expect(unlikeOne.body.errors).toEqual({ accessToken: expect.stringMatching(/^Enter the token as/) });
    const inAddress = await main.call('GET', `${group}/VerifyToken?accessToken=${accessToken}`);
    expect(inAddress.body.code).toBe('secret-in-url');
  });

  it('of the stored sign-in is verified by the company’s number', async () => {
    const { api, main, companyId, number } = await open();
    const address = `${group}/VerifyToken?companyNumber=${number}`;
    expect((await main.call('GET', address)).body.code).toBe('registry-sign-in-missing');
    await signInAtRegistry(api, main, companyId);
    expect((await main.call('GET', address)).body.entity).toMatchObject([{ isValid: true }]);
  });
});

describe.concurrent('a change of name', () => {
  const change = (person: TestPerson, order: object) =>
    person.call('POST', `${group}/ChangeComanyName`, order);

  it('is begun with the name filled in, for who may act for the company', async () => {
    const { api, main, companyId, number } = await open();
    const newCompanyName = 'Harbour Lamp Bakery Limited';
    const accessToken = await tokenOf(api, main, companyId);
    const changed = await change(main, { companyNumber: number, newCompanyName, accessToken });
    expect(changed.body.entity).toMatchObject([{ form: 'NM01', blockers: [] }]);
    const [{ filingId }] = changed.body.entity;
    const [form] = (await main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`)).body.entity;
    expect(form.answers).toMatchObject({ proposedName: newCompanyName });
    await signInAtRegistry(api, main, companyId);
    const query = new URLSearchParams({ companyNumber: number, newCompanyName: 'Harbour Lamps Limited' });
    const byGet = await main.call('GET', `${group}/ChangeComanyName?${query.toString()}`);
    expect(byGet.body.entity).toMatchObject([{ filingId }]);
  });

  it('is refused with a token of another company, and without any', async () => {
    const { api, account, main, companyId } = await open();
    const other = await importOwnCompany(api, account);
    const accessToken = await tokenOf(api, main, other);
    const details = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${companyId}`;
    const [{ companyNumber }] = (await main.call('GET', details)).body.entity;
    const order = { companyNumber, newCompanyName: 'Harbour Lamp Bakery Limited' };
    expect((await change(main, { ...order, accessToken })).body.code).toBe('registry-token-refused');
    expect((await change(main, order)).body.code).toBe('registry-sign-in-missing');
  });

  it('is refused at its field where the name cannot be registered', async () => {
    const { api, main, companyId, number } = await open();
    await signInAtRegistry(api, main, companyId);
    const refused = await change(main, { companyNumber: number, newCompanyName: 'Harbour Lamp' });
    expect(refused.body).toMatchObject({ status: 400, errors: { newCompanyName: expect.any(String) } });
  });
});
