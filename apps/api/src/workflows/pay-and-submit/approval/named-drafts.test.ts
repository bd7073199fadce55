import { describe, expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';
import { decide, oneAfterTheOther, readyForm, savePolicy } from './approval.fixture.ts';

async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const approver = await account.addAgent(['viewCompany'], true);
  await savePolicy(account.main, oneAfterTheOther(approver));
  const form = await readyForm(api, account);
  return { account, approver, form };
}

/** What the pages of a company call its draft: in what needs doing, and in the list of its forms. */
async function labelsOf(
  person: TestPerson,
  { companyId, filingId }: { companyId: string; filingId: string },
) {
  const overview = await person.call(
    'GET',
    `/api/CompanyInformation/GetCompanyOverview?companyId=${companyId}`,
  );
  const forms = await person.call('GET', `/api/Forms/GetForms?companyId=${companyId}`);
  const isIt = (each: { filingId: string }) => each.filingId === filingId;
  return [
    overview.body.entity[0].needs.find(isIt).detail,
    forms.body.entity.flatMap(({ open: drafts }: { open: { filingId: string }[] }) => drafts).find(isIt)
      .stateText,
  ];
}

describe('a draft whose approval was asked for', { timeout: 60_000 }, () => {
  it('says where that stands on the pages of its company', async () => {
    const { account, approver, form } = await open();
    const labels = () => labelsOf(account.main, form);
    expect(await labels()).toEqual(['Draft', 'Draft']);
    await form.ask();
    expect(await labels()).toEqual(Array(2).fill('Draft, approval asked for'));
    await decide(approver, { decision: 'refused', words: 'Wrong street' });
    expect(await labels()).toEqual(Array(2).fill('Draft, approval refused'));
    await form.change();
    expect(await labels()).toEqual(Array(2).fill('Draft, approval lapsed'));
    await form.ask();
    await decide(approver);
    expect(await labels()).toEqual(Array(2).fill('Draft, approved'));
    await savePolicy(account.main, { levels: [] }, { version: 1, inForce: false });
    expect(await labels()).toEqual(['Draft', 'Draft']);
  });
});
