import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fields, openShop, type Reply, type Shop } from '../testing/shop.ts';
import { demoVendor } from '../vendors.ts';

const reference = process.env['REFERENCE_DIR'] ?? new URL('../../../../../shared', import.meta.url).pathname;
const folder = `${reference}/payments/samples`;
const withSamples = it.skipIf(!existsSync(folder));
const without = existsSync(folder) ? '' : ' (left out: no reference folder)';

const readSample = (name: string): Fields => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

/** The names of all fields with the kinds of their values; a list is known by its first entry. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return [toShape(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toShape(inner)]));
}

describe('the recorded answers of the sandbox', () => {
  let shop: Shop;
  beforeEach(async () => {
    const vendors = [{ ...demoVendor, name: 'sandbox', profile: 'off' as const, avsCvcRules: false }];
    shop = await openShop({ vendors, clockAt: '2020-09-15T11:00:00Z' });
  });
  afterEach(() => shop.close());

  const expectShape = ({ body }: Reply, sample: string) =>
    expect(toShape(body)).toMatchObject(Object(toShape(readSample(sample))));

  const pay = async (changes: Fields = {}, card: Fields = {}) => {
    const { body } = await shop.post('/merchant-session-keys', readSample('msk-request'));
    const merchantSessionKey = String(body['merchantSessionKey']);
    const details = Object(readSample('card-identifier-request')['cardDetails']);
    const made = await shop.identify(merchantSessionKey, { ...details, ...card });
    const { cardIdentifier } = made.body;
    const paymentMethod = { card: { merchantSessionKey, cardIdentifier } };
    return shop.post('/transactions', {
      ...readSample('constructed-payment-request'),
      vendorTxCode: shop.nextCode(),
      paymentMethod,
      ...changes,
    });
  };

  withSamples(`has the shape of the session key${without}`, async () => {
    const answer = await shop.post('/merchant-session-keys', readSample('msk-request'));
    expect(answer.status).toBe(201);
    expect(toShape(answer.body)).toEqual(toShape(readSample('msk-response-201')));
  });

  withSamples(`has the shape of the card identifier and its refusals${without}`, async () => {
    const { body } = await shop.post('/merchant-session-keys', readSample('msk-request'));
    const made = await shop.identify(
      String(body['merchantSessionKey']),
      Object(readSample('card-identifier-request')['cardDetails']),
    );
    expect(toShape(made.body)).toEqual(toShape(readSample('card-identifier-response-201')));
    expect((await shop.post('/card-identifiers', readSample('card-identifier-request'), '')).body).toEqual(
      readSample('card-identifier-response-401-no-credentials'),
    );
  });

  withSamples(`has the shape of a deferred payment${without}`, async () => {
    const request = readSample('transaction-request-deferred-minimal');
    const { paymentMethod: _card, ...fields } = request;
    expectShape(await pay(fields), 'transaction-response-201-ok-deferred');
  });

  withSamples(`has the shapes of a payment, a decline and two rejections${without}`, async () => {
    expectShape(await pay(), 'transaction-response-201-ok-payment');
    expectShape(await pay({}, { cardNumber: '4929602110085639' }), 'transaction-response-201-notauthed-2000');
    const mismatch = {
      applyAvsCvcCheck: 'Force',
      billingAddress: { address1: '1', city: 'B', postalCode: '1', country: 'GB' },
    };
    expectShape(await pay(mismatch), 'transaction-response-201-rejected-2001');
    const forced = { apply3DSecure: 'Force' };
    expectShape(await pay(forced, { cardholderName: 'NOTAUTH' }), 'transaction-response-rejected-4026');
  });

  withSamples(`has the shapes of a challenge and of a failed one${without}`, async () => {
    const challenge = await pay({ apply3DSecure: 'Force' }, { cardholderName: 'CHALLENGE' });
    expect(toShape(challenge.body)).toEqual(toShape(readSample('transaction-response-202-3dauth-2021')));
    const cReq = JSON.parse(Buffer.from(String(challenge.body['cReq']), 'base64url').toString('utf8'));
    expect(toShape(cReq)).toEqual(toShape(readSample('creq-decoded')));
    const failed = await shop.finish(challenge, await shop.confirmAtBank(challenge, 'wrong'));
    expectShape(failed, 'constructed-challenge-response-201-failed');
  });

  withSamples(`has the shapes of a refund and a void${without}`, async () => {
    const payment = await pay({ amount: 40 });
    const refund = await shop.post('/transactions', {
      ...readSample('refund-request'),
      referenceTransactionId: payment.body['transactionId'],
    });
    expectShape(refund, 'transaction-response-201-refund');
    const path = `/transactions/${String((await pay()).body['transactionId'])}/instructions`;
    const voided = await shop.post(path, readSample('instruction-void-request'));
    expect(toShape(voided.body)).toEqual(toShape(readSample('instruction-void-response-201')));
  });

  withSamples(`refuses a spent card and a bad one in the recorded words${without}`, async () => {
    const card = { merchantSessionKey: crypto.randomUUID(), cardIdentifier: crypto.randomUUID() };
    expect((await pay({ paymentMethod: { card } })).body).toEqual(
      readSample('transaction-response-422-1011'),
    );
    const bad = { merchantSessionKey: 'key', cardIdentifier: 'card' };
    expect((await pay({ paymentMethod: { card: bad } })).body).toEqual(
      readSample('errors-422-1009-bad-card-reference'),
    );
  });
});
