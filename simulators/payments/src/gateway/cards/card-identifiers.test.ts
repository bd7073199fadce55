import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listErrors, openShop, type Shop, visa } from '../../testing/shop.ts';

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

  it('is refused with all its faults at once, in texts for the customer', async () => {
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
