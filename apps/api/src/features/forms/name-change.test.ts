import { describe, expect, it } from 'vitest';
import { untilState } from '../../testing/queued-filing.ts';
import { testApi } from '../../testing/test-api.ts';
import { fillIn, submit } from './filed-notice.fixture.ts';
import { importNoticeCompany } from './notice-company.fixture.ts';

describe.concurrent('a change of name', { timeout: 120_000 }, () => {
  it('is not made a same-day one by a correction: that costs more than was paid', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const company = await importNoticeCompany(api, account);
    const rule = {
      companyNumber: company.number,
      outcome: 'reject',
      code: '1',
      text: 'Unreadable attachment',
    };
    await api.registry.admin('POST', 'gateway/rules', rule);
    const form = await fillIn(api, account, company, 'NM01');
    await submit(api, account, company, form);
    const { filingId } = form;
    await untilState(api.server.platform, { filingId, accountId: account.accountId }, 'rejected');
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId });
    await form.save({ sameDay: 'yes' });
    expect((await form.submit()).body).toMatchObject({ status: 422, code: 'dearer-than-paid' });
    await form.save({ sameDay: 'no' });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued', feeReason: 'paid-before' }]);
  });

  it('is waited for by other forms, which then go out under the new name', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const account = await api.newAccount();
    const { accountId } = account;
    const company = await importNoticeCompany(api, account);
    await api.registry.admin('POST', 'gateway/rules', { companyNumber: company.number, outcome: 'hold' });
    const office = await fillIn(api, account, company, 'AD01');
    const name = await fillIn(api, account, company, 'NM01');
    await submit(api, account, company, name);
    await untilState(platform, { filingId: name.filingId, accountId }, 'pending');

    // Its review was read before the name was submitted; now it says what it waits for.
    const refused = await office.review();
    expect(refused.body.entity[0].blockers).toMatchObject([{ code: 'name-change-undecided' }]);
    await api.registry.admin('POST', 'gateway/decide', { companyNumber: company.number, outcome: 'accept' });
    await untilState(platform, { filingId: name.filingId, accountId }, 'accepted');
    const receipt = await office.review();
    expect(receipt.body.entity[0]).toMatchObject({
      blockers: [],
      companyName: `QUAYSIDE ${company.number} LIMITED`,
    });
    await submit(api, account, company, office);
    const { attempt } = await untilState(platform, { filingId: office.filingId, accountId }, 'accepted');
    expect(attempt.statusCode).toBe('ACCEPT');
  });
});

describe.concurrent('a new name', { timeout: 60_000 }, () => {
  it('that another company of the list has in law is refused at its field, before anything is paid', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const company = await importNoticeCompany(api, account);
    const other = await importNoticeCompany(api, account);
    const form = await fillIn(api, account, company, 'NM01');
    const { name } = other;
    const { body } = await form.save({ proposedName: `The ${name}` });
    expect(body.entity[0].errors).toMatchObject([{ path: 'proposedName', code: 'same-name' }]);
    expect(body.entity[0].errors[0].message).toContain(name);
  });
});
