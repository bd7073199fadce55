import { addDays } from '@statbook/domain/dates';
import { expect, it } from 'vitest';
import { fillIn } from '../../../features/forms/filed-notice.fixture.ts';
import { importNoticeCompany } from '../../../features/forms/notice-company.fixture.ts';
import { updateFiling } from '../../../filings/filing-queries.ts';
import { gatewayTransactions, payerOf } from '../../../testing/payable-filing.ts';
import { untilState } from '../../../testing/queued-filing.ts';
import { testApi } from '../../../testing/test-api.ts';

/** A charge that was created in time, whose registration waits for its payment. */
async function submittedCharge() {
  const api = await testApi();
  const account = await api.newAccount();
  const { accountId, main } = account;
  const company = await importNoticeCompany(api, account);
  const form = await fillIn(api, account, company, 'MR01');
  const { filingId } = form;
  const [{ submissionType, amount, processingFee, taxAmount, totalAmount }] = (await form.submit()).body
    .entity;
  const { database, clock } = api.server.platform;
  /** The charge was created so many days ago. */
  const daysPass = (days: number) =>
    database.transaction({ as: 'account', accountId }, (tx) =>
      updateFiling(tx, filingId, { effectiveOn: addDays(clock.today(), -days) }),
    );
  const payer = payerOf(api, main, { ...company, filingId, accountId });
  const order = await payer.order({
    with: { submissionType, amount, processingFee, taxAmount, totalAmount },
  });
  const submissions = (call: string) => main.call('POST', `/api/Submissions/${call}`, { filingId });
  return { api, account, company, form, payer, order, daysPass, submissions };
}

const tooLate = { status: 422, code: 'filing-too-late', detail: expect.stringMatching(/order of the court/) };

it('a charge that was submitted in time is not paid for after its last day', async () => {
  const { api, form, payer, order, daysPass, submissions } = await submittedCharge();
  const { filingId } = form;
  await daysPass(21);
  const key = (await payer.post('getmerchantsessionkey', { filingId })).body;
  expect(key.merchantSessionKey).toBeTruthy();

  await daysPass(22);
  expect((await payer.post('getmerchantsessionkey', { filingId })).body).toMatchObject(tooLate);
  expect((await payer.submit(order)).body).toMatchObject(tooLate);
  expect((await payer.post('RetryPayment', { filingId })).body).toMatchObject(tooLate);
  expect(await gatewayTransactions(api, key.vendorTxCode)).toEqual([]);

  expect((await submissions('ReturnFilingToDraft')).body).toEqual({ done: true });
  expect((await form.get()).body.entity[0].state).toBe('draft');
});

it('a charge that has become late while it waited for its payment can be withdrawn', async () => {
  const { daysPass, submissions } = await submittedCharge();
  await daysPass(22);
  expect((await submissions('WithdrawFiling')).body).toEqual({ done: true });
});

it('a charge that was not taken in is not sent again after its last day', async () => {
  const { api, account, company, form, payer, order, daysPass, submissions } = await submittedCharge();
  const { filingId } = form;
  await api.registry.admin('POST', 'faults', {
    kind: 'status',
    status: 200,
    contentType: 'text/xml',
    body: refusalAtGate,
    path: 'xmlgw',
    bodyMatches: `<CompanyNumber>0?${company.number.replace(/^0/, '')}</CompanyNumber>`,
    times: 1,
  });
  expect((await payer.submit(order)).body.statusCode).toBe('0000');
  await untilState(api.server.platform, { filingId, accountId: account.accountId }, 'failed');
  await daysPass(22);
  expect((await submissions('ResendFiling')).body).toMatchObject(tooLate);
  expect((await submissions('ReopenFiling')).body.entity).toMatchObject([{ filingId, form: 'MR01' }]);
});

const refusalAtGate = `<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><EnvelopeVersion>1.0</EnvelopeVersion>
<Header><MessageDetails><Class>ChargeRegistration</Class><Qualifier>error</Qualifier></MessageDetails></Header>
<GovTalkDetails><Keys/><GovTalkErrors><Error><RaisedBy>ChargeRegistration</RaisedBy><Number>5006</Number>
<Type>fatal</Type><Text>Insufficient funds</Text><Location></Location></Error></GovTalkErrors></GovTalkDetails><Body></Body></GovTalkMessage>`;
