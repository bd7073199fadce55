import { describe, expect, it } from 'vitest';
import { createPaymentClient } from './client.ts';
import { answerWith, startScriptedGateway } from './testing/scripted-gateway.ts';
import { createReportingClient, noTransactionLookup } from './transaction-lookup.ts';

const transaction = { statusCode: '2005', status: 'Ok', statusDetail: 'Voided.', transactionId: 'T1' };
const notKnown = { code: 1012, description: 'Transaction not found' };
const noWaits = { waitsMs: [0, 0] };

describe('looking at a transaction', () => {
  it('asks again while the gateway does not know it yet', async () => {
    await using gateway = await startScriptedGateway((response, turn) =>
      answerWith(turn < 3 ? 404 : 200, turn < 3 ? notKnown : transaction)(response, turn),
    );
    const outcome = await createPaymentClient(gateway.settings).getTransaction('T1', noWaits);
    expect(outcome).toMatchObject({ kind: 'found', because: 'voided', transaction: { transactionId: 'T1' } });
    expect(gateway.seen).toHaveLength(3);
  });

  it('ends with not-found after the last look', async () => {
    await using gateway = await startScriptedGateway(answerWith(404, notKnown));
    const outcome = await createPaymentClient(gateway.settings).getTransaction('T1', noWaits);
    expect(outcome).toEqual({ kind: 'not-found' });
    expect(gateway.seen).toHaveLength(3);
  });

  it('stops waiting at once when it is called off', async () => {
    const leaving = new AbortController();
    await using gateway = await startScriptedGateway((response, turn) => {
      answerWith(404, notKnown)(response, turn);
      response.on('close', () => leaving.abort());
    });
    const client = createPaymentClient(gateway.settings);
    await client.getTransaction('T1', { waitsMs: [60_000], signal: leaving.signal });
    expect(gateway.seen).toHaveLength(1);
  });

  it('says so when the gateway cannot be heard or refuses us', async () => {
    await using broken = await startScriptedGateway(answerWith(500, ''));
    const unheard = await createPaymentClient(broken.settings).getTransaction('T1', noWaits);
    expect(unheard).toEqual({ kind: 'unknown', reason: 'gateway-fault' });
    await using strict = await startScriptedGateway(answerWith(401, { code: 1002 }));
    const refused = await createPaymentClient(strict.settings).getTransaction('T1', noWaits);
    expect(refused).toEqual({ kind: 'unknown', reason: 'refused' });
  });
});

describe('looking a payment up by our own code', () => {
  it('finds it, or proves that there is none', async () => {
    await using gateway = await startScriptedGateway((response, turn) =>
      answerWith(200, turn === 1 ? { found: true, transaction } : { found: false })(response, turn),
    );
    const lookup = createReportingClient(gateway.settings);
    expect(await lookup.findByVendorTxCode('A-{1}')).toMatchObject({ kind: 'found' });
    expect(gateway.seen[0]?.path).toBe('/api/v1/transactions?vendorTxCode=A-%7B1%7D');
    expect(await lookup.findByVendorTxCode('A-2')).toEqual({ kind: 'not-found' });
  });

  it('never takes an error for a proof', async () => {
    await using gateway = await startScriptedGateway(answerWith(404, { message: 'no such page' }));
    const lookup = createReportingClient(gateway.settings);
    expect(await lookup.findByVendorTxCode('A-1')).toMatchObject({ kind: 'unknown' });
    expect(await noTransactionLookup.findByVendorTxCode('A-1')).toMatchObject({ kind: 'unknown' });
  });
});
