import { pence } from '@statbook/domain';
import { describe, expect, it } from 'vitest';
import { createPaymentClient } from './client.ts';
import { examplePayment } from './testing/payment-request.ts';
import { answerWith, type Script, startScriptedGateway } from './testing/scripted-gateway.ts';

const paid = { statusCode: '0000', status: 'Ok', statusDetail: 'Done.', transactionId: 'T1' };

async function payAgainst(script: Script, timeoutMs?: number) {
  await using gateway = await startScriptedGateway(script, timeoutMs);
  const outcome = await createPaymentClient(gateway.settings).createTransaction(examplePayment);
  return { outcome, seen: gateway.seen };
}

describe('asking for a payment', () => {
  it('sends whole pence, sterling, our credentials and no empty field', async () => {
    const { seen } = await payAgainst(answerWith(201, paid));
    expect(seen).toHaveLength(1);
    const [request] = seen;
    expect(request?.path).toBe('/api/v1/transactions');
    expect(request?.headers.authorization).toBe(`Basic ${btoa('key:password')}`);
    expect(request?.body).toMatchObject({
      transactionType: 'Payment',
      amount: 4000,
      currency: 'GBP',
      paymentMethod: { card: { save: false, cardIdentifier: examplePayment.cardIdentifier } },
    });
    expect(request?.body).not.toHaveProperty('customerEmail');
    expect(request?.body).not.toHaveProperty('billingAddress.address2');
  });

  it('refuses an amount of nothing before anything leaves', async () => {
    await using gateway = await startScriptedGateway(answerWith(201, paid));
    const client = createPaymentClient(gateway.settings);
    await expect(client.createTransaction({ ...examplePayment, amount: pence(0) })).rejects.toThrow(
      RangeError,
    );
    expect(gateway.seen).toHaveLength(0);
  });
});

describe('an answer that proves nothing leaves the payment unknown and is never sent again', () => {
  const cases: [name: string, reason: string, script: Script][] = [
    ['a server error', 'gateway-fault', answerWith(500, { code: 9999, description: 'An internal error' })],
    ['a bad gateway page', 'gateway-fault', answerWith(502, '<html>Bad gateway</html>')],
    ['a request time-out of theirs', 'gateway-fault', answerWith(408, { code: 9998 })],
    ['a success that is not JSON', 'nonsense', answerWith(201, '<html>')],
    ['a success without a status code', 'nonsense', answerWith(201, { status: 'Ok' })],
    ['a paid transaction without an id', 'nonsense', answerWith(201, { statusCode: '0000' })],
    ['a challenge without an address', 'nonsense', answerWith(202, { ...paid, statusCode: '2021' })],
    ['a status code as a number', 'nonsense', answerWith(201, { ...paid, statusCode: 0 })],
    ['a status code nobody knows', 'gateway-fault', answerWith(201, { ...paid, statusCode: '2999' })],
    ['a code used before', 'duplicate-code', answerWith(422, { statusCode: '4001', status: 'Invalid' })],
    ['a refusal in no known shape', 'nonsense', answerWith(403, { message: 'forbidden' })],
    ['a redirect', 'nonsense', answerWith(302, {})],
    ['a cut connection', 'connection-lost', (response) => response.socket?.destroy()],
    ['a connection cut within the body', 'connection-lost', cutWithinBody],
  ];
  for (const [name, reason, script] of cases) {
    it(`${name}: ${reason}`, async () => {
      const { outcome, seen } = await payAgainst(script);
      expect(outcome).toMatchObject({ kind: 'unknown', reason });
      expect(seen).toHaveLength(1);
    });
  }

  it('no answer in time: timed-out', async () => {
    const { outcome, seen } = await payAgainst(() => undefined, 100);
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'timed-out' });
    expect(seen).toHaveLength(1);
  });

  it('keeps the transaction id when the gateway gave one, so that it can be looked up', async () => {
    const { outcome } = await payAgainst(answerWith(201, { ...paid, statusCode: '2003', status: 'Error' }));
    expect(outcome).toMatchObject({ kind: 'unknown', transactionId: 'T1' });
  });

  it('the customer leaving while it is under way: cancelled', async () => {
    const leaving = new AbortController();
    await using gateway = await startScriptedGateway(() => leaving.abort());
    const outcome = await createPaymentClient(gateway.settings).createTransaction(
      examplePayment,
      leaving.signal,
    );
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'cancelled' });
  });
});

function cutWithinBody(response: Parameters<Script>[0]): void {
  response.writeHead(201, { 'content-length': '500' });
  response.write('{"statusCode":"0000"', () => response.socket?.destroy());
}

describe('a payment that never left', () => {
  it('is known not to be sent when nothing listens at the address', async () => {
    const gateway = await startScriptedGateway(answerWith(201, paid));
    await gateway[Symbol.asyncDispose]();
    const outcome = await createPaymentClient(gateway.settings).createTransaction(examplePayment);
    expect(outcome).toEqual({ kind: 'not-sent', reason: 'unreachable' });
  });

  it('is known not to be sent when it was given up before', async () => {
    await using gateway = await startScriptedGateway(answerWith(201, paid));
    const client = createPaymentClient(gateway.settings);
    const outcome = await client.createTransaction(examplePayment, AbortSignal.abort());
    expect(outcome).toEqual({ kind: 'not-sent', reason: 'cancelled' });
    expect(gateway.seen).toHaveLength(0);
  });
});

describe('answering a challenge', () => {
  it('hands on the bank’s answer unchanged, and 1017 says that it was answered before', async () => {
    const body = { code: 1017, description: 'Operation not allowed for this transaction' };
    await using gateway = await startScriptedGateway(answerWith(403, body));
    const client = createPaymentClient(gateway.settings);
    const outcome = await client.answerChallenge({ transactionId: 'T1', cRes: 'eyJ9==' });
    expect(gateway.seen[0]).toMatchObject({
      path: '/api/v1/transactions/T1/3d-secure-challenge',
      body: { cRes: 'eyJ9==' },
    });
    expect(outcome).toMatchObject({ kind: 'gateway-error', httpStatus: 403, code: '1017' });
  });

  it('keeps the transaction id when the outcome is unknown', async () => {
    await using gateway = await startScriptedGateway(answerWith(500, ''));
    const client = createPaymentClient(gateway.settings);
    const outcome = await client.answerChallenge({ transactionId: 'T1', cRes: 'e30' });
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'gateway-fault', transactionId: 'T1' });
  });
});

describe('taking a payment back', () => {
  it('is refused by the gateway after midnight', async () => {
    const body = { code: 1014, description: 'Transaction status not applicable' };
    await using gateway = await startScriptedGateway(answerWith(403, body));
    const outcome = await createPaymentClient(gateway.settings).voidTransaction('T1');
    expect(outcome).toMatchObject({ kind: 'gateway-error', code: '1014' });
  });

  it('is unknown when the gateway answers nonsense', async () => {
    await using gateway = await startScriptedGateway(answerWith(201, { instructionType: 'abort' }));
    const outcome = await createPaymentClient(gateway.settings).voidTransaction('T1');
    expect(outcome).toEqual({ kind: 'unknown', reason: 'nonsense' });
  });
});
