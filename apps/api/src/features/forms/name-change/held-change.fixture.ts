import { civilDate } from '@statbook/domain/dates';
import { readFiling, untilState } from '../../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../../testing/test-api.ts';
import { sampleAnswers } from '../../../tools/sample-answers.ts';
import { sampleFacts } from '../../../tools/sample-facts.ts';
import { filedForms } from '../../../workflows/send-filing/filed-forms.ts';
import { sendFiling } from '../../../workflows/send-filing/send-filing.ts';
import { fillIn, submit } from '../filed-notice.fixture.ts';
import { type FormTest, startFormOf } from '../form.fixture.ts';
import { importNoticeCompany, type NoticeCompany } from '../notice-company.fixture.ts';

/** A change of name that the registry holds until it is told to decide. */
export async function holdNameChange() {
  const api = await testApi();
  const account = await api.newAccount();
  const company = await importNoticeCompany(api, account);
  await api.registry.admin('POST', 'gateway/rules', {
    companyNumber: company.number,
    formClass: 'ChangeOfName',
    outcome: 'hold',
  });
  const name = await fillIn(api, account, company, 'NM01');
  await submit(api, account, company, name);
  await untilState(api.server.platform, keyOf(account, name), 'pending');
  return {
    ...withLooks({ api, account, company, name }),
    decide: (outcome: 'accept' | 'reject' | 'fail') =>
      api.registry.admin('POST', 'gateway/decide', {
        companyNumber: company.number,
        outcome,
        ...(outcome === 'reject' && { code: '1', text: 'The name is not available' }),
      }),
  };
}

/**
 * A change of name that a person has delivered on paper, and whose outcome nobody has recorded; before its delivery was recorded the
 * register has shown another name, where one is given.
 */
export async function deliverNameChange(shownBefore?: (number: string) => string) {
  const api = await testApi();
  const account = await api.newAccount();
  const company = await importNoticeCompany(api, account);
  const { companyId, number } = company;
  const name = await startFormOf(account, { companyId, form: 'NM04', way: 'document' });
  const answers = sampleAnswers.NM04(sampleFacts(civilDate('2026-11-20')));
  await name.save({ ...answers, proposedName: `Quayside ${number} Limited` });
  await name.submit();
  if (shownBefore !== undefined) {
    await api.registry.admin('PATCH', `companies/${number}`, { name: shownBefore(number) });
    await refresh(account, company);
  }
  const delivery = { filingId: name.filingId, way: 'post', on: '2026-11-20' };
  await account.main.call('POST', '/api/Forms/RecordDelivery', delivery);
  return withLooks({ api, account, company, name });
}

interface Changed {
  api: TestApi;
  account: TestAccount;
  company: NoticeCompany;
  name: FormTest;
}

const withLooks = (changed: Changed) => {
  const { api, account } = changed;
  return {
    ...changed,
    stateOf: async (form: FormTest) =>
      (await readFiling(api.server.platform, keyOf(account, form))).filing.state,
    receiptOf: async ({ filingId }: FormTest) =>
      (await account.main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`)).body.entity[0],
  };
};

export const keyOf = ({ accountId }: TestAccount, { filingId }: { filingId: string }) => ({
  filingId,
  accountId,
});

export const refresh = ({ main }: TestAccount, { companyId }: NoticeCompany) =>
  main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });

export const sendNow = (api: TestApi, account: TestAccount, filingId: string) =>
  sendFiling(
    { ...api.server.platform, forms: filedForms },
    keyOf(account, { filingId }),
    new AbortController().signal,
  );

export async function untilEnded(api: TestApi, account: TestAccount, form: FormTest) {
  const { attempt } = await untilState(
    api.server.platform,
    keyOf(account, form),
    'accepted',
    'rejected',
    'failed',
  );
  return attempt.statusCode;
}

/** What has arrived at the registry of a company, in order. */
export async function arrivalsOf(api: TestApi, { number }: NoticeCompany) {
  // The simulator's own reply.
  const all = (await api.registry.admin('GET', 'gateway/submissions')) as {
    companyNumber?: string;
    posts: number;
    status?: string;
  }[];
  return all.filter(({ companyNumber }) => companyNumber === number);
}
