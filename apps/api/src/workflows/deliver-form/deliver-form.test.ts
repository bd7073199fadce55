import { addDays, civilDate } from '@statbook/domain/dates';
import { readDocument } from '@statbook/testkit/read-document';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type FormTest,
  importOwnCompany,
  startForm,
  startFormOf,
} from '../../features/forms/form.fixture.ts';
import { sessionOf } from '../../platform/database/database.ts';
import { fetchFile } from '../../testing/make-call.ts';
import { readFiling } from '../../testing/queued-filing.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../testing/test-api.ts';
import { sampleAnswers } from '../../tools/sample-answers.ts';
import { sampleFacts } from '../../tools/sample-facts.ts';
import { sendFiling } from '../send-filing/send-filing.ts';
import { filedForms } from '../send-filing/filed-forms.ts';

let started: Promise<TestApi> | undefined;
/** An installation that may file nothing but statements and changes of office by software. */
const ownApi = () => (started ??= startTestApi({ GATEWAY_FORMS: 'CS01,AD01' }));
afterAll(async () => (await started)?.close());

const today = civilDate('2026-11-20');
const facts = sampleFacts(today);

async function textOf(api: TestApi, { token }: TestPerson, { filingId }: FormTest): Promise<string> {
  const answer = await fetchFile(api.url, 'printForm', { token, given: { filingId } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

/** What is kept of all that was drawn. */
const drawnOf = async ({ main }: TestAccount) =>
  (await main.call('GET', '/api/Documents/GetDocuments?kind=drawn')).body.entity;

const receiptOf = async ({ main }: TestAccount, { filingId }: FormTest) =>
  (await main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`)).body.entity[0];

const deliver = ({ main }: TestAccount, { filingId }: FormTest, more: object = {}) =>
  main.call('POST', '/api/Forms/RecordDelivery', { filingId, way: 'post', on: today, ...more });

const decide = ({ main }: TestAccount, { filingId }: FormTest, more: object = {}) =>
  main.call('POST', '/api/Forms/RecordOutcome', {
    filingId,
    outcome: 'accepted',
    on: today,
    words: '',
    ...more,
  });

/** A director’s appointment, approved and waiting for its delivery. */
async function approve() {
  const api = await ownApi();
  const account = await api.newAccount();
  const form = await startForm(api, account, 'AP01');
  await form.save(sampleAnswers.AP01(facts));
  const submitted = await form.submit();
  return { api, account, form, submitted };
}

describe('a form that software may not send', () => {
  it('says so before it is begun, and is approved without a payment', async () => {
    const { account, form, submitted } = await approve();
    const { entity } = (await account.main.call('GET', `/api/Forms/GetForms?companyId=${form.companyId}`))
      .body;
    const ways = new Map(entity.map((each: { form: string; way: string }) => [each.form, each.way]));
    expect([ways.get('AP01'), ways.get('AD01')]).toEqual(['document', 'software']);
    expect(submitted.body.entity).toMatchObject([
      { state: 'queued', feeReason: 'free-form', totalAmount: 0 },
    ]);
    expect((await form.get()).body.entity[0]).toMatchObject({ way: 'document', state: 'queued' });
    expect(await receiptOf(account, form)).toMatchObject({
      stateText: 'To be delivered',
      submissionNumber: null,
      canWithdraw: true,
      delivery: { way: null, on: null, reference: null },
      next: expect.stringContaining('Print the form data sheet'),
    });
  });

  it('is never sent, also where somebody has it sent', async () => {
    const { api, account, form } = await approve();
    const { filingId } = form;
    const key = { filingId, accountId: account.accountId };
    const sender = { ...api.server.platform, forms: filedForms };
    await sendFiling(sender, key, new AbortController().signal);
    const { filing, attempt } = await readFiling(api.server.platform, key);
    expect(filing.state).toBe('queued');
    expect(attempt).toMatchObject({ channel: 'produced', submissionNumber: null, postCount: 0 });
  });

  it('costs what the registrar takes on paper, paid with the delivery', async () => {
    const api = await ownApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'NM04');
    await form.save(sampleAnswers.NM04(facts));
    expect((await form.review()).body.entity[0]).toMatchObject({
      way: 'document',
      isReady: true,
      fees: { feePence: 3000, totalPence: 0, why: 'paid-with-delivery' },
    });
    expect((await form.submit()).body.entity).toMatchObject([
      { state: 'queued', feeReason: 'paid-with-delivery', totalAmount: 0 },
    ]);
    expect(await receiptOf(account, form)).toMatchObject({ payments: [], delivery: { feePence: 3000 } });
    const listed = (await account.main.call('GET', '/api/Submissions/GetFilingsByInternet')).body.entity;
    expect(listed).toMatchObject([{ stateText: 'To be delivered', feePence: 3000 }]);
  });

  it('is printed with what is not public for who delivers it, and for nobody else', async () => {
    const { api, account, form } = await approve();
    const sheet = await textOf(api, account.main, form);
    for (const said of [
      'AP01',
      'Dora',
      'Date of birth',
      '28 February 1990',
      'QUN12345678',
      'Crown Way',
      'Last day',
    ])
      expect(sheet).toContain(said);
    expect(sheet).not.toContain('Draft');
    // What lies sealed is opened on no paper that is kept.
    expect(await drawnOf(account)).toEqual([]);
    const printer = await account.addAgent(['viewCompany', 'exportCompany'], true);
    const copy = await textOf(api, printer, form);
    expect(copy).toContain('Given, stored encrypted');
    expect(copy).not.toContain('28 February 1990');
    expect(await drawnOf(account)).toMatchObject([{ about: 'Form data sheet', companyId: form.companyId }]);
    await deliver(account, form);
    expect(await textOf(api, account.main, form)).not.toContain('QUN12345678');
  });

  it('is with the registrar once its delivery is recorded, and accepted when a person says so', async () => {
    const { account, form } = await approve();
    expect((await decide(account, form)).body).toMatchObject({ code: 'form-not-delivered' });
    const late = await deliver(account, form, { on: addDays(today, 1) });
    expect(late.body).toMatchObject({ code: 'invalid-request', errors: { on: expect.any(String) } });
    expect((await deliver(account, form, { reference: 'RM 12' })).body).toEqual({ done: true });
    expect((await deliver(account, form)).body).toMatchObject({ code: 'form-not-to-deliver' });
    expect(await receiptOf(account, form)).toMatchObject({
      state: 'pending',
      stateText: 'Delivered',
      canWithdraw: false,
      delivery: { way: 'post', on: today, reference: 'RM 12' },
    });
    const early = await decide(account, form, { on: addDays(today, -1) });
    expect(early.body.errors).toHaveProperty('on');
    expect((await decide(account, form)).body).toEqual({ done: true });
    const { timeline, ...receipt } = await receiptOf(account, form);
    expect(receipt).toMatchObject({ state: 'accepted', register: { state: 'awaited' } });
    expect(timeline).toContainEqual(
      expect.objectContaining({
        stateText: 'Delivered',
        why: 'Delivered by post on 20 November 2026, reference RM 12.',
        registryWord: null,
      }),
    );
  });

  it('waits for its delivery again where that was recorded by mistake', async () => {
    const { api, account, form } = await approve();
    const { filingId } = form;
    const takeBack = () => account.main.call('POST', '/api/Forms/TakeBackDelivery', { filingId });
    expect((await takeBack()).body).toMatchObject({ code: 'form-not-delivered' });
    await deliver(account, form, { reference: 'RM 12' });
    expect((await takeBack()).body).toEqual({ done: true });
    expect(await receiptOf(account, form)).toMatchObject({
      state: 'queued',
      stateText: 'To be delivered',
      canWithdraw: true,
      delivery: { way: null, on: null, reference: null },
    });
    const { attempt } = await readFiling(api.server.platform, { filingId, accountId: account.accountId });
    expect(attempt).toMatchObject({ delivery: null, sendingAt: null });
    expect((await deliver(account, form)).body).toEqual({ done: true });
    await decide(account, form);
    expect((await takeBack()).body).toMatchObject({ code: 'form-not-delivered' });
  });

  it('is expected on the register from the day of the decision, not from that of its recording', async () => {
    const { api, account, form } = await approve();
    const { filingId } = form;
    const before = await deliver(account, form, { on: addDays(today, -3) });
    expect(before.body).toMatchObject({ code: 'invalid-request', errors: { on: expect.any(String) } });
    const [approvedOn, decidedOn] = [addDays(today, -9), addDays(today, -2)];
    const inAccount = (text: string) =>
      api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
        sessionOf(tx).query(text, [filingId]),
      );
    await inAccount(`update filing_attempt set approved_at = '${approvedOn}T12:00:00Z' where filing_id = $1`);
    expect((await deliver(account, form, { on: addDays(today, -3) })).body).toEqual({ done: true });
    expect((await decide(account, form, { on: decidedOn })).body).toEqual({ done: true });
    const read = `select accepted_on::text, expected_by::text from register_expectation where filing_id = $1`;
    expect((await inAccount(read)).flat()).toEqual([decidedOn, addDays(decidedOn, 5)]);
  });

  it('is called a document also where it is begun with other changes of the company', async () => {
    const api = await ownApi();
    const account = await api.newAccount();
    const companyId = await importOwnCompany(api, account);
    const edit = async () =>
      (
        await account.main.call('POST', '/api/EditCompanyInfo/EditCompanyInformation', {
          companyId,
          proposedName: 'Harbour Lamp Bakery Limited',
        })
      ).body.entity;
    expect(await edit()).toMatchObject([{ form: 'NM01', way: 'document', fee: '30.00' }]);
  });

  it('is corrected and approved again after a rejection', async () => {
    const { api, account, form } = await approve();
    await deliver(account, form);
    const silent = await decide(account, form, { outcome: 'rejected' });
    expect(silent.body.errors).toHaveProperty('words');
    await decide(account, form, { outcome: 'rejected', words: 'The signature is missing' });
    expect(await receiptOf(account, form)).toMatchObject({
      state: 'rejected',
      canReopen: true,
      attempts: [{ statusCode: 'REJECT', troubles: [{ text: 'The signature is missing', code: null }] }],
    });
    const key = { filingId: form.filingId, accountId: account.accountId };
    expect((await readFiling(api.server.platform, key)).attempt.secretsSealed).toBeNull();
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId: form.filingId });
    const [{ warnings }] = (await form.review()).body.entity;
    expect(warnings).toContainEqual({
      code: 'unchanged-since-rejection',
      message: expect.stringContaining('“The signature is missing”'),
    });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
  });
});

describe('a form that somebody chooses to deliver', () => {
  const start = async (order: object) => {
    const api = await ownApi();
    const account = await api.newAccount();
    const companyId = await importOwnCompany(api, account);
    return {
      api,
      account,
      companyId,
      form: await startFormOf(account, { companyId, form: 'AD01', ...order }),
    };
  };

  it('keeps the choice through its draft, and is not sent', async () => {
    const { api, account, form, companyId } = await start({ way: 'document' });
    expect((await form.get()).body.entity[0]).toMatchObject({ way: 'document', state: 'draft' });
    await form.save(sampleAnswers.AD01());
    expect((await form.get()).body.entity[0]).toMatchObject({ way: 'document', isReady: true });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued', feeReason: 'free-form' }]);
    const key = { filingId: form.filingId, accountId: account.accountId };
    const { attempt } = await readFiling(api.server.platform, key);
    expect(attempt).toMatchObject({ channel: 'produced', submissionNumber: null });
    expect((await deliver(account, form)).body).toEqual({ done: true });
    const listed = (await account.main.call('GET', `/api/Forms/GetForms?companyId=${companyId}`)).body.entity;
    const fees = new Map(
      listed.map((each: { form: string; documentFeePence: number | null }) => [
        each.form,
        each.documentFeePence,
      ]),
    );
    expect([fees.get('AD01'), fees.get('AP01'), fees.get('REA')]).toEqual([0, null, null]);
  });

  it('goes by software where nothing is chosen, and only where it may', async () => {
    const { account, companyId, form } = await start({ way: 'software' });
    expect((await form.get()).body.entity[0]).toMatchObject({ way: 'software' });
    const refused = await account.main.call('POST', '/api/Forms/StartForm', {
      companyId,
      form: 'AP01',
      way: 'software',
    });
    expect(refused.body).toMatchObject({
      code: 'invalid-request',
      errors: { way: expect.stringContaining('document') },
    });
  });
});

describe('a form that software sends', () => {
  it('is printed to be approved, as a draft, and is not delivered by hand', async () => {
    const api = await ownApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AD01');
    await form.save(sampleAnswers.AD01());
    const copy = await textOf(api, account.main, form);
    for (const said of ['Draft: not approved', 'Copy for approval', 'Park Row', 'Statements'])
      expect(copy).toContain(said);
    expect(await drawnOf(account)).toEqual([]);
    expect((await deliver(account, form)).body).toMatchObject({ code: 'form-not-to-deliver' });
    expect((await form.get()).body.entity[0]).toMatchObject({ way: 'software' });
  });
});
