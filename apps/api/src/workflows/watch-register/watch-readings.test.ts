import { describe, expect, it } from 'vitest';
import { fillIn, submit, untilShown } from '../../features/forms/filed-notice.fixture.ts';
import { importNoticeCompany, type NoticeCompany } from '../../features/forms/notice-company.fixture.ts';
import {
  appointIntruder,
  deliverAccounts,
  enterStrangeFiling,
  moveOffice,
} from '../../testing/behind-our-back.ts';
import { type TestAccount, type TestApi, type TestPerson, testApi } from '../../testing/test-api.ts';

const group = '/api/CompanyInformation';

interface Case {
  api: TestApi;
  account: TestAccount;
  company: NoticeCompany;
}

async function newCase(): Promise<Case> {
  const api = await testApi();
  const account = await api.newAccount();
  return { api, account, company: await importNoticeCompany(api, account) };
}

async function refresh({ account: { main }, company: { companyId } }: Case) {
  const { status, body } = await main.call('POST', `${group}/RefreshCompany`, { companyId });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.entity[0];
}

const listChanges = async (person: TestPerson, { companyId }: NoticeCompany, more = '') =>
  (await person.call('GET', `${group}/GetRegisterChanges?companyId=${companyId}${more}`)).body;

const listAlarms = async (person: TestPerson) =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications?kind=register-alarm')).body.entity;

describe('a change that nobody here filed', () => {
  it('is told with before, now and the filing that made it, and to everybody who sees the company', async () => {
    const stage = await newCase();
    const { api, account, company } = stage;
    const reader = await account.addAgent(['viewCompany'], true);
    const stranger = await account.addAgent(['viewCompany']);
    await appointIntruder(api, company.number);
    await moveOffice(api, company.number);
    const found = await refresh(stage);
    expect(found.changed.toSorted()).toEqual(['filing-history', 'officers', 'profile']);
    expect(found.changes).toMatchObject([
      {
        kind: 'registered-office',
        title: 'Registered office changed',
        before: expect.stringContaining(','),
        now: '12 Hollow Lane, Leeds, LS1 4AP, England',
        origin: 'not-ours',
        explanation: 'You did not file this: AD01 registered on 20 November 2026.',
        isAlarm: true,
      },
      {
        kind: 'officer-appointed',
        subject: 'CROOK, Silas',
        before: null,
        now: 'Director from 18 November 2026',
        origin: 'not-ours',
        entry: {
          type: 'AP01',
          description: 'Director appointed: Mr Silas Crook, 18 November 2026',
        },
      },
    ]);
    for (const person of [account.main, reader]) {
      expect(await listAlarms(person)).toMatchObject([
        {
          title: `${company.number}: 2 changes at Companies House that you did not file`,
          text: 'Registered office changed; Officer appointed: CROOK, Silas',
          companyId: company.companyId,
        },
      ]);
    }
    expect(await listAlarms(stranger)).toEqual([]);
    await expectLetter(api, reader, `${company.number}: 2 changes at Companies House`);
    expect((await refresh(stage)).changes).toEqual([]);
    expect(await listAlarms(reader)).toHaveLength(1);
  });

  it('is not told with the filing of an earlier one where it is undone without any', async () => {
    const stage = await newCase();
    const { api, company } = stage;
    const registeredOffice = api.registry.register.findCompany(company.number)?.registeredOffice;
    await moveOffice(api, company.number);
    expect((await refresh(stage)).changes).toMatchObject([{ entry: { type: 'AD01' } }]);
    await api.registry.admin('PATCH', `companies/${company.number}`, { registeredOffice });
    expect((await refresh(stage)).changes).toMatchObject([
      { kind: 'registered-office', origin: 'not-ours', entry: null },
    ]);
  });

  it('is told where it changes nothing but the filing history', async () => {
    const stage = await newCase();
    await enterStrangeFiling(stage.api, stage.company.number);
    expect(await refresh(stage)).toMatchObject({
      changed: ['filing-history'],
      changes: [{ kind: 'filing', subject: 'MR04', origin: 'not-ours', isAlarm: true }],
    });
  });

  it('stays an alarm until somebody knows of it, or it is corrected', async () => {
    const stage = await newCase();
    const { api, account, company } = stage;
    await moveOffice(api, company.number);
    const [{ changeId }] = (await refresh(stage)).changes;
    const settle = (settledAs: string, settledBefore: string | null, note = '', person = account.main) =>
      person.call('POST', `${group}/SettleRegisterChange`, {
        companyId: company.companyId,
        changeId,
        settledAs,
        settledBefore,
        note,
      });
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await settle('known', null, '', reader)).status).toBe(403);
    expect((await settle('not-ours', null, 'Rang the directors')).body.entity).toMatchObject([
      { settledAs: 'not-ours', settledBy: 'Test Person', note: 'Rang the directors', isAlarm: true },
    ]);
    expect((await settle('known', null)).status).toBe(409);
    expect(await listChanges(reader, company)).toMatchObject({ total: 1, alarms: 1 });
    expect((await settle('put-right', 'not-ours')).body.entity).toMatchObject([{ isAlarm: false }]);
    expect(await listChanges(reader, company)).toMatchObject({ total: 1, alarms: 0 });
    expect(await listChanges(reader, company, '&alarmsOnly=true')).toMatchObject({ entity: [], total: 0 });
  });
});

describe('a change that is no alarm', () => {
  it.each(['AP01', 'AD01', 'TM01'] as const)('is one by our %s, named with its day', async (form) => {
    const stage = await newCase();
    const { api, account, company } = stage;
    const filing = await fillIn(api, account, company, form);
    await submit(api, account, company, filing);
    await untilShown(account, filing.filingId);
    const { entity, alarms } = await listChanges(account.main, company);
    expect(alarms, JSON.stringify(entity)).toBe(0);
    expect(entity).not.toHaveLength(0);
    for (const change of entity) {
      expect(change).toMatchObject({
        origin: 'ours',
        filingId: filing.filingId,
        explanation: `By your ${form} accepted on 20 November 2026.`,
      });
    }
    expect(await listAlarms(account.main)).toEqual([]);
  });

  it('is one that the register shows before the answer to our filing has come', async () => {
    const stage = await newCase();
    const { api, account, company } = stage;
    const filing = await fillIn(api, account, company, 'AD01');
    await api.registry.admin('POST', 'gateway/rules', { outcome: 'hold', companyNumber: company.number });
    await submit(api, account, company, filing);
    await expect
      .poll(async () => (await account.main.call('GET', '/api/Submissions/GetSubmissions')).body.entity)
      .toMatchObject([{ state: 'pending' }]);
    await moveOffice(api, company.number);
    expect((await refresh(stage)).changes).toMatchObject([
      { origin: 'ours', explanation: 'By your AD01, which Companies House has not answered yet.' },
    ]);
  });

  it('is the delivery of the accounts that were due', async () => {
    const stage = await newCase();
    await deliverAccounts(stage.api, stage.company.number);
    expect((await refresh(stage)).changes).toMatchObject([
      { kind: 'accounts-dates', origin: 'expected', isAlarm: false },
    ]);
    expect(await listAlarms(stage.account.main)).toEqual([]);
  });
});

interface Letter {
  subject: string;
  text: string;
}

async function expectLetter({ mail }: TestApi, { email }: TestPerson, subject: string): Promise<void> {
  const letters = async () => {
    const reply = await fetch(`${mail.url}/messages?to=${encodeURIComponent(email)}`);
    // The mailbox's own reply.
    return (await reply.json()) as Letter[];
  };
  await expect.poll(letters, { interval: 500 }).toMatchObject([
    {
      subject: expect.stringContaining(subject),
      text: expect.stringContaining('/company/registerchanges?company='),
    },
  ]);
}
