import { describe, expect, it } from 'vitest';
import { untilState } from '../../testing/queued-filing.ts';
import { testApi } from '../../testing/test-api.ts';
import { sampleAnswers, type SampleForm } from '../../tools/sample-answers.ts';
import { fillIn, submit, untilShown } from './filed-notice.fixture.ts';
import { importNoticeCompany } from './notice-company.fixture.ts';

/** Every form of a company that is there already. */
const forms = Object.keys(sampleAnswers).filter(
  (form): form is SampleForm => form in sampleAnswers && form !== 'IN01',
);

describe.concurrent('every form', { timeout: 120_000 }, () => {
  it.each(forms)('%s is rejected, corrected, accepted, and found on the register', async (name) => {
    const api = await testApi();
    const account = await api.newAccount();
    const company = await importNoticeCompany(api, account);
    const key = { accountId: account.accountId, filingId: '' };
    await api.registry.admin('POST', 'gateway/rules', {
      companyNumber: company.number,
      outcome: 'reject',
      code: '9999',
      text: 'Correct the date',
    });
    const form = await fillIn(api, account, company, name);
    key.filingId = form.filingId;
    const first = await submit(api, account, company, form);
    await untilState(api.server.platform, key, 'rejected');

    const { filingId } = form;
    const reopened = await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId });
    expect(reopened.body.entity, JSON.stringify(reopened.body)).toMatchObject([{ form: name }]);
    const again = await submit(api, account, company, form);
    expect(again.feeReason).toBe(first.feeReason === 'charged' ? 'paid-before' : 'free-form');
    const { filing } = await untilState(api.server.platform, key, 'accepted');
    // Whatever was secret in the draft ends with it.
    expect(filing.draftSealed).toBeNull();

    // An identity statement is no entry of the filing history.
    if (name === 'VS01') return;
    const receipt = await untilShown(account, filingId);
    expect(receipt.attempts).toHaveLength(2);
    expect(receipt.sent.length).toBeGreaterThan(0);
  });
});
