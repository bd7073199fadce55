import { accessFlags } from '@statbook/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attemptSecretsBinding } from '../../../filings/attempt/freeze-attempt.ts';
import { findLatestAttempt } from '../../../filings/filing-queries.ts';
import { findCodesOf, openCode } from '../../../filings/personal-codes/held-codes.ts';
import { listKnownPeople } from '../../../filings/personal-codes/known-people-queries.ts';
import { personCode } from '../../../platform/database/schema.ts';
import { untilState } from '../../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../../testing/test-api.ts';
import { keepPeopleOf } from '../../../workflows/keep-people/keep-people.ts';
import { fillIn } from '../filed-notice.fixture.ts';
import { startFormOf } from '../form.fixture.ts';
import { importNoticeCompany } from '../notice-company.fixture.ts';

/** What the sample of a VS01 is sent with. */
const typed = 'NOR12345678';

async function noticeCompany() {
  const api = await testApi();
  const account = await api.newAccount();
  const company = await importNoticeCompany(api, account);
  await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId: company.companyId });
  return { api, account, company };
}

const inAccount = <T>(
  api: TestApi,
  { accountId }: TestAccount,
  work: Parameters<typeof api.server.platform.database.transaction<T>>[1],
) => api.server.platform.database.transaction({ as: 'account', accountId }, work);

const fieldsOf = (form: { steps: { sections: { fields: { path: string; hint: string | null }[] }[] }[] }) =>
  form.steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

async function pscOf(api: TestApi, account: TestAccount, companyId: string, pscId: string) {
  const people = await inAccount(api, account, (tx) => listKnownPeople(tx, companyId));
  const found = people.find(({ register, registerKey }) => register === 'psc' && registerKey === pscId);
  if (found === undefined) throw new Error(`Nobody is known as ${pscId}.`);
  return found.personId;
}

describe.concurrent('why a verified name differs', () => {
  const reasonPath = 'officer.nameMismatchReason';

  /** Somebody on the PSC register of the company, whose code was verified under another name. */
  async function verifiedOtherwise() {
    const { api, account, company } = await noticeCompany();
    const people = await inAccount(api, account, (tx) => listKnownPeople(tx, company.companyId));
    const known = people.find(({ register, born }) => register === 'psc' && born !== undefined);
    if (known?.born === undefined) throw new Error('Nobody is on the PSC register.');
    const { personId, born } = known;
    const code = {
      personalCode: 'QXA12345678',
      verifiedName: 'Somebody Else',
      nameReason: 'LEGALLY_CHANGED',
    };
    const body = { codes: [{ personId, ...code }] };
    const [kept] = (await account.main.call('POST', '/api/People/KeepPersonalCodes', body)).body.entity;
    expect(kept).toMatchObject({ isKept: true });
    return { account, company, personId, name: known.name, born };
  }

  it('is taken over into an appointment of somebody of the books', async () => {
    const { account, company, personId } = await verifiedOtherwise();
    const order = { companyId: company.companyId, form: 'AP01', origin: { personId } };
    const begun = (await account.main.call('POST', '/api/Forms/StartForm', order)).body.entity[0];
    const path = `/api/Forms/GetForm?filingId=${begun.filingId}`;
    const [form] = (await account.main.call('GET', path)).body.entity;
    expect(form.answers).toMatchObject({ [reasonPath]: 'LEGALLY_CHANGED' });
  });

  it('is taken over into an appointment once it says who that is, and what is answered stays', async () => {
    const { account, company, name, born } = await verifiedOtherwise();
    const form = await startFormOf(account, { companyId: company.companyId, form: 'AP01' });
    const [first, ...others] = name.forename?.split(' ') ?? [];
    const named = {
      'officer.name.forename': first ?? '',
      'officer.name.otherForenames': [...others, name.otherForenames ?? ''].join(' ').trim(),
      'officer.name.surname': name.surname,
    };
    const [before] = (await form.save(named)).body.entity;
    expect(before.answers).not.toHaveProperty([reasonPath]);
    const dateOfBirth = `${born.year}-${String(born.month).padStart(2, '0')}-15`;
    const [after] = (await form.save({ dateOfBirth })).body.entity;
    expect(after.answers).toMatchObject({ [reasonPath]: 'LEGALLY_CHANGED' });
    await form.save({ [reasonPath]: '' });
    const [left] = (await form.save({ dateOfBirth })).body.entity;
    expect(left.answers[reasonPath] ?? '').toBe('');
  });
});

describe.concurrent('a code that is typed in a form', () => {
  it('is kept for the person, sent with the form, and asked for no more', async () => {
    const { api, account, company } = await noticeCompany();
    const form = await fillIn(api, account, company, 'VS01');
    const [state] = (await form.get()).body.entity;
    const another = fieldsOf(state).find(({ path }) => path === 'usesAnotherCode');
    expect(another?.hint).toMatch(/^Code held for this person since \d+ \w+ \d{4}\./);
    expect(fieldsOf(state).map(({ path }) => path)).not.toContain('personalCode');
    expect(state).toMatchObject({ isReady: true, secretsHeld: [] });

    const personId = await pscOf(api, account, company.companyId, state.answers.pscId);
    const held = await inAccount(api, account, (tx) => findCodesOf(tx, [personId]));
    expect(held.get(personId)).toMatchObject({ source: 'form', givenBy: account.main.userId });
    expect(JSON.stringify((await form.review()).body)).not.toContain(typed);

    expect((await form.submit()).status).toBe(200);
    const attempt = await inAccount(api, account, (tx) => findLatestAttempt(tx, form.filingId));
    const secrets = api.server.platform.vault.unseal(
      attempt?.secretsSealed ?? new Uint8Array(),
      attemptSecretsBinding(form.filingId, 1),
    );
    expect(JSON.parse(secrets.reveal())).toEqual({ personalCode: typed });
  });

  it('takes the place of the one that is held where another is to be used, and is not kept where that is said', async () => {
    const { api, account, company } = await noticeCompany();
    const form = await fillIn(api, account, company, 'VS01');
    const [{ answers }] = (await form.get()).body.entity;
    const personId = await pscOf(api, account, company.companyId, answers.pscId);
    const openedNow = async () =>
      (await inAccount(api, account, (tx) => openCode(tx, api.server.platform, personId)))?.reveal();
    const [asking] = (await form.save({ usesAnotherCode: 'yes' })).body.entity;
    expect(asking.errors).toMatchObject([{ path: 'personalCode', step: 'identity' }]);
    const [once] = (await form.save({ personalCode: 'XYZ98765432', codeNotKept: 'yes' })).body.entity;
    expect(once).toMatchObject({ isReady: true, secretsHeld: [{ path: 'personalCode' }] });
    expect(await openedNow()).toBe(typed);
    await form.save({ personalCode: 'XYZ98765432', codeNotKept: '' });
    expect(await openedNow()).toBe('XYZ98765432');
  });

  it('is refused at its field where it is held for another', async () => {
    const { api, account, company } = await noticeCompany();
    const { main } = account;
    const people = (await main.call('GET', '/api/People/GetPeople?pageSize=200')).body.entity;
    const form = await fillIn(api, account, company, 'VS01');
    const [{ answers }] = (await form.get()).body.entity;
    const personId = await pscOf(api, account, company.companyId, answers.pscId);
    const stranger = people.find(
      (each: { personId: string; kind: string }) => each.kind === 'human' && each.personId !== personId,
    );
    const body = { codes: [{ personId: stranger.personId, personalCode: 'QXA12345678' }] };
    expect((await main.call('POST', '/api/People/KeepPersonalCodes', body)).body.entity).toMatchObject([
      { isKept: true },
    ]);
    await form.save({ usesAnotherCode: 'yes' });
    const [refused] = (await form.save({ personalCode: 'QXA12345678' })).body.entity;
    expect(refused.errors).toMatchObject([
      {
        path: 'personalCode',
        message: expect.stringContaining(`held for ${stranger.name} (${company.name})`),
      },
    ]);
    const [other] = (await form.save({ personalCode: '', usesAnotherCode: '' })).body.entity;
    expect(other.isReady).toBe(true);
  });

  it('is given by who sees one company: of another’s that is out of reach no name is said, and of nobody’s nothing', async () => {
    const { api, account, company } = await noticeCompany();
    const far = await importNoticeCompany(api, account);
    await keepPeopleOf(api.server.platform, { accountId: account.accountId, companyId: far.companyId });
    const agent = await account.addAgent(accessFlags);
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${company.companyId})`),
    );
    const form = await fillIn(api, { ...account, main: agent }, company, 'VS01');
    const [{ answers }] = (await form.get()).body.entity;
    const [personId, farId] = [
      await pscOf(api, account, company.companyId, answers.pscId),
      await pscOf(api, account, far.companyId, answers.pscId),
    ];
    const body = { codes: [{ personId: farId, personalCode: 'QXA12345678' }] };
    expect((await account.main.call('POST', '/api/People/KeepPersonalCodes', body)).body.entity).toEqual([
      expect.objectContaining({ isKept: true }),
    ]);
    await form.save({ usesAnotherCode: 'yes' });
    const save = async () => (await form.save({ personalCode: 'QXA12345678' })).body.entity[0];
    const refused = await save();
    expect(refused.errors).toMatchObject([
      { path: 'personalCode', message: expect.stringContaining('held for another person.') },
    ]);
    expect(JSON.stringify(refused)).not.toContain(far.name);
    // No register has them any more.
    await inAccount(api, account, (tx) =>
      tx.execute(sql`update person_role set ended_at = now(), ended_why = 'No longer on the register'
        where person_id = ${farId} and ended_at is null`),
    );
    expect(await save()).toMatchObject({ errors: [], isReady: true, secretsHeld: [] });
    const opened = await inAccount(api, account, (tx) => openCode(tx, api.server.platform, personId));
    expect(opened?.reveal()).toBe('QXA12345678');
    const ends = await inAccount(api, account, (tx) => tx.select().from(personCode));
    expect(ends.find((each) => each.personId === farId)).toMatchObject({
      endedBy: agent.userId,
      endedWhy: 'No longer on a register',
    });
  });

  it('is ended where the registrar does not know it, and the person is asked for another', async () => {
    const { api, account, company } = await noticeCompany();
    await api.registry.admin('POST', 'gateway/rules', {
      companyNumber: company.number,
      outcome: 'reject',
      code: '20532',
      text: 'UVID NOR-1234-5678 has expired',
    });
    const form = await fillIn(api, account, company, 'VS01');
    const [{ answers }] = (await form.get()).body.entity;
    const personId = await pscOf(api, account, company.companyId, answers.pscId);
    expect((await form.submit()).status).toBe(200);
    const key = { accountId: account.accountId, filingId: form.filingId };
    await untilState(api.server.platform, key, 'rejected');
    expect((await inAccount(api, account, (tx) => findCodesOf(tx, [personId]))).size).toBe(0);
    const [row] = await inAccount(api, account, (tx) => tx.select().from(personCode));
    expect(row?.endedWhy).toBe('Companies House: UVID ••• has expired');
    const { filingId } = form;
    const path = `/api/Submissions/GetSubmission?filingId=${filingId}`;
    const receipt = JSON.stringify((await account.main.call('GET', path)).body);
    expect(receipt).toContain('UVID ••• has expired');
    expect(receipt).not.toContain('1234-5678');
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId });
    const [again] = (await form.get()).body.entity;
    expect(again.errors).toMatchObject([{ path: 'personalCode' }]);
  });
});
