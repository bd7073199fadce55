import { describe, expect, it } from 'vitest';
import { answerWith, type Script, startScriptedGateway } from '../testing/scripted-gateway.ts';
import { createReportingClient, noTransactionLookup } from './transaction-lookup.ts';

const transaction = { statusCode: '2005', status: 'Ok', statusDetail: 'Voided.', transactionId: 'T1' };

async function lookUp(script: Script, code: string, timeoutMs?: number) {
  await using gateway = await startScriptedGateway(script, timeoutMs);
  const outcome = await createReportingClient(gateway.settings).findByVendorTxCode(code);
  return { outcome, seen: [...gateway.seen] };
}

describe('looking a payment up by our own code', () => {
  it('finds it', async () => {
    const { outcome, seen } = await lookUp(answerWith(200, { found: true, transaction }), 'A-{1}');
    expect(outcome).toMatchObject({ kind: 'found', because: 'voided', transaction: { transactionId: 'T1' } });
    expect(seen[0]?.path).toBe('/api/v1/transactions?vendorTxCode=A-%7B1%7D');
  });

  it('proves that there is none', async () => {
    expect((await lookUp(answerWith(200, { found: false }), 'A-2')).outcome).toEqual({ kind: 'not-found' });
  });

  it.each<[string, Script, string]>([
    ['a missing page', answerWith(404, { message: 'no such page' }), 'refused'],
    ['a refusal', answerWith(401, { code: 1002 }), 'refused'],
    ['another shape', answerWith(200, { transactions: [] }), 'refused'],
    ['a find without transaction', answerWith(200, { found: true }), 'nonsense'],
    ['a find without id', answerWith(200, { found: true, transaction: { statusCode: '0000' } }), 'nonsense'],
    ['a server error', answerWith(500, ''), 'gateway-fault'],
    ['a web page', answerWith(200, '<html>'), 'nonsense'],
    ['a cut connection', (response) => response.socket?.destroy(), 'connection-lost'],
  ])('never takes %s for a proof', async (_, script, reason) => {
    expect((await lookUp(script, 'A-1')).outcome).toEqual({ kind: 'unknown', reason });
  });

  it('never takes silence for a proof', async () => {
    expect((await lookUp(() => undefined, 'A-1', 100)).outcome).toEqual({
      kind: 'unknown',
      reason: 'timed-out',
    });
  });

  it('never knows where there is no reporting service', async () => {
    expect(await noTransactionLookup.findByVendorTxCode('A-1')).toMatchObject({ kind: 'unknown' });
  });
});
