import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browser, type Fields, listErrors, openShop, order, type Shop } from '../../testing/shop.ts';

describe('a payment', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it('of an ordinary card is paid, and can be read back', async () => {
    const paid = await shop.pay();
    expect(paid).toMatchObject({
      status: 201,
      body: {
        statusCode: '0000',
        status: 'Ok',
        transactionType: 'Payment',
        bankAuthorisationCode: '999777',
        paymentMethod: { card: { cardType: 'Visa', lastFourDigits: '0006', expiryDate: '1229' } },
        amount: { totalAmount: 4000, saleAmount: 4000, surchargeAmount: 0 },
        '3DSecure': { status: 'Authenticated' },
      },
    });
    const found = await shop.get(`/transactions/${String(paid.body['transactionId']).toLowerCase()}`);
    expect(found).toMatchObject({ status: 200, body: paid.body });
    expect(await shop.listTransactions()).toMatchObject([{ vendorTxCode: 'FILING-1', taken: 4000 }]);
  });

  it('that nobody made is not found', async () => {
    const answer = await shop.get('/transactions/00000000-0000-0000-0000-000000000000');
    expect(answer).toMatchObject({ status: 404, body: { code: 1012, description: 'Transaction not found' } });
  });

  const without = (name: string): Fields => ({ [name]: undefined });
  const billing = (changes: Fields): Fields => ({ billingAddress: { ...order.billingAddress, ...changes } });
  const sca = (changes: Fields): Fields => ({ strongCustomerAuthentication: { ...browser, ...changes } });

  it.each<[string, Fields, [number, string][]]>([
    ['a type', without('transactionType'), [[1003, 'transactionType']]],
    ['a known type', { transactionType: 'Gift' }, [[1009, 'transactionType']]],
    ['a code', without('vendorTxCode'), [[1003, 'vendorTxCode']]],
    ['a code of 40 characters at most', { vendorTxCode: 'x'.repeat(41) }, [[1004, 'vendorTxCode']]],
    ['a code of plain characters', { vendorTxCode: 'a/b' }, [[1005, 'vendorTxCode']]],
    ['an amount', without('amount'), [[1003, 'amount']]],
    ['an amount that is a number', { amount: '4000' }, [[1016, 'amount']]],
    ['an amount in whole pence', { amount: 40.5 }, [[1016, 'amount']]],
    ['a currency that exists', { currency: 'ZZZ' }, [[1010, 'currency']]],
    ['a description', { description: '' }, [[1003, 'description']]],
    ['a description of 100 characters at most', { description: 'x'.repeat(101) }, [[1004, 'description']]],
    [
      'a first name of 20 letters at most',
      { customerFirstName: 'A'.repeat(21) },
      [[1004, 'customerFirstName']],
    ],
    ['a last name of letters', { customerLastName: 'Marlowe\\' }, [[1005, 'customerLastName']]],
    ['an e-mail address in the right form', { customerEmail: 'ada' }, [[1009, 'customerEmail']]],
    ['no empty text in an optional field', { customerPhone: '' }, [[1004, 'customerPhone']]],
    ['an address', billing({ address1: undefined }), [[1003, 'billingAddress.address1']]],
    ['a city', billing({ city: null }), [[1003, 'billingAddress.city']]],
    ['the code GB for the United Kingdom', billing({ country: 'UK' }), [[1009, 'billingAddress.country']]],
    ['a postal code', billing({ postalCode: undefined }), [[1003, 'billingAddress.postalCode']]],
    ['a plain postal code', billing({ postalCode: 'BS1_4QA' }), [[1005, 'billingAddress.postalCode']]],
    ['a state in the United States', billing({ country: 'US' }), [[1003, 'billingAddress.state']]],
    ['a state nowhere else', billing({ state: 'CA' }), [[1009, 'billingAddress.state']]],
    [
      'an address for the result that is not "localhost"',
      sca({ notificationURL: 'http://localhost:3000/CRes/handleCRes' }),
      [[1009, 'strongCustomerAuthentication.notificationURL']],
    ],
    [
      'an IP address',
      sca({ browserIP: '127.000.000.001' }),
      [[1009, 'strongCustomerAuthentication.browserIP']],
    ],
    [
      'a language of 8 characters at most',
      sca({ browserLanguage: 'zh-Hant-TW' }),
      [[1004, 'strongCustomerAuthentication.browserLanguage']],
    ],
    [
      'a colour depth of the list',
      sca({ browserColorDepth: '30' }),
      [[1009, 'strongCustomerAuthentication.browserColorDepth']],
    ],
    [
      'the time zone of a browser with scripts',
      sca({ browserTZ: undefined }),
      [[1003, 'strongCustomerAuthentication.browserTZ']],
    ],
    [
      'real booleans',
      sca({ browserJavaEnabled: 'false' }),
      [[1009, 'strongCustomerAuthentication.browserJavaEnabled']],
    ],
  ])('must have %s', async (_what, fields, errors) => {
    const answer = await shop.pay(fields);
    expect(answer.status).toBe(422);
    expect(listErrors(answer)).toEqual(errors);
    expect(await shop.listTransactions()).toEqual([]);
  });

  it('may give numbers for the browser and leave out what only scripts know', async () => {
    const numbers = {
      browserColorDepth: 24,
      browserScreenHeight: 900,
      browserScreenWidth: 1600,
      browserTZ: -60,
    };
    expect((await shop.pay(sca(numbers))).body['status']).toBe('Ok');
    const plain = Object.fromEntries(
      Object.entries(browser).filter(([name]) => !/Java|Color|Screen|TZ/.test(name)),
    );
    const quiet = { strongCustomerAuthentication: { ...plain, browserJavascriptEnabled: false } };
    expect((await shop.pay(quiet)).body['status']).toBe('Ok');
  });

  it('to Ireland needs no postal code', async () => {
    const irish = { billingAddress: { address1: '2 Mill Lane', city: 'Cork', country: 'IE' } };
    expect((await shop.pay(irish)).body['status']).toBe('Ok');
  });

  it('with a malformed key and a malformed card is refused for both', async () => {
    const card = { merchantSessionKey: 'key', cardIdentifier: 'card' };
    expect(listErrors(await shop.pay({ paymentMethod: { card } }))).toEqual([
      [1009, 'paymentMethod.card.merchantSessionKey'],
      [1009, 'paymentMethod.card.cardIdentifier'],
    ]);
  });

  it('cannot use a card twice, with another key, or after its time', async () => {
    const refused = {
      status: 422,
      body: { code: 1011, description: 'Merchant session key or card identifier invalid' },
    };
    const card = await shop.getCard();
    expect((await shop.pay({ paymentMethod: { card } })).status).toBe(201);
    expect(await shop.pay({ paymentMethod: { card } })).toMatchObject(refused);

    const other = { ...(await shop.getCard()), merchantSessionKey: await shop.getSessionKey() };
    expect(await shop.pay({ paymentMethod: { card: other } })).toMatchObject(refused);

    const late = await shop.getCard();
    await shop.admin('clock', { advanceMs: 400_000 });
    expect(await shop.pay({ paymentMethod: { card: late } })).toMatchObject(refused);

    const expired = await shop.getCard();
    await shop.admin('expire-keys');
    expect(await shop.pay({ paymentMethod: { card: expired } })).toMatchObject(refused);
  });

  it('cannot use a code twice, whatever came of the first', async () => {
    const declined = { cardNumber: '4929602110085639' };
    expect((await shop.pay({ vendorTxCode: 'ONCE' }, declined)).body['statusCode']).toBe('2000');
    expect(await shop.pay({ vendorTxCode: 'ONCE' })).toMatchObject({
      status: 422,
      body: { statusCode: '4001', status: 'Invalid' },
    });
  });

  it('must be in the currency of the account and more than nothing', async () => {
    expect((await shop.pay({ currency: 'EUR' })).body).toMatchObject({
      statusCode: '4008',
      status: 'Invalid',
    });
    expect((await shop.pay({ amount: 0 })).body).toMatchObject({ statusCode: '4009', status: 'Invalid' });
  });

  it('of a type that this account does not have is refused', async () => {
    expect(await shop.pay({ transactionType: 'Repeat' })).toMatchObject({
      status: 403,
      body: { code: 1013 },
    });
  });

  it('is declined by the bank with 201 and its reasons', async () => {
    const { status, body } = await shop.pay({}, { cardNumber: '5403814948608092' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      statusCode: '2000',
      status: 'NotAuthed',
      bankResponseCode: '05',
      additionalDeclineDetail: { additionalDeclineCode: '03', additionalDeclineCategory: '03' },
    });
    expect(body).not.toHaveProperty('transactionType');
    expect(await shop.listTransactions()).toMatchObject([{ taken: 0 }]);
  });

  it('reports how address and security code match, and is refused for it only on demand', async () => {
    expect((await shop.pay()).body['avsCvcCheck']).toMatchObject({ status: 'SecurityCodeMatchOnly' });
    const match = billing({ address1: '88', postalCode: '412' });
    expect((await shop.pay(match)).body['avsCvcCheck']).toMatchObject({ status: 'AllMatched' });
    expect((await shop.pay({ applyAvsCvcCheck: 'Disable' })).body['avsCvcCheck']).toMatchObject({
      status: 'NotChecked',
    });
    expect((await shop.pay({ applyAvsCvcCheck: 'Force' })).body).toMatchObject({
      statusCode: '2001',
      status: 'Rejected',
    });
  });

  it('counts in the report by its code', async () => {
    const paid = await shop.pay({ vendorTxCode: 'KNOWN' });
    expect(await shop.report('UNKNOWN')).toMatchObject({ status: 200, body: { found: false } });
    expect((await shop.report('KNOWN')).body).toMatchObject({
      found: true,
      transaction: { vendorTxCode: 'KNOWN', transactionId: paid.body['transactionId'], statusCode: '0000' },
    });
    expect((await shop.report('')).status).toBe(422);
    expect((await fetch(`${shop.url}/reporting/transactions?vendorTxCode=KNOWN`)).status).toBe(401);
  });
});

describe('a request that is no request', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it.each([
    ['an unknown address', 'GET', '/nothing', undefined, 404],
    ['a wrong verb', 'PUT', '/transactions', '{}', 405],
    ['a wrong verb for a challenge', 'GET', '/transactions/1/3d-secure-challenge', undefined, 405],
    ['an empty body', 'POST', '/transactions', '', 422],
    ['a broken body', 'POST', '/transactions', '{"amount":', 400],
    ['a list', 'POST', '/transactions', '[]', 400],
  ])('%s', async (_what, method, path, body, status) => {
    const answer = await shop.send(shop.apiUrl + path, {
      method,
      headers: {
        authorization: `Basic ${btoa('demo-payment-key:demo-payment-password')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body['code']).toBe(1015);
    if (status === 400) expect(answer.body['code']).toBe(1000);
  });
});
