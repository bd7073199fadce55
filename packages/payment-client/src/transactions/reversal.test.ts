import { pence } from '@statbook/domain/money';
import { describe, expect, it } from 'vitest';
import { hasPublishedSamples, named, parseSample, readSample } from '../testing/published-samples.ts';
import { answerWith, ask } from '../testing/scripted-gateway.ts';

const refund = {
  referenceTransactionId: '6a57c703-72bf-429e-96ed-c1db37bc76e0',
  vendorTxCode: 'demotransaction99',
  amount: pence(4),
  description: 'Demo Refund',
};

describe('voiding a payment', () => {
  it('is refused by the gateway after midnight', async () => {
    const body = { code: 1014, description: 'Transaction status not applicable' };
    const { outcome } = await ask(answerWith(403, body), (client) => client.voidTransaction('T1'));
    expect(outcome).toMatchObject({ kind: 'gateway-error', code: '1014' });
  });

  it('is unknown when the gateway confirms something else', async () => {
    const body = { instructionType: 'abort', date: '2026-11-20' };
    const { outcome } = await ask(answerWith(201, body), (client) => client.voidTransaction('T1'));
    expect(outcome).toEqual({ kind: 'unknown', reason: 'nonsense' });
  });

  it.skipIf(!hasPublishedSamples)(named('is confirmed by the published answer'), async () => {
    const { outcome, seen } = await ask(
      answerWith(201, readSample('instruction-void-response-201.json')),
      (client) => client.voidTransaction('T1'),
    );
    expect(outcome).toMatchObject({ kind: 'voided', date: expect.any(String), tracker: 'tracker-1' });
    expect(seen[0]?.body).toEqual(parseSample('instruction-void-request.json'));
  });
});

describe('refunding a payment', () => {
  it('never asks for a challenge', async () => {
    const challenge = {
      statusCode: '2021',
      transactionId: 'T1',
      acsUrl: 'https://bank.example/',
      cReq: 'e30',
      acsTransId: 'A1',
    };
    const { outcome } = await ask(answerWith(202, challenge), (client) => client.refundTransaction(refund));
    expect(outcome).toEqual({ kind: 'unknown', reason: 'nonsense' });
  });

  it('may be refused by the bank', async () => {
    const { outcome } = await ask(answerWith(201, { statusCode: '2000' }), (client) =>
      client.refundTransaction(refund),
    );
    expect(outcome).toMatchObject({ kind: 'refused', because: 'declined' });
  });

  it('of nothing is a mistake of ours and does not leave', async () => {
    const asking = ask(answerWith(201, {}), (client) =>
      client.refundTransaction({ ...refund, amount: pence(0) }),
    );
    await expect(asking).rejects.toThrow(RangeError);
  });

  it.skipIf(!hasPublishedSamples)(named('is confirmed by the published answer'), async () => {
    const { outcome, seen } = await ask(
      answerWith(201, readSample('transaction-response-201-refund.json')),
      (client) => client.refundTransaction(refund),
    );
    expect(outcome).toMatchObject({ kind: 'refunded' });
    expect(seen[0]?.body).toEqual(parseSample('refund-request.json'));
  });
});
