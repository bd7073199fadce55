import { afterEach, describe, expect, it } from 'vitest';
import { answerBank, filingState, notify, payableFiling, payerOf } from '../../../testing/payable-filing.ts';
import { payerOfSeveral, takenFrom, twoToPay } from '../../../testing/paying-together.ts';
import type { QueuedFiling } from '../../../testing/queued-filing.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/make-call.ts';

const afterPayment = ['queued', 'sending', 'pending', 'accepted'];

const filingStates = async (api: TestApi, [one, two]: readonly [QueuedFiling, QueuedFiling]) => [
  await filingState(api, one),
  await filingState(api, two),
];

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('paying for several filings at once', () => {
  it('charges the card once for all of them and sends each on its way', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const summaries = (await customer.summaries()).body;
    expect(summaries).toMatchObject({
      sums: { amount: '100.00', processingFee: '10.00', taxAmount: '2.00', totalAmount: 11_200 },
      isCharged: false,
      userEmail: account.main.email,
    });
    expect(summaries.entity).toMatchObject(
      filings.map(({ filingId, name }) => ({
        filingId,
        companyName: name,
        totalAmount: 5600,
        obstacle: null,
      })),
    );
    const { status, body } = await customer.pay();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      standing: { state: 'confirmed', statusCode: '0000', wasCharged: 'yes', totalPence: 5600 },
      chargedPence: 11_200,
      payments: filings.map(({ filingId }) => ({ filingId, state: 'confirmed', totalPence: 5600 })),
    });
    for (const filing of filings) expect(afterPayment).toContain(await filingState(api, filing));
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 11_200 });
    expect((await customer.pay()).body.code).toBe('filings-not-payable');
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 11_200 });
  });

  it('lists each share with the payment that it belongs to', async () => {
    const { account, filings, customer } = await twoToPay();
    await customer.pay();
    const { body } = await account.main.call('GET', '/api/PaymentsGateway/GetPaymentDetails');
    expect(body).toMatchObject({ total: 2, sums: { taken: { payments: 2, totalAmount: 11_200 } } });
    const [one, two] = body.entity;
    expect(one).toMatchObject({ totalAmount: 5600, chargedTogether: 11_200 });
    expect(two).toMatchObject({ vendorTxCode: one.vendorTxCode, transactionId: one.transactionId });
    const { companyId, filingId } = filings[0];
    const path = `/api/PaymentsGateway/GetPaymentDetailsByTransactionId?companyId=${companyId}&transactionId=${one.transactionId}`;
    expect((await account.main.call('GET', path)).body.entity).toMatchObject([{ companyId }]);
    const receipt = await account.main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`);
    expect(receipt.body.entity[0].payments).toMatchObject([
      { totalPence: 5600, chargedTogetherPence: 11_200 },
    ]);
  });

  it('asks the bank once, and what the bank says is true of each', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const { standing } = (await customer.pay({ name: 'CHALLENGE' })).body;
    expect(standing).toMatchObject({
      state: 'challenge',
      statusCode: '2021',
      wasCharged: 'no',
      mayCancel: true,
    });
    expect(await customer.states()).toEqual(['challenge', 'challenge']);
    expect((await customer.summaries()).body).toMatchObject({
      isCharged: true,
      entity: [{ obstacle: null }, { obstacle: null }],
    });
    await notify(api, await answerBank(standing));
    await until(customer.states, (states) => states.every((state) => state === 'confirmed'));
    for (const filing of filings) expect(afterPayment).toContain(await filingState(api, filing));
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 11_200 });
  });

  it('tells of a card that the bank declines; then each can be paid for, together or alone', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const declined = await customer.pay({ cardNumber: '4929602110085639' });
    expect(declined.body.standing).toMatchObject({ state: 'refused', statusCode: '2000', mayRetry: true });
    expect(await customer.states()).toEqual(['refused', 'refused']);
    expect(await filingStates(api, filings)).toEqual(['awaiting-payment', 'awaiting-payment']);
    expect((await payerOf(api, account.main, filings[0]).pay()).body.state).toBe('confirmed');
    const blocked = await customer.pay();
    expect(blocked.status).toBe(409);
    expect(blocked.body).toMatchObject({
      code: 'filings-not-payable',
      facts: { filingIds: [filings[0].filingId] },
    });
    expect(blocked.body.detail).toContain(
      `${filings[0].name}, Confirmation statement: This filing has been paid for. Do not pay again.`,
    );
    expect((await payerOf(api, account.main, filings[1]).pay()).body.state).toBe('confirmed');
    expect(await takenFrom(api, account)).toEqual({ charges: 2, taken: 11_200 });
  });

  it('takes the money once when one of them is paid for alone at the same time', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const alone = payerOf(api, account.main, filings[1]);
    const [together, single] = [await customer.order(), await alone.order()];
    const replies = await Promise.all([customer.submit(together), alone.submit(single)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { charges } = await takenFrom(api, account);
    expect(charges).toBe(1);
  });

  it('takes the money once when the button is pressed twice, or two sets share a filing', async () => {
    const { api, account, filings } = await twoToPay();
    const third = await payableFiling(api, account);
    const first = payerOfSeveral(api, account.main, filings);
    const other = payerOfSeveral(api, account.main, [third, filings[0]]);
    const order = await first.order();
    const replies = await Promise.all([first.submit(order), first.submit(order), other.pay()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 11_200 });
  });

  it('keeps the others waiting while the outcome is not known, and settles all at once', async () => {
    const { api, account, filings, customer } = await twoToPay();
    await api.payments.admin('POST', 'faults', {
      kind: 'drop-after',
      method: 'POST',
      path: '/transactions$',
      times: 1,
    });
    const { standing } = (await customer.pay()).body;
    expect(standing).toMatchObject({ state: 'unclear', wasCharged: 'not-known', mayRetry: false });
    await until(customer.states, (states) => states.every((state) => state === 'confirmed'));
    for (const filing of filings) expect(afterPayment).toContain(await filingState(api, filing));
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 11_200 });
  });

  it('was not charged where the gateway has never heard of it, and each may be tried again', async () => {
    const { api, account, customer } = await twoToPay();
    await api.payments.admin('POST', 'faults', {
      kind: 'drop-before',
      method: 'POST',
      path: '/transactions$',
      times: 1,
    });
    expect((await customer.pay()).body.standing.state).toBe('unclear');
    await until(customer.states, (states) => states.every((state) => state === 'expired'));
    expect(await takenFrom(api, account)).toEqual({ charges: 0, taken: 0 });
    expect((await customer.pay()).body.standing.state).toBe('confirmed');
  });
});

describe('a filing that stops waiting for its payment', () => {
  it('before the card is charged has all of them refused, by name, and nothing is charged', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const order = await customer.order();
    const body = { filingId: filings[1].filingId };
    expect((await account.main.call('POST', '/api/Submissions/WithdrawFiling', body)).status).toBe(200);
    expect((await customer.summaries()).body.entity).toMatchObject([
      { obstacle: null },
      {
        obstacle: `${filings[1].name}, Confirmation statement: This filing is not waiting for a payment. Nothing was charged.`,
      },
    ]);
    const reply = await customer.submit(order);
    expect(reply.body).toMatchObject({
      code: 'filings-not-payable',
      facts: { filingIds: [filings[1].filingId] },
    });
    expect(await takenFrom(api, account)).toEqual({ charges: 0, taken: 0 });
    expect(await filingState(api, filings[0])).toBe('awaiting-payment');
  });

  it('during the bank’s check gives up the whole charge: a late answer takes nothing', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const { standing } = (await customer.pay({ name: 'CHALLENGE' })).body;
    const cres = await answerBank(standing);
    const body = { filingId: filings[1].filingId };
    expect((await account.main.call('POST', '/api/Submissions/WithdrawFiling', body)).status).toBe(200);
    expect(await customer.states()).toEqual(['cancelled', 'cancelled']);
    await notify(api, cres);
    expect(await customer.states()).toEqual(['cancelled', 'cancelled']);
    expect(await takenFrom(api, account)).toEqual({ charges: 0, taken: 0 });
    expect((await payerOf(api, account.main, filings[0]).pay()).body.state).toBe('confirmed');
  });

  it('is given its share back and leaves the others alone', async () => {
    const { api, account, filings } = await twoToPay();
    await api.registry.admin('POST', 'gateway/rules', {
      companyNumber: filings[0].number,
      outcome: 'reject',
      code: '1',
    });
    const customer = payerOfSeveral(api, account.main, filings);
    const { payments } = (await customer.pay()).body;
    const [{ paymentId }] = payments;
    await until(
      () => filingState(api, filings[0]),
      (state) => state === 'rejected',
    );
    expect(await customer.states()).toEqual(['confirmed', 'confirmed']);
    const reason = 'Not to be filed';
    const voided = await customer.post('VoidPayment', { paymentId, reason });
    expect(voided.body).toMatchObject({ code: 'payment-not-reversible' });
    expect(voided.body.detail).toContain('Refund it');
    const replies = await Promise.all([
      customer.post('RefundPayment', { paymentId, reason }),
      customer.post('RefundPayment', { paymentId, reason }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await customer.states()).toEqual(['refunded', 'confirmed']);
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 5600 });
    expect(afterPayment).toContain(await filingState(api, filings[1]));
  });

  it('is given its share back by itself once it is withdrawn after a rejection', async () => {
    const { api, account, filings } = await twoToPay();
    await api.registry.admin('POST', 'gateway/rules', {
      companyNumber: filings[1].number,
      outcome: 'reject',
      code: '1',
    });
    const customer = payerOfSeveral(api, account.main, filings);
    await customer.pay();
    await until(
      () => filingState(api, filings[1]),
      (state) => state === 'rejected',
    );
    const body = { filingId: filings[1].filingId };
    expect((await account.main.call('POST', '/api/Submissions/WithdrawFiling', body)).status).toBe(200);
    await until(customer.states, ([, second]) => second === 'refunded');
    expect(await customer.states()).toEqual(['confirmed', 'refunded']);
    expect(await takenFrom(api, account)).toEqual({ charges: 1, taken: 5600 });
  });
});
