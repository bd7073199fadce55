import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerOwnCompany } from '../../features/forms/form.fixture.ts';
import { type GivenCode, keepCode } from '../../filings/personal-codes/keep-code.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { controller, director, register, type TestHuman } from '../../testing/people-books.ts';
import { filingAttempt } from '../../platform/database/schema.ts';
import { until } from '../../testing/make-call.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../testing/test-api.ts';
import { keepPeopleOf } from '../keep-people/keep-people.ts';
import { oneAfterTheOther, savePolicy } from '../pay-and-submit/approval/approval.fixture.ts';

const open = { statementOpensOn: '2026-11-15', statementDueOn: '2026-11-28' };
const mara: TestHuman = {
  forename: 'Mara',
  surname: 'Quill',
  dateOfBirth: '1970-05-11',
  personalCode: 'QRS12345678',
  verification: open,
};
const otto: TestHuman = {
  forename: 'Otto',
  surname: 'Brand',
  dateOfBirth: '1981-02-03',
  personalCode: 'TUV12345678',
  verification: open,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

interface Role {
  companyId: string;
  registerKey: string;
}

/** A company of its own whose PSCs are these people; gives its id and their roles. */
async function companyOf(account: TestAccount, people: { pscs: TestHuman[]; directors?: TestHuman[] }) {
  const number = registerOwnCompany(api);
  await register(api, number, people);
  const companyId = await importCompany(account.main, number, 'BAKE01');
  await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId });
  const roleOf = (human: TestHuman): Role => ({ companyId, registerKey: controller(number, human).id });
  const officeOf = (human: TestHuman): Role => ({ companyId, registerKey: director(number, human).id });
  return { companyId, number, roleOf, officeOf };
}

async function boardOf({ main }: TestAccount) {
  const { body } = await main.call('GET', '/api/People/GetVerificationBoard');
  return body.entity as { personId: string; name: string; roles: (Role & { standing: string })[] }[];
}

async function giveCode(
  account: TestAccount,
  { registerKey }: Role,
  code: string,
  named: Pick<GivenCode, 'verifiedName' | 'nameReason'> = {},
) {
  const { accountId, main } = account;
  const holder = (await boardOf(account)).find(({ roles }) =>
    roles.some((role) => role.registerKey === registerKey),
  );
  const given = { accountId, personId: holder?.personId ?? '', code, ...named };
  const kept = await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
    keepCode(tx, api.server.platform, { ...given, source: 'typed', givenBy: main.userId }),
  );
  expect(kept).toMatchObject({ kept: true });
}

const prepare = (person: TestPerson, roles: readonly Role[]) =>
  person.call('POST', '/api/People/PrepareVerificationStatements', { roles, statesVerified: true });

interface Prepared extends Role {
  filingId: string | null;
  why: string | null;
  ready: { draftVersion: number; contentSha256: string } | null;
}

const submit = (person: TestPerson, prepared: readonly Prepared[]) =>
  person.call('POST', '/api/Submissions/SubmitFilings', {
    filings: prepared.flatMap(({ filingId, ready }) =>
      ready === null
        ? []
        : [{ filingId, draftVersion: ready.draftVersion, contentAccepted: ready.contentSha256 }],
    ),
  });

const stateOf = async ({ main }: TestAccount, filingId: string | null): Promise<string> =>
  (await main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`)).body.entity[0].state;

describe('identity statements of several people', () => {
  it('are filed in one act, each by itself, and the register shows them', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const one = await companyOf(account, { pscs: [mara, otto], directors: [mara] });
    const other = await companyOf(account, { pscs: [mara] });
    await giveCode(account, one.roleOf(mara), 'QRS-1234-5678');
    const chosen = [one.roleOf(mara), one.roleOf(otto), one.officeOf(mara), one.roleOf(mara)];
    const prepared = await prepare(main, chosen);
    expect(prepared.status, JSON.stringify(prepared.body)).toBe(200);
    const first: Prepared[] = prepared.body.entity;
    expect(first).toMatchObject([
      {
        ...one.roleOf(mara),
        why: null,
        ready: {
          contentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          approval: { state: 'not-needed', awaited: [] },
          dueOn: '2026-11-28',
        },
      },
      { ...one.roleOf(otto), why: 'The personal code is missing.', filingId: null, ready: null },
      { why: expect.stringContaining('not show this person in control') },
    ]);
    expect(JSON.stringify(first)).not.toContain('QRS12345678');

    // Prepared again it is the same draft, as it was; with it that of the other company, where she is the same person.
    const both = (await prepare(main, [one.roleOf(mara), other.roleOf(mara)])).body.entity;
    expect(both).toMatchObject([first[0], { ...other.roleOf(mara), why: null }]);

    const submitted = await submit(main, both);
    expect(submitted.body.entity).toMatchObject([
      { filingId: first[0]?.filingId, state: 'queued', refusal: null },
      { state: 'queued' },
    ]);
    const again = await submit(main, both);
    expect(again.body.entity).toMatchObject([
      { state: null, refusal: { message: expect.stringContaining('has been submitted') } },
      { state: null },
    ]);
    for (const { filingId } of both)
      await until(
        () => stateOf(account, filingId),
        (state) => state === 'accepted',
      );
    const attempts = await api.server.platform.database.transaction(
      { as: 'account', accountId: account.accountId },
      (tx) => tx.select({ id: filingAttempt.filingId }).from(filingAttempt),
    );
    expect(attempts).toHaveLength(2);
    const registered = api.registry.register.findCompany(one.number);
    expect(registered?.pscs.map(({ verification }) => verification?.endOn)).toEqual([
      '9999-12-31',
      undefined,
    ]);
    const late = await prepare(main, [one.roleOf(mara)]);
    expect(late.body.entity).toMatchObject([{ why: expect.stringContaining('given already'), ready: null }]);
    const filings = await main.call('GET', `/api/Forms/GetForms?companyId=${one.companyId}`);
    const statement = filings.body.entity.find(({ form }: { form: string }) => form === 'VS01');
    expect(statement.open).toEqual([]);
  });

  it('keep what somebody has answered, and wait where that is not enough', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { companyId, roleOf } = await companyOf(account, { pscs: [mara, otto] });
    await giveCode(account, roleOf(mara), 'QRS12345678', { verifiedName: 'Maria Quill' });
    await giveCode(account, roleOf(otto), 'TUV12345678');
    const { registerKey: pscId } = roleOf(otto);
    const started = await main.call('POST', '/api/Forms/StartForm', {
      companyId,
      form: 'VS01',
      origin: { pscId, answers: { 'psc.nameMismatchReason': 'PREFERRED_NAME' } },
    });
    const { filingId } = started.body.entity[0];
    const prepared = await prepare(main, [roleOf(mara), roleOf(otto)]);
    expect(prepared.body.entity).toMatchObject([
      { why: expect.stringContaining('Maria Quill'), filingId: expect.any(String), ready: null },
      { why: null, filingId },
    ]);
    const form = await main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`);
    expect(form.body.entity[0].answers).toMatchObject({
      'psc.nameMismatchReason': 'PREFERRED_NAME',
      'psc.identityVerified': 'yes',
    });
  });

  it('say why the verified name is another where that was said with the code, and not once the register has it', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { roleOf } = await companyOf(account, { pscs: [mara, otto] });
    await giveCode(account, roleOf(mara), 'QRS12345678', {
      verifiedName: 'Maria Quill',
      nameReason: 'PREFERRED_NAME',
    });
    await giveCode(account, roleOf(otto), 'TUV12345678', {
      verifiedName: 'OTTO BRAND',
      nameReason: 'LEGALLY_CHANGED',
    });
    const prepared = (await prepare(main, [roleOf(mara), roleOf(otto)])).body.entity;
    expect(prepared).toMatchObject([{ why: null }, { why: null }]);
    const reasonOf = async ({ filingId }: Prepared) =>
      (await main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`)).body.entity[0].answers[
        'psc.nameMismatchReason'
      ];
    expect(await Promise.all(prepared.map(reasonOf))).toEqual(['PREFERRED_NAME', undefined]);
  });

  it('go nowhere without the approval that a policy asks for', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const { roleOf } = await companyOf(account, { pscs: [mara] });
    await giveCode(account, roleOf(mara), 'QRS12345678');
    const approver = await account.addAgent(['viewCompany', 'submitCompany'], true);
    expect((await savePolicy(main, oneAfterTheOther(approver))).status).toBe(200);
    const prepared = (await prepare(main, [roleOf(mara)])).body.entity;
    expect(prepared).toMatchObject([{ ready: { approval: { state: 'to-ask' } } }]);
    expect((await submit(main, prepared)).body.entity).toMatchObject([
      { state: null, refusal: { message: expect.stringContaining('approval') } },
    ]);
  });

  it('are those of companies within reach', async () => {
    const account = await api.newAccount();
    const { roleOf } = await companyOf(account, { pscs: [mara] });
    await giveCode(account, roleOf(mara), 'QRS12345678');
    const agent = await account.addAgent(['viewCompany', 'editCompany', 'submitCompany']);
    expect((await prepare(agent, [roleOf(mara)])).body.entity).toMatchObject([
      { filingId: null, ready: null, why: expect.stringContaining('not show this person') },
    ]);
    const prepared = (await prepare(account.main, [roleOf(mara)])).body.entity;
    expect((await submit(agent, prepared)).body.entity).toMatchObject([{ state: null }]);
    expect(await stateOf(account, prepared[0].filingId)).toBe('draft');
  });
});
