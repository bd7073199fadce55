import { describe, expect, it } from 'vitest';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { moveFiling } from '../../../filings/move-filing.ts';
import { readFiling, untilState } from '../../../testing/queued-filing.ts';
import { type TestAccount, testApi } from '../../../testing/test-api.ts';
import { filedForms } from '../../../workflows/send-filing/filed-forms.ts';
import { pollFilings } from '../../../workflows/send-filing/send-filing.ts';
import { fillIn, submit } from '../filed-notice.fixture.ts';
import { startFormOf } from '../form.fixture.ts';
import { importNoticeCompany, type NoticeCompany } from '../notice-company.fixture.ts';
import { arrivalsOf, holdNameChange, keyOf, refresh, sendNow, untilEnded } from './held-change.fixture.ts';

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
});

describe.concurrent('while a change of name is undecided', { timeout: 120_000 }, () => {
  it('another form is submitted, waits, and goes out by itself under the new name as it is registered', async () => {
    const { api, account, company, name, decide, stateOf, receiptOf } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    const [review] = (await notice.review()).body.entity;
    expect(review).toMatchObject({ isReady: true, blockers: [] });
    expect(review.warnings).toMatchObject([{ code: 'name-change-undecided' }]);
    expect(review.warnings[0].message).toContain('sent by itself once the change of name is decided');
    const other = await fillIn(api, account, company, 'AD01');
    expect(await submit(api, account, company, notice)).toMatchObject({ state: 'queued' });
    await submit(api, account, company, other);
    // However often it is looked at.
    await Promise.all([1, 2, 3].map(() => sendNow(api, account, notice.filingId)));
    expect(await stateOf(notice)).toBe('queued');
    expect(await receiptOf(notice)).toMatchObject({ stateText: 'Waiting for the change of name' });
    expect((await receiptOf(notice)).next).toContain('sent by itself once that is decided');
    expect(await arrivalsOf(api, company)).toHaveLength(1);
    await expectShownWaiting(account, company, notice.filingId);

    // The registrar enters it with a letter of its own; what waits is sent as the register has it, not as it was asked for.
    await decide('accept');
    const registered = `QUAYSIDE ${company.number} LTD`;
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: registered });
    for (const form of [notice, other]) expect(await untilEnded(api, account, form)).toBe('ACCEPT');
    const arrivals = await arrivalsOf(api, company);
    expect(arrivals.map(({ posts, status }) => [posts, status])).toEqual([1, 2, 3].map(() => [1, 'ACCEPT']));
    const [sent] = (
      await readFiling(api.server.platform, keyOf(account, notice))
    ).attempt.sentRedacted?.match(/<CompanyName>.*?<\/CompanyName>/) ?? ['nothing'];
    expect(sent).toBe(`<CompanyName>${registered}</CompanyName>`);
    expect(await stateOf(name)).toBe('accepted');
  });

  it('goes out under the old name when the change is rejected, its approved content untouched', async () => {
    const { api, account, company, decide } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    const [{ content }] = (await notice.review()).body.entity;
    await submit(api, account, company, notice);
    await decide('reject');
    expect(await untilEnded(api, account, notice)).toBe('ACCEPT');
    const { attempt } = await readFiling(api.server.platform, keyOf(account, notice));
    expect(attempt.contentSha256).toBe(content.contentSha256);
    expect(attempt.sentRedacted).toContain(`<CompanyName>${company.name}</CompanyName>`);
  });

  it('waits on while the public register still shows the name before', async () => {
    const { api, account, company, name, decide, stateOf } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    const path = `company/${company.number}$`;
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 503, path, times: 1 });
    await decide('accept');
    await untilState(api.server.platform, keyOf(account, name), 'accepted');
    const { platform } = api.server;
    // A register that is behind: it gives the name before.
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: company.name });
    await refresh(account, company);
    await sendNow(api, account, notice.filingId);
    expect(await stateOf(notice)).toBe('queued');
    const shown = (await account.main.call('GET', '/api/CompanyInformation/GetCompanies')).body.entity;
    expect(shown).toMatchObject([{ companyName: `QUAYSIDE ${company.number} LIMITED` }]);

    await api.registry.admin('PATCH', `companies/${company.number}`, {
      name: `QUAYSIDE ${company.number} LIMITED`,
    });
    await refresh(account, company);
    await untilState(platform, keyOf(account, notice), 'accepted');
  });

  it('goes out under the new name after an hour, and the name before is not put back for 30 days', async () => {
    const { api, account, company, name, decide } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    const path = `company/${company.number}$`;
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 503, path, times: 1 });
    await decide('accept');
    await untilState(api.server.platform, keyOf(account, name), 'accepted');
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: company.name });
    const nameAfter = async (passed: string) => {
      await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
        tx.execute(`update company set renamed_at = now() - interval '${passed}'`),
      );
      await refresh(account, company);
      const shown = (await account.main.call('GET', '/api/CompanyInformation/GetCompanies')).body.entity;
      return shown[0].companyName;
    };
    const renamed = `QUAYSIDE ${company.number} LIMITED`;
    expect(await nameAfter('61 minutes')).toBe(renamed);
    await sendNow(api, account, notice.filingId);
    await untilEnded(api, account, notice);
    const { attempt } = await readFiling(api.server.platform, keyOf(account, notice));
    expect(attempt.sentRedacted).toContain(`<CompanyName>${renamed}</CompanyName>`);
    expect(await nameAfter('29 days')).toBe(renamed);
    expect(await nameAfter('31 days')).toBe(company.name);
  });

  it('waits on while a failure of the registry leaves the change open, and is found by itself when nobody wakes it', async () => {
    const { api, account, company, name, decide, stateOf } = await holdNameChange();
    const { platform } = api.server;
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    await decide('fail');
    await untilState(platform, keyOf(account, name), 'failed');
    await sendNow(api, account, notice.filingId);
    expect(await stateOf(notice)).toBe('queued');
    expect(await arrivalsOf(api, company)).toHaveLength(1);
    // As if the process had died after the change came to its end, and before anything was told of it.
    await platform.database.transaction({ as: 'account', accountId: account.accountId }, async (tx) => {
      const filing = await lockFiling(tx, name.filingId);
      if (filing === undefined) throw new Error('There is no such filing.');
      await moveFiling(tx, platform, filing, { to: 'withdrawn', why: 'withdrawn' });
      await tx.execute(
        `update filing set updated_at = now() - interval '1 minute' where id = '${notice.filingId}'`,
      );
    });
    await pollFilings({ ...platform, forms: filedForms });
    expect(await untilEnded(api, account, notice)).toBe('ACCEPT');
  });

  it('the e-mail address goes its way, and a change of name that is not paid for holds nothing back', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const company = await importNoticeCompany(api, account);
    const name = await fillIn(api, account, company, 'NM01');
    expect((await name.submit()).body.entity).toMatchObject([{ state: 'awaiting-payment' }]);
    const office = await fillIn(api, account, company, 'AD01');
    const forms = (await account.main.call('GET', `/api/Forms/GetForms?companyId=${company.companyId}`)).body;
    expect(forms.entity.every(({ waitsFor }: { waitsFor: unknown }) => waitsFor === undefined)).toBe(true);
    await submit(api, account, company, office);
    expect(await untilEnded(api, account, office)).toBe('ACCEPT');
  });

  it('another change of the name is refused', async () => {
    const { account, company } = await holdNameChange();
    const again = await startFormOf(account, { companyId: company.companyId, form: 'NM04' });
    expect((await again.get()).body.entity[0].blockers).toMatchObject([{ code: 'name-change-undecided' }]);
  });
});

/** In every list it says that it waits, and the forms page says so before one is begun. */
async function expectShownWaiting({ main }: TestAccount, { companyId }: NoticeCompany, filingId: string) {
  const rowsAt = async (path: string) => (await main.call('GET', path)).body.entity;
  const waiting = expect.objectContaining({ filingId, stateText: 'Waiting for the change of name' });
  expect(await rowsAt('/api/Submissions/GetSubmissions')).toContainEqual(waiting);
  expect(await rowsAt('/api/Submissions/GetFilingsByInternet')).toContainEqual(waiting);
  const forms = await rowsAt(`/api/Forms/GetForms?companyId=${companyId}`);
  const rowOf = (form: string) => forms.find((row: { form: string }) => row.form === form);
  expect(rowOf('TM01').open).toContainEqual(waiting);
  expect(rowOf('TM01').waitsFor).toContain('A change of name is with Companies House');
  expect([rowOf('REA').waitsFor, rowOf('NM01').waitsFor]).toEqual([undefined, undefined]);
}

describe.concurrent('a new name', () => {
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
