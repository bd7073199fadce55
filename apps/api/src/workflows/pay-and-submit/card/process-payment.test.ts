import { afterEach, describe, expect, it } from 'vitest';
import { filingState, gatewayTransactions, payableFiling, payerOf } from '../../../testing/payable-filing.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';

const afterPayment = ['queued', 'sending', 'pending', 'accepted'];

async function payer() {
  const api = await testApi();
  const account = await api.newAccount();
  const filing = await payableFiling(api, account);
  return { api, account, filing, customer: payerOf(api, account.main, filing) };
}

async function taken(api: TestApi) {
  return (await gatewayTransactions(api)).reduce((sum, { taken }) => sum + taken, 0);
}

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('paying for a filing', () => {
  it('takes the money once and sends the filing on its way in the same step', async () => {
    const { api, filing, customer } = await payer();
    const before = await taken(api);
    const reply = await customer.pay();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      state: 'confirmed',
      statusCode: '0000',
      wasCharged: 'yes',
      mayRetry: false,
      mayCancel: false,
      totalPence: 5600,
      cardLastFour: '0006',
    });
    expect(afterPayment).toContain(await filingState(api, filing));
    expect(await taken(api)).toBe(before + 5600);
    expect((await customer.pay()).body.code).toBe('payment-made');
    expect((await customer.post('RetryPayment', { filingId: filing.filingId })).body.code).toBe(
      'payment-made',
    );
  });

  it('tells of a card that the bank declines, and takes another', async () => {
    const { filing, api, customer } = await payer();
    const refused = await customer.pay(customer.declined);
    expect(refused.body).toMatchObject({
      state: 'refused',
      statusCode: '2000',
      statusDetail: 'The Authorisation was Declined by the bank.',
      wasCharged: 'no',
      mayRetry: true,
    });
    expect(await filingState(api, filing)).toBe('awaiting-payment');
    const again = await customer.post('RetryPayment', { filingId: filing.filingId });
    expect(again.body).toMatchObject({ state: 'created', wasCharged: 'no' });
    expect((await customer.pay()).body.statusCode).toBe('0000');
  });

  it.each([
    ['NOTAUTH', '4026'],
    ['REJECT', '4027'],
  ])('passes on what the rules say of %s', async (name, statusCode) => {
    const { customer } = await payer();
    expect((await customer.pay({ name })).body).toMatchObject({
      state: 'refused',
      statusCode,
      mayRetry: true,
    });
  });

  it('passes on a refusal by the rule-base', async () => {
    const { api, customer } = await payer();
    const body = JSON.stringify({
      statusCode: '2001',
      status: 'Rejected',
      statusDetail: 'The Authorisation was Rejected by the vendor rule-base.',
      transactionId: '5D4C26E9-7A9C-4C84-9D3E-9B1D4A4F1D62',
    });
    const fault = { kind: 'status', method: 'POST', path: '/transactions$', status: 201, times: 1, body };
    await api.payments.admin('POST', 'faults', { ...fault, contentType: 'application/json' });
    expect((await customer.pay()).body).toMatchObject({
      state: 'refused',
      statusCode: '2001',
      wasCharged: 'no',
    });
  });

  it('asks the gateway once when the button is pressed twice', async () => {
    const { api, customer } = await payer();
    const before = await taken(api);
    const order = await customer.order();
    const replies = await Promise.all([
      customer.submit(order),
      customer.submit(order),
      customer.submit(order),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await taken(api)).toBe(before + 5600);
  });

  it.each([
    ['the total', { totalAmount: 5599 }],
    ['the fee', { amount: 34 }],
    ['the processing fee', { processingFee: '5.01' }],
    ['the tax', { taxAmount: 0 }],
  ])('refuses a request in which %s differs, before the gateway is asked', async (_what, other) => {
    const { api, customer } = await payer();
    const before = (await gatewayTransactions(api)).length;
    const reply = await customer.pay({ with: other });
    expect(reply.status).toBe(422);
    expect(reply.body.code).toBe('payment-amount-differs');
    expect((await gatewayTransactions(api)).length).toBe(before);
  });

  it('refuses payer details at their fields', async () => {
    const { customer } = await payer();
    const reply = await customer.pay({
      with: { customerFirstName: 'A\\B', postalCode: '412', address1: '', country: 'GB' },
    });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual({
      customerFirstName: 'First Name is invalid',
      postalCode: 'Postcode is invalid',
      address1: 'Billing Address Line 1 is required',
    });
  });

  it('says that there is nothing to pay where no filing is named and none is open', async () => {
    const { customer } = await payer();
    const { filingId: _named, ...order } = await customer.order();
    const reply = await customer.submit({ ...order, submissionType: 'ChargeRegistration' });
    expect([reply.status, reply.body.code]).toEqual([409, 'filing-not-awaiting-payment']);
  });

  it('asks for another address where the company’s is to get the receipt and is not known', async () => {
    const { customer } = await payer();
    const reply = await customer.pay({ with: { billTo: 'companyEmail', customerEmail: '' } });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual({ billTo: 'Choose another address for the card receipt' });
  });

  it('takes name and address through without keeping them, and no secret of the card', async () => {
    const { api, account, customer } = await payer();
    await customer.pay();
    const { database } = api.server.platform;
    const rows = await database.pool.session((session) =>
      session.objects('select p::text as p from payment p where account_id = $1', [account.accountId]),
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('ada.marlowe@example.com');
    for (const secret of ['Marlowe,', 'Quay', '4929000000006']) expect(stored).not.toContain(secret);
    expect(api.logLines().join('\n')).not.toMatch(/4929000000006|demo-payment-password/);
  });

  it('lists payments within reach, and finds one by its transaction id', async () => {
    const { api, account, filing, customer } = await payer();
    const { transactionId } = (await customer.pay()).body;
    const list = (await account.main.call('GET', '/api/PaymentsGateway/GetPaymentDetails')).body;
    expect(list).toMatchObject({ total: 1 });
    expect(list.entity[0]).toMatchObject({
      state: 'confirmed',
      amount: '50.00',
      processingFee: '5.00',
      taxAmount: '1.00',
      totalAmount: 5600,
      companyRegistrationNumber: filing.number,
      createdByName: 'Test Person',
    });
    const path = `/api/PaymentsGateway/GetPaymentDetailsByTransactionId?companyId=${filing.companyId}&transactionId=${transactionId}`;
    expect((await account.main.call('GET', path)).body.entity).toHaveLength(1);
    const stranger = (await api.newAccount()).main;
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await stranger.call('GET', '/api/PaymentsGateway/GetPaymentDetails')).body.total).toBe(0);
  });
});

describe('access to a payment', () => {
  it('hides the filing from another account and from an agent without the company', async () => {
    const { api, account, filing, customer } = await payer();
    const order = await customer.order();
    const strangers = [(await api.newAccount()).main, await account.addAgent(['submitCompany'])];
    for (const stranger of strangers) {
      const theirs = payerOf(api, stranger, filing);
      expect((await theirs.submit(order)).status).toBe(404);
      const { filingId } = order;
      for (const [call, body] of [
        ['getmerchantsessionkey', { filingId }],
        ['RetryPayment', { filingId }],
      ] as const)
        expect((await theirs.post(call, body)).status).toBe(404);
      expect((await theirs.state()).code).toBe('not-found');
    }
  });

  it('is for those who may submit', async () => {
    const { account, api, filing } = await payer();
    const reader = payerOf(api, await account.addAgent(['viewCompany'], true), filing);
    expect((await reader.post('getmerchantsessionkey', { filingId: filing.filingId })).status).toBe(403);
  });

  it('gives neither key nor password of the gateway, and takes no card', async () => {
    const { account } = await payer();
    const details = await account.main.call('GET', '/api/PaymentsGateway/GetPaymentGatewayDetails');
    expect(details.body.entity).toMatchObject([{ type: 'Opayo', isAlive: false, apiKey: '', password: '' }]);
    const card = { cardNumber: '4929000000006', securityCode: '123', merchantSessionKey: 'x' };
    const reply = await account.main.call('POST', '/api/PaymentsGateway/cardIdentifiers', card);
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('card-forwarding-off');
    expect(JSON.stringify(reply.body)).not.toContain('4929000000006');
  });

  it('knows the fees of the day and the states', async () => {
    const { account } = await payer();
    const fees = await account.main.call('GET', '/api/PaymentsGateway/GetCompaniesHouseFormFees');
    expect(fees.body.entity[0]).toMatchObject({
      submissionType: 'ConfirmationStatement',
      amount: '50.00',
      totalAmount: 5600,
    });
    const states = await account.main.call('GET', '/api/PaymentsGateway/GetUsStates');
    expect(states.body.entity).toHaveLength(51);
  });
});
