import { describe, expect, it } from 'vitest';
import { answerWith, ask, type Script } from '../testing/scripted-gateway.ts';

const submitTo = (script: Script) =>
  ask(script, (client) => client.submitChallengeResult({ transactionId: 'T1', cRes: 'eyJ9==' }));

describe('submitting the result of a challenge', () => {
  it('passes the bank’s answer on unchanged', async () => {
    const { seen } = await submitTo(answerWith(201, { statusCode: '0000', transactionId: 'T1' }));
    expect(seen).toMatchObject([
      { path: '/api/v1/transactions/T1/3d-secure-challenge', body: { cRes: 'eyJ9==' } },
    ]);
  });

  it('may prove that the money was taken', async () => {
    const { outcome } = await submitTo(answerWith(201, { statusCode: '0000', transactionId: 'T1' }));
    expect(outcome).toMatchObject({ kind: 'paid', transaction: { transactionId: 'T1' } });
  });

  it('a second time is refused with 1017', async () => {
    const body = { code: 1017, description: 'Operation not allowed for this transaction' };
    const { outcome } = await submitTo(answerWith(403, body));
    expect(outcome).toMatchObject({ kind: 'gateway-error', httpStatus: 403, code: '1017' });
  });

  it('keeps the transaction id when the outcome is unknown', async () => {
    const { outcome } = await submitTo(answerWith(500, ''));
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'gateway-fault', transactionId: 'T1' });
  });

  it('prefers the id that the gateway gave', async () => {
    const { outcome } = await submitTo(answerWith(201, { statusCode: '2003', transactionId: 'T2' }));
    expect(outcome).toMatchObject({ kind: 'unknown', transactionId: 'T2' });
  });
});
