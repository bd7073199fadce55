import { pence } from '@statbook/domain/money';
import { describe, expect, it } from 'vitest';
import type { PaymentClient } from './payment-client.ts';
import { examplePayment } from './testing/payment-request.ts';
import { answerWith, ask, type Script, startScriptedGateway } from './testing/scripted-gateway.ts';
import { createPaymentClient } from './payment-client.ts';

const refund = {
  referenceTransactionId: 'T1',
  vendorTxCode: 'REFUND-1',
  amount: pence(4),
  description: 'Withdrawn filing',
};

type Ask = (client: PaymentClient, signal?: AbortSignal) => Promise<{ kind: string }>;

/** Every operation that may move money or prepare it, with the path it posts to. */
const operations: readonly (readonly [name: string, path: string, ask: Ask])[] = [
  ['a payment', '/transactions', (client, signal) => client.createTransaction(examplePayment, signal)],
  [
    'the result of a challenge',
    '/transactions/T1/3d-secure-challenge',
    (client, signal) => client.submitChallengeResult({ transactionId: 'T1', cRes: 'e30' }, signal),
  ],
  ['a void', '/transactions/T1/instructions', (client, signal) => client.voidTransaction('T1', signal)],
  ['a refund', '/transactions', (client, signal) => client.refundTransaction(refund, signal)],
  ['a session key', '/merchant-session-keys', (client, signal) => client.createMerchantSessionKey(signal)],
];

const faults: readonly (readonly [name: string, reason: string, script: Script])[] = [
  ['a server error', 'gateway-fault', answerWith(500, { code: 9999, description: 'An internal error' })],
  ['a bad gateway page', 'gateway-fault', answerWith(502, '<html>Bad gateway</html>')],
  ['a request time-out of theirs', 'gateway-fault', answerWith(408, { code: 9998 })],
  ['a success that is not JSON', 'nonsense', answerWith(201, '<html>')],
  ['a success without what was asked for', 'nonsense', answerWith(201, { status: 'Ok' })],
  ['an empty success', 'nonsense', answerWith(204, '')],
  ['a refusal in no known shape', 'nonsense', answerWith(403, { message: 'forbidden' })],
  ['a redirect', 'nonsense', answerWith(302, {})],
  ['a cut connection', 'connection-lost', (response) => response.socket?.destroy()],
  ['a connection cut within the body', 'connection-lost', cutWithinBody],
];

function cutWithinBody(response: Parameters<Script>[0]): void {
  response.writeHead(201, { 'content-length': '500' });
  response.write('{"statusCode":"0000"', () => response.socket?.destroy());
}

describe.each(operations)('asking for %s', (_name, path, question) => {
  it.each(faults)('is unknown after %s (%s), and is not sent again', async (_fault, reason, script) => {
    const { outcome, seen } = await ask(script, (client) => question(client));
    expect(outcome).toMatchObject({ kind: 'unknown', reason });
    expect(seen).toHaveLength(1);
  });

  it('is unknown when no answer comes in time', async () => {
    const { outcome, seen } = await ask(
      () => undefined,
      (client) => question(client),
      100,
    );
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'timed-out' });
    expect(seen).toHaveLength(1);
  });

  it('is unknown when it is cancelled on its way', async () => {
    const leaving = new AbortController();
    const { outcome } = await ask(
      () => leaving.abort(),
      (client) => question(client, leaving.signal),
    );
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'cancelled' });
  });

  it('is not sent when it was cancelled before', async () => {
    const { outcome, seen } = await ask(answerWith(201, {}), (client) =>
      question(client, AbortSignal.abort()),
    );
    expect(outcome).toMatchObject({ kind: 'not-sent', reason: 'cancelled' });
    expect(seen).toHaveLength(0);
  });

  it('is not sent when no server listens', async () => {
    const gateway = await startScriptedGateway(answerWith(201, {}));
    await gateway[Symbol.asyncDispose]();
    const outcome = await question(createPaymentClient(gateway.settings));
    expect(outcome).toMatchObject({ kind: 'not-sent', reason: 'unreachable' });
  });

  it('is refused as a whole, or for its fields', async () => {
    const whole = await ask(answerWith(401, { code: 1002, description: 'Authentication failed' }), (client) =>
      question(client),
    );
    expect(whole.outcome).toMatchObject({
      kind: 'gateway-error',
      httpStatus: 401,
      code: '1002',
      description: 'Authentication failed',
    });
    const errors = [{ code: 1003, property: 'amount', description: 'Missing' }];
    const fields = await ask(answerWith(422, { errors }), (client) => question(client));
    expect(fields.outcome).toMatchObject({
      kind: 'field-errors',
      errors: [{ code: '1003', property: 'amount' }],
    });
  });

  it('is posted once with our credentials', async () => {
    const { seen } = await ask(answerWith(500, ''), (client) => question(client));
    expect(seen).toMatchObject([
      {
        method: 'POST',
        path: `/api/v1${path}`,
        headers: {
          authorization: `Basic ${btoa('key:password')}`,
          accept: 'application/json',
          'content-type': 'application/json',
        },
      },
    ]);
  });
});

it('an id from outside stays one part of the address', async () => {
  const { seen } = await ask(answerWith(500, ''), (client) => client.voidTransaction('../T1?x'));
  expect(seen[0]?.path).toBe('/api/v1/transactions/..%2FT1%3Fx/instructions');
});
