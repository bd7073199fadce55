import { describe, expect, it } from 'vitest';
import { answerWith, ask, type Script } from '../testing/scripted-gateway.ts';

const transaction = { statusCode: '2005', status: 'Ok', statusDetail: 'Voided.', transactionId: 'T1' };
const notKnown = { code: 1012, description: 'Transaction not found' };
const noWaits = { waitsMs: [0, 0] };

describe('retrieving a transaction', () => {
  it('is repeated while the gateway does not know it yet', async () => {
    const { outcome, seen } = await ask(
      (response, turn) => answerWith(turn < 3 ? 404 : 200, turn < 3 ? notKnown : transaction)(response, turn),
      (client) => client.getTransaction('T1', noWaits),
    );
    expect(outcome).toMatchObject({ kind: 'found', because: 'voided', transaction: { transactionId: 'T1' } });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array.from({ length: 3 }, () => 'GET /api/v1/transactions/T1'),
    );
  });

  it('ends with not-found after the last repetition', async () => {
    const { outcome, seen } = await ask(answerWith(404, notKnown), (client) =>
      client.getTransaction('T1', noWaits),
    );
    expect(outcome).toEqual({ kind: 'not-found' });
    expect(seen).toHaveLength(3);
  });

  it.each<[string, Script, string]>([
    ['a server error', answerWith(500, ''), 'gateway-fault'],
    ['a refusal', answerWith(401, { code: 1002 }), 'refused'],
    ['a web page', answerWith(200, '<html>'), 'nonsense'],
    ['another shape', answerWith(200, {}), 'nonsense'],
    ['a transaction with an error status', answerWith(400, transaction), 'nonsense'],
    ['a cut connection', (response) => response.socket?.destroy(), 'connection-lost'],
  ])('does not know after %s, however often', async (_, script, reason) => {
    const { outcome, seen } = await ask(script, (client) => client.getTransaction('T1', noWaits));
    expect(outcome).toEqual({ kind: 'unknown', reason });
    expect(seen).toHaveLength(3);
  });

  it('does not know after silence', async () => {
    const { outcome } = await ask(
      () => undefined,
      (client) => client.getTransaction('T1', { waitsMs: [] }),
      100,
    );
    expect(outcome).toEqual({ kind: 'unknown', reason: 'timed-out' });
  });

  it('stops waiting at once when it is cancelled', async () => {
    const leaving = new AbortController();
    const { seen } = await ask(
      (response, turn) => {
        answerWith(404, notKnown)(response, turn);
        response.on('close', () => leaving.abort());
      },
      (client) => client.getTransaction('T1', { waitsMs: [60_000], signal: leaving.signal }),
    );
    expect(seen).toHaveLength(1);
  });
});
