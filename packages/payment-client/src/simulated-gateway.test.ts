import { pence } from '@statbook/domain/money';
import { type RunningPayments, startPayments } from '@statbook-simulators/payments';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokeniseCard } from './browser/tokenise-card.ts';
import { readCReq, readCRes } from './three-d-secure/challenge-message.ts';
import { createPaymentClient, type PaymentClient } from './payment-client.ts';
import type { GatewaySettings } from './gateway/ask-gateway.ts';
import { Secret } from '@statbook/domain/secret';
import { examplePayment } from './testing/payment-request.ts';
import { createReportingClient } from './transactions/transaction-lookup.ts';

let gateway: RunningPayments;
let settings: GatewaySettings;
let client: PaymentClient;

beforeEach(async () => {
  gateway = await startPayments({ clockAt: '2026-11-21T10:00:00Z' });
  settings = {
    baseUrl: gateway.apiUrl,
    vendorName: 'statbook',
    integrationKey: new Secret('demo-payment-key'),
    integrationPassword: new Secret('demo-payment-password'),
    timeoutMs: 2_000,
  };
  client = createPaymentClient(settings);
});
afterEach(() => gateway.close());

async function preparePayment(cardholderName: string, cardNumber = '4929000000006') {
  const session = await client.createMerchantSessionKey();
  if (session.kind !== 'issued') throw new Error(`no session key: ${session.kind}`);
  const { merchantSessionKey } = session;
  const card = { cardholderName, cardNumber, expiryDate: '1229', securityCode: '123' };
  const token = await tokeniseCard({ baseUrl: gateway.apiUrl, merchantSessionKey, card });
  if (token.kind !== 'tokenised') throw new Error(`no card identifier: ${token.kind}`);
  return { ...examplePayment, merchantSessionKey, cardIdentifier: token.cardIdentifier };
}

const cResIn = (page: string) => /name="cres" value="([^"]+)"/.exec(page)?.[1] ?? '';

async function postForm(url: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return await response.text();
}

async function answerBank(challenge: { acsUrl: string; cReq: string }, word: string): Promise<string> {
  await postForm(challenge.acsUrl, { creq: challenge.cReq });
  const acsTransactionID = readCReq(challenge.cReq)?.acsTransId ?? '';
  return cResIn(await postForm(`${challenge.acsUrl}_answer`, { acsTransactionID, challengeData: word }));
}

async function openChallenge() {
  const challenge = await client.createTransaction(await preparePayment('CHALLENGE'));
  if (challenge.kind !== 'challenge') throw new Error(`no challenge: ${challenge.kind}`);
  return challenge;
}

const setFault = (fault: object) =>
  fetch(`${gateway.url}/_admin/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

describe('a payment at the gateway', () => {
  it('is paid, can be retrieved, and is voided the same day', async () => {
    const paid = await client.createTransaction(await preparePayment('SUCCESSFUL'));
    if (paid.kind !== 'paid') throw new Error(JSON.stringify(paid));
    expect(paid.tracker).toBeDefined();
    expect(paid.transaction).toMatchObject({ totalAmount: 4000, currency: 'GBP', lastFourDigits: '0006' });
    const { transactionId } = paid.transaction;
    expect(await client.getTransaction(transactionId)).toMatchObject({ kind: 'found', because: 'paid' });
    expect(await client.voidTransaction(transactionId)).toMatchObject({ kind: 'voided' });
    expect(await client.getTransaction(transactionId)).toMatchObject({ kind: 'found', because: 'voided' });
  });

  it('is declined by the bank', async () => {
    const refused = await client.createTransaction(await preparePayment('SUCCESSFUL', '4929602110085639'));
    expect(refused).toMatchObject({ kind: 'refused', because: 'declined', statusCode: '2000' });
  });

  it('is refunded up to what was paid', async () => {
    const paid = await client.createTransaction(await preparePayment('SUCCESSFUL'));
    if (paid.kind !== 'paid') throw new Error(JSON.stringify(paid));
    const refund = {
      referenceTransactionId: paid.transaction.transactionId,
      vendorTxCode: 'REFUND-1',
      amount: pence(4000),
      description: 'Withdrawn filing',
    };
    expect(await client.refundTransaction(refund)).toMatchObject({ kind: 'refunded' });
    const again = await client.refundTransaction({ ...refund, vendorTxCode: 'REFUND-2' });
    expect(again).toMatchObject({ kind: 'refused', because: 'refused-details' });
  });

  it('cannot use a card identifier twice', async () => {
    const payment = await preparePayment('SUCCESSFUL');
    await client.createTransaction(payment);
    const again = await client.createTransaction({ ...payment, vendorTxCode: 'CS-2' });
    expect(again).toMatchObject({ kind: 'gateway-error', code: '1011' });
  });
});

describe('a challenge by the bank', () => {
  it('passed, the payment is made; submitted again, it is made only once', async () => {
    const challenge = await openChallenge();
    expect(await client.getTransaction(challenge.transactionId, { waitsMs: [] })).toEqual({
      kind: 'not-found',
    });
    const cRes = await answerBank(challenge, 'challenge');
    const result = readCRes(cRes);
    expect(result).toMatchObject({ kind: 'result', transStatus: 'Y' });
    expect(result?.acsTransId?.toLowerCase()).toBe(challenge.acsTransId.toLowerCase());
    const { transactionId } = challenge;
    expect(await client.submitChallengeResult({ transactionId, cRes })).toMatchObject({ kind: 'paid' });
    expect(await client.submitChallengeResult({ transactionId, cRes })).toMatchObject({
      kind: 'gateway-error',
      code: '1017',
    });
  });

  it('failed, the payment is refused', async () => {
    const challenge = await openChallenge();
    const cRes = await answerBank(challenge, 'something else');
    const outcome = await client.submitChallengeResult({ transactionId: challenge.transactionId, cRes });
    expect(outcome).toMatchObject({ kind: 'refused', because: 'authentication-failed' });
  });
});

describe('a payment whose answer was lost', () => {
  it('is unknown, and the reporting service settles it by our own code', async () => {
    const payment = await preparePayment('SUCCESSFUL');
    await setFault({ kind: 'drop-after', method: 'POST', path: '/transactions$', times: 1 });
    const lost = await client.createTransaction(payment);
    expect(lost).toMatchObject({ kind: 'unknown', reason: 'connection-lost' });
    const reporting = createReportingClient({ ...settings, baseUrl: `${gateway.url}/reporting` });
    const found = await reporting.findByVendorTxCode(payment.vendorTxCode);
    expect(found).toMatchObject({ kind: 'found', because: 'paid' });
    expect(await reporting.findByVendorTxCode('NEVER-SENT')).toEqual({ kind: 'not-found' });
  });
});
