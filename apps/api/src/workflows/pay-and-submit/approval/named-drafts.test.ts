import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import {
  nothingChanged,
  openStatement,
} from '../../../features/confirmation-statements/statement.fixture.ts';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';
import { sampleAnswers } from '../../../tools/sample-answers.ts';
import { sampleFacts } from '../../../tools/sample-facts.ts';
import { decide, oneAfterTheOther, readyForm, savePolicy } from './approval.fixture.ts';

async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const approver = await account.addAgent(['viewCompany'], true);
  await savePolicy(account.main, oneAfterTheOther(approver));
  const form = await readyForm(api, account);
  return { api, account, approver, form };
}

/** What pages call a draft: in what its company needs, in the list of its forms, of what is open, on the dashboard, and over all companies. */
async function labelsOf(
  person: TestPerson,
  { companyId, filingId }: { companyId: string; filingId: string },
) {
  const overview = await person.call(
    'GET',
    `/api/CompanyInformation/GetCompanyOverview?companyId=${companyId}`,
  );
  const forms = await person.call('GET', `/api/Forms/GetForms?companyId=${companyId}`);
  const filing = await person.call('GET', `/api/CompanyInformation/GETFBIInformation?companyId=${companyId}`);
  const dashboard = await person.call('GET', '/api/Dashboard/GetDashboard');
  const byInternet = await person.call('GET', '/api/Submissions/GetFilingsByInternet');
  const isIt = (each: { filingId: string }) => each.filingId === filingId;
  return [
    overview.body.entity[0].needs.find(isIt).detail,
    forms.body.entity.flatMap(({ open: drafts }: { open: { filingId: string }[] }) => drafts).find(isIt)
      .stateText,
    filing.body.entity[0].openFilings.find(isIt).stateText,
    dashboard.body.entity[0].companies.drafts.rows.find(isIt).stateText,
    byInternet.body.entity.find(isIt).stateText,
  ];
}

describe('a draft whose approval was asked for', () => {
  it('says where that stands on the pages of its company', async () => {
    const { account, approver, form } = await open();
    const labels = () => labelsOf(account.main, form);
    expect(await labels()).toEqual(Array(5).fill('Draft'));
    await form.ask();
    expect(await labels()).toEqual(Array(5).fill('Draft, approval asked for'));
    await decide(approver, { decision: 'refused', words: 'Wrong street' });
    expect(await labels()).toEqual(Array(5).fill('Draft, approval refused'));
    await form.change();
    expect(await labels()).toEqual(Array(5).fill('Draft, approval lapsed'));
    await form.ask();
    await decide(approver);
    expect(await labels()).toEqual(Array(5).fill('Draft, approved'));
    await savePolicy(account.main, { levels: [] }, { version: 1, inForce: false });
    expect(await labels()).toEqual(Array(5).fill('Draft'));
  });

  it('says so beside its date in the diary', async () => {
    const { api, account } = await open();
    const form = await readyForm(api, account, {
      form: 'AP03',
      answers: sampleAnswers.AP03(sampleFacts(civilDate('2026-11-20'))),
    });
    const label = async () => {
      const path = `/api/CompanyInformation/GetDairyDates?companyId=${form.companyId}`;
      const [{ statutory }] = (await account.main.call('GET', path)).body.entity;
      return statutory.find((each: { filingId: string | null }) => each.filingId === form.filingId).detail;
    };
    expect(await label()).toMatch(/, Draft$/);
    expect((await form.ask()).status).toBe(200);
    expect(await label()).toMatch(/, Draft, approval asked for$/);
  });

  it('says so of a statement where it is filled in', async () => {
    const { account } = await open();
    const statement = await openStatement(account, '09990001', 'BAKE01');
    await statement.save('statements', nothingChanged);
    const label = async () => (await statement.facts()).body.entity[0].openFiling.stateText;
    expect(await label()).toBe('Draft');
    const { filingId, draftVersion, content } = await statement.reviewWhenReady();
    const asked = await account.main.call('POST', '/api/Approvals/AskForApproval', {
      filingId,
      draftVersion,
      contentAccepted: content.contentSha256,
    });
    expect(asked.status).toBe(200);
    expect(await label()).toBe('Draft, approval asked for');
  });
});
