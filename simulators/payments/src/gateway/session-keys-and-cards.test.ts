import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listErrors, openShop, type Shop, visa } from '../testing/shop.ts';

describe('the credentials of the shop', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it('must be there and must be right', async () => {
    const to = `${shop.apiUrl}/merchant-session-keys`;
    expect(await shop.send(to, { method: 'POST' })).toMatchObject({ status: 401, body: { code: 1001 } });
    const wrong = await shop.post('/merchant-session-keys', {}, `Basic ${btoa('demo-payment-key:wrong')}`);
    expect(wrong).toMatchObject({ status: 401, body: { code: 1002, description: 'Authentication failed' } });
  });

  it('carry a tracker in every answer, refusals included', async () => {
    const refused = await shop.post('/merchant-session-keys', {});
    expect(refused.headers.get('x-request-tracker')).toMatch(/^[0-9A-F-]{36}$/);
  });
});

describe('a merchant session key', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it('lives for 400 seconds by the clock of London', async () => {
    const { status, body } = await shop.post('/merchant-session-keys', { vendorName: 'statbook' });
    expect(status).toBe(201);
    expect(body['merchantSessionKey']).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
    expect(body['expiry']).toMatch(/^2026-11-21T10:06:4\d\.\d{3}\+00:00$/);
    const key = String(body['merchantSessionKey']);
    expect(await shop.get(`/merchant-session-keys/${key}`)).toMatchObject({ status: 200, body });
    await shop.control('clock', { advanceMs: 400_000 });
    expect(await shop.get(`/merchant-session-keys/${key}`)).toMatchObject({
      status: 404,
      body: { code: 1006 },
    });
    expect(await shop.identify(key)).toMatchObject({ status: 401, body: { code: 1002 } });
  });

  it('writes its end with the summer offset in summer', async () => {
    await shop.control('clock', { now: '2026-07-01T10:00:00Z' });
    const { body } = await shop.post('/merchant-session-keys', { vendorName: 'statbook' });
    expect(body['expiry']).toMatch(/^2026-07-01T11:06:4\d\.\d{3}\+01:00$/);
  });

  it('is made for the vendor of the credentials only', async () => {
    expect(listErrors(await shop.post('/merchant-session-keys', {}))).toEqual([[1003, 'vendorName']]);
    const long = await shop.post('/merchant-session-keys', { vendorName: 'a-name-of-sixteen' });
    expect(listErrors(long)).toEqual([[1004, 'vendorName']]);
    expect((await shop.post('/merchant-session-keys', { vendorName: 'other' })).status).toBe(401);
  });

  it('makes one card identifier', async () => {
    const key = await shop.getSessionKey();
    expect(await shop.identify(key)).toMatchObject({ status: 201, body: { cardType: 'Visa' } });
    expect(await shop.identify(key)).toMatchObject({ status: 401, body: { code: 1002 } });
  });

  it('is gone after three refused cards', async () => {
    const key = await shop.getSessionKey();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await shop.identify(key, { ...visa, cardNumber: '' })).status).toBe(422);
    }
    expect(await shop.identify(key)).toMatchObject({ status: 401, body: { code: 1002 } });
  });

  it('survives two refused cards', async () => {
    const key = await shop.getSessionKey();
    await shop.identify(key, {});
    await shop.identify(key, {});
    expect((await shop.identify(key)).status).toBe(201);
  });
});

describe('a card', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  const refusal = async (card: Record<string, unknown>) =>
    listErrors(await shop.identify(await shop.getSessionKey(), { ...visa, ...card }));

  it.each([
    ['without a name', { cardholderName: '' }, [[1003, 'cardDetails.cardholderName']]],
    ['with digits in its name', { cardholderName: 'R2D2' }, [[1005, 'cardDetails.cardholderName']]],
    ['with an accent in its name', { cardholderName: 'Zoë' }, [[1005, 'cardDetails.cardholderName']]],
    ['with a name of 46 letters', { cardholderName: 'A'.repeat(46) }, [[1004, 'cardDetails.cardholderName']]],
    ['with blanks in its number', { cardNumber: '4929 0000 0000 6' }, [[1005, 'cardDetails.cardNumber']]],
    ['with a wrong check digit', { cardNumber: '4929000000007' }, [[1007, 'cardDetails.cardNumber']]],
    ['of an unknown brand', { cardNumber: '9000000000000001' }, [[1008, 'cardDetails.cardNumber']]],
    ['with a slash in its date', { expiryDate: '12/29' }, [[1005, 'cardDetails.expiryDate']]],
    ['of a thirteenth month', { expiryDate: '1329' }, [[1009, 'cardDetails.expiryDate']]],
    ['that has expired', { expiryDate: '1026' }, [[1009, 'cardDetails.expiryDate']]],
    ['without a security code', { securityCode: undefined }, [[1003, 'cardDetails.securityCode']]],
    ['with four digits where three belong', { securityCode: '1234' }, [[1004, 'cardDetails.securityCode']]],
    ['with letters in its code', { securityCode: 'abc' }, [[1005, 'cardDetails.securityCode']]],
  ])('%s is refused', async (_what, card, errors) => {
    expect(await refusal(card)).toEqual(errors);
  });

  it('hears of all its faults at once, in words for the customer', async () => {
    const answer = await shop.identify(await shop.getSessionKey(), {
      cardholderName: '1'.repeat(46),
      expiryDate: '1/29',
      securityCode: '123',
    });
    expect(listErrors(answer)).toEqual([
      [1005, 'cardDetails.cardholderName'],
      [1004, 'cardDetails.cardholderName'],
      [1003, 'cardDetails.cardNumber'],
      [1005, 'cardDetails.expiryDate'],
    ]);
    expect(answer.body['errors']).toContainEqual({
      code: 1005,
      property: 'cardDetails.expiryDate',
      description: 'Contains invalid characters',
      clientMessage: 'The expiry date has to be in MMYY format',
    });
  });

  it('that expires this month is taken', async () => {
    expect(await refusal({ expiryDate: '1126' })).toEqual([]);
  });

  it.each([
    ['4929000000006', 'Visa'],
    ['4462000000000003', 'VisaDebit'],
    ['4917300000000008', 'VisaElectron'],
    ['5186150660000009', 'MasterCard'],
    ['5185690060000001', 'DebitMasterCard'],
    ['6759000000005', 'Maestro'],
    ['5185570760000008', 'Maestro'],
    ['374200000000004', 'AmericanExpress'],
    ['36000000000008', 'Discover'],
    ['3569990000000009', 'JCB'],
  ])('%s is a %s', async (cardNumber, cardType) => {
    const securityCode = cardType === 'AmericanExpress' ? '1234' : '123';
    const answer = await shop.identify(await shop.getSessionKey(), { ...visa, cardNumber, securityCode });
    expect(answer).toMatchObject({ status: 201, body: { cardType } });
  });

  it('without a key is answered as the sandbox answers', async () => {
    const answer = await shop.send(`${shop.apiUrl}/card-identifiers`, { method: 'POST' });
    expect(answer.status).toBe(422);
    expect(await shop.post('/card-identifiers', { cardDetails: visa }, '')).toMatchObject({
      status: 401,
      body: { code: 1001, description: 'validation.cts.credentials.NotEmpty' },
    });
  });

  it('may come from a page at another origin of this machine, and from no other', async () => {
    const ask = (origin: string) =>
      fetch(`${shop.apiUrl}/card-identifiers`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const answer = await ask('http://localhost:3000');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
