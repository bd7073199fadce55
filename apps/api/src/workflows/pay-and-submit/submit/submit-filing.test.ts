import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  nothingChanged,
  openStatement,
} from '../../../features/confirmation-statements/statement.fixture.ts';
import { payerOf } from '../../../testing/payable-filing.ts';
import { readFiling, untilState } from '../../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../../testing/test-api.ts';

/** A company like one of the register, under a number that no other test files for. */
function likenessOf(api: TestApi, number: string): string {
  const model = api.registry.register.findCompany(number);
  if (model === undefined) throw new Error(`${number} is not on the register.`);
  const likeness = `07${randomInt(1_000_000).toString().padStart(6, '0')}`;
  api.registry.register.save({ ...model, number: likeness });
  return likeness;
}

/** A statement that is ready, as its review page shows it. */
async function reviewed(account: TestAccount, model: string, code: string) {
  const number = likenessOf(await testApi(), model);
  const statement = await openStatement(account, number, code);
  const signer = { name: 'Mara Quill', capacity: 'authorised-person' };
  await statement.save('statements', { ...nothingChanged, signer });
  await statement.override();
  const [review] = (await statement.review()).body.entity;
  const order = {
    filingId: review.filingId,
    draftVersion: review.draftVersion,
    contentAccepted: review.content.contentSha256,
  };
  const filing = {
    companyId: statement.companyId,
    number,
    name: '',
    filingId: String(review.filingId),
    accountId: account.accountId,
  };
  const submit = (more: object = {}) =>
    account.main.call('POST', '/api/Submissions/SubmitFiling', { ...order, ...more });
  return { statement, order, filing, submit };
}

describe('submitting a confirmation statement', () => {
  it('waits for its payment, is sent when it is paid, and is accepted', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { submit, filing } = await reviewed(account, '09990001', 'BAKE01');
    const reply = await submit();
    expect(reply.body.entity).toEqual([
      {
        filingId: filing.filingId,
        state: 'awaiting-payment',
        feeReason: 'charged',
        submissionType: 'ConfirmationStatement',
        companyId: filing.companyId,
        companyName: 'HARBOUR LIGHT BAKERY LIMITED',
        companyRegistrationNumber: filing.number,
        amount: '50.00',
        processingFee: '5.00',
        taxAmount: '1.00',
        totalAmount: 5600,
      },
    ]);
    expect((await submit()).body.code).toBe('filing-not-submittable');

    const path = `/api/PaymentsGateway/GetPaymentSummary?filingId=${filing.filingId}`;
    const [summary] = (await account.main.call('GET', path)).body.entity;
    expect(summary).toMatchObject({
      companyName: 'HARBOUR LIGHT BAKERY LIMITED',
      hasCompanyEmail: true,
      userEmail: account.main.email,
      totalAmount: 5600,
      registeredOffice: { country: 'GB', addressLine1: expect.any(String), postcode: expect.any(String) },
    });
    const customer = payerOf(api, account.main, filing);
    expect((await customer.pay()).body.statusCode).toBe('0000');
    await untilState(api.server.platform, filing, 'accepted');
  });

  it('sends the card receipt to the registered e-mail address without showing or keeping it', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { submit, filing } = await reviewed(account, '09990001', 'BAKE01');
    await submit();
    const path = `/api/PaymentsGateway/GetPaymentSummary?filingId=${filing.filingId}`;
    const address = 'office@harbourlight.example';
    expect(JSON.stringify((await account.main.call('GET', path)).body)).not.toContain(address);

    // The gateway goes by the address that it gets.
    const refused = {
      statusCode: '2001',
      status: 'Rejected',
      statusDetail: 'Heard.',
      transactionId: randomUUID(),
    };
    await api.payments.admin('POST', 'faults', {
      kind: 'status',
      status: 201,
      method: 'POST',
      path: '/transactions$',
      bodyMatches: address,
      times: 1,
      body: JSON.stringify(refused),
      contentType: 'application/json',
    });
    const paid = await payerOf(api, account.main, filing).pay({
      with: { billTo: 'companyEmail', customerEmail: '' },
    });
    expect(paid.body).toMatchObject({ state: 'refused', statusCode: '2001' });
    const rows = await api.server.platform.database.pool.session((session) =>
      session.objects('select p::text as p from payment p where account_id = $1', [account.accountId]),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  it('goes on its way at once where the registry has been paid for the period', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { submit, filing } = await reviewed(account, '09990003', 'KETL03');
    const [submitted] = (await submit()).body.entity;
    expect(submitted).toMatchObject({ state: 'queued', feeReason: 'period-already-paid', totalAmount: 0 });
    await untilState(api.server.platform, filing, 'accepted');
  });

  it('keeps its payment when it was rejected and is corrected', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { statement, submit, filing } = await reviewed(account, '09990017', 'FAIR17');
    await submit();
    await api.registry.admin('POST', 'gateway/rules', {
      companyNumber: filing.number,
      outcome: 'reject',
      code: '1',
    });
    const customer = payerOf(api, account.main, filing);
    const { paymentId } = (await customer.pay()).body;
    await untilState(api.server.platform, filing, 'rejected');
    const { filingId } = filing;
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId });
    const [review] = (await statement.review()).body.entity;
    expect(review.warnings).toContainEqual(expect.objectContaining({ code: 'unchanged-since-rejection' }));
    const again = await submit({
      draftVersion: review.draftVersion,
      contentAccepted: review.content.contentSha256,
    });
    expect(again.body.entity).toMatchObject([{ state: 'queued', feeReason: 'paid-before', totalAmount: 0 }]);
    await untilState(api.server.platform, filing, 'accepted', 'rejected', 'pending');
    expect(await customer.state()).toMatchObject({ paymentId, state: 'confirmed' });
  });

  it('is warned of only while nothing was changed since it was rejected', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { statement, submit, filing } = await reviewed(account, '09990003', 'KETL03');
    const rule = {
      companyNumber: filing.number,
      outcome: 'reject',
      code: '20111',
      text: 'SIC CODE NOT VALID',
    };
    await api.registry.admin('POST', 'gateway/rules', rule);
    await submit();
    await untilState(api.server.platform, filing, 'rejected');
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId: filing.filingId });
    const warned = async () => {
      const [{ warnings }] = (await statement.review()).body.entity;
      return warnings.filter(({ code }: { code: string }) => code === 'unchanged-since-rejection');
    };
    expect(await warned()).toMatchObject([{ message: expect.stringContaining('“SIC CODE NOT VALID”') }]);
    await statement.save('sic-codes', { sicCodes: { answer: 'replace', codes: ['10710'] } });
    expect(await warned()).toEqual([]);
  });

  it('is not sent as paid for while its refund may be on the way', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { statement, submit, filing } = await reviewed(account, '09990017', 'FAIR17');
    await submit();
    const rule = { companyNumber: filing.number, outcome: 'reject', code: '1' };
    await api.registry.admin('POST', 'gateway/rules', rule);
    const customer = payerOf(api, account.main, filing);
    const { paymentId, transactionId } = (await customer.pay()).body;
    await untilState(api.server.platform, filing, 'rejected');
    await api.payments.admin('POST', 'faults', {
      kind: 'drop-after',
      method: 'POST',
      path: '/transactions$',
      bodyMatches: transactionId,
      times: 1,
    });
    const refunded = await customer.post('RefundPayment', { paymentId, reason: 'Not to be filed' });
    expect(refunded.body.code).toBe('payment-reversal-unclear');
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId: filing.filingId });
    const [review] = (await statement.review()).body.entity;
    const again = await submit({
      draftVersion: review.draftVersion,
      contentAccepted: review.content.contentSha256,
    });
    expect(again.body.code).toBe('payment-reversal-unclear');
    expect((await readFiling(api.server.platform, filing)).filing.state).toBe('draft');
  });

  it('can be corrected before it is paid for', async () => {
    const account = await (await testApi()).newAccount();
    const { statement, submit, order } = await reviewed(account, '09990001', 'BAKE01');
    await submit();
    const back = await account.main.call('POST', '/api/Submissions/ReturnFilingToDraft', {
      filingId: order.filingId,
    });
    expect(back.body).toEqual({ done: true });
    await statement.save('sic-codes', { sicCodes: { answer: 'replace', codes: ['10710'] } });
    expect((await submit()).body.code).toBe('changed-meanwhile');
    const [review] = (await statement.review()).body.entity;
    const { draftVersion } = review;
    const again = await submit({ draftVersion, contentAccepted: review.content.contentSha256 });
    expect(again.body.entity).toMatchObject([{ state: 'awaiting-payment' }]);
  });

  it('refuses what is not what was read, what is unfinished, and whom it does not concern', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { statement, submit, order } = await reviewed(account, '09990001', 'BAKE01');
    expect((await submit({ contentAccepted: '0'.repeat(64) })).body.code).toBe('changed-meanwhile');
    expect((await submit({ draftVersion: 99 })).body.code).toBe('changed-meanwhile');
    const stranger = (await api.newAccount()).main;
    expect((await stranger.call('POST', '/api/Submissions/SubmitFiling', order)).status).toBe(404);
    await statement.save('statements', { statements: { informationDelivered: false, lawfulPurpose: true } });
    const [review] = (await statement.review()).body.entity;
    const reply = await submit({ draftVersion: review.draftVersion });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'filing-incomplete' });
  });

  it('submits nothing while the registry does not say what is paid', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { submit, statement } = await reviewed(account, '09990001', 'BAKE01');
    const bodyMatches = 'PaymentPeriodsRequest';
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 503, bodyMatches, times: 1 });
    expect((await submit()).body.code).toBe('fee-not-known');
    expect((await statement.draft()).body.entity[0].state).toBe('draft');
    expect((await submit()).body.entity).toMatchObject([{ state: 'awaiting-payment' }]);
  });
});
