import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { demoVendor, type VendorProfile } from '../../vendors.ts';

describe('a payment that the bank authenticates by itself', () => {
  let shop: Shop | undefined;
  afterEach(() => shop?.close());

  const outcome = async (profile: VendorProfile, cardholderName: string, fields = {}) => {
    shop = await openShop({ vendors: [{ ...demoVendor, profile }], switches: { successByDefault: false } });
    const { status, body } = await shop.pay(fields, { cardholderName });
    expect(status).toBe(201);
    return [body['statusCode'], body['status'], body['3DSecure']];
  };

  it.each([
    ['SUCCESSFUL', 'Authenticated', '0000', 'Ok'],
    ['PROOFATTEMPT', 'AttemptOnly', '0000', 'Ok'],
    ['NOTAUTH', 'NotAuthenticated', '4026', 'Rejected'],
    ['REJECT', 'NotAuthenticated', '4027', 'Rejected'],
    ['NOTENROLLED', 'CardNotEnrolled', '4026', 'Rejected'],
    ['TECHDIFFICULTIES', 'Incomplete', '4026', 'Rejected'],
    ['ERROR', 'Error', '4026', 'Rejected'],
    ['Ada Marlowe', 'NotAuthenticated', '4026', 'Rejected'],
  ])('under strict rules: %s is %s, %s', async (name, threeDSecure, statusCode, status) => {
    expect(await outcome('strict3ds', name)).toEqual([statusCode, status, { status: threeDSecure }]);
  });

  it.each([
    ['NOTAUTH', 'NotAuthenticated', '4026', 'Rejected'],
    ['NOTENROLLED', 'CardNotEnrolled', '0000', 'Ok'],
    ['TECHDIFFICULTIES', 'Incomplete', '0000', 'Ok'],
    ['ERROR', 'Error', '0000', 'Ok'],
  ])('under the usual rules: %s is %s, %s', async (name, threeDSecure, statusCode, status) => {
    expect(await outcome('default3ds', name)).toEqual([statusCode, status, { status: threeDSecure }]);
  });

  it('is not authenticated where the account or the payment says so', async () => {
    const unchecked = ['0000', 'Ok', { status: 'NotChecked' }];
    expect(await outcome('off', 'NOTAUTH', { strongCustomerAuthentication: undefined })).toEqual(unchecked);
    await shop?.close();
    expect(await outcome('strict3ds', 'NOTAUTH', { apply3DSecure: 'Disable' })).toEqual(unchecked);
    await shop?.close();
    expect(await outcome('strict3ds', 'NOTAUTH', { entryMethod: 'TelephoneOrder' })).toEqual(unchecked);
    await shop?.close();
    expect((await outcome('off', 'NOTAUTH', { apply3DSecure: 'Force' }))[0]).toBe('4026');
  });

  it('is rejected when the shop says nothing about the browser', async () => {
    expect((await outcome('strict3ds', 'SUCCESSFUL', { strongCustomerAuthentication: undefined }))[0]).toBe(
      '4026',
    );
  });
});

describe('a payment that the cardholder must confirm', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it('is paid only when the bank has confirmed and the shop has brought the result', async () => {
    const challenge = await shop.payWithChallenge();
    expect(challenge).toMatchObject({ status: 202, body: { statusCode: '2021', status: '3DAuth' } });
    expect(challenge.body['acsUrl']).toBe(`${shop.bankUrl}/3ds-simulator/html_challenge`);
    expect(challenge.body).not.toHaveProperty('transactionType');
    const path = `/transactions/${String(challenge.body['transactionId'])}`;

    expect(await shop.get(path)).toMatchObject({ status: 404, body: { code: 1012 } });
    const cRes = await shop.confirmAtBank(challenge);
    expect(await shop.get(path)).toMatchObject({ status: 404, body: { code: 1012 } });
    const { acsTransId, dsTransId } = challenge.body;
    expect(await shop.finish(challenge, cRes)).toMatchObject({
      status: 201,
      body: {
        statusCode: '0000',
        status: 'Ok',
        acsTransId,
        dsTransId,
        '3DSecure': { status: 'Authenticated' },
      },
    });
    expect((await shop.get(path)).status).toBe(200);
    expect(await shop.listTransactions()).toMatchObject([{ taken: 4000 }]);
  });

  it('is rejected when the cardholder types another word', async () => {
    const challenge = await shop.payWithChallenge();
    const answer = await shop.finish(challenge, await shop.confirmAtBank(challenge, 'letmein'));
    expect(answer).toMatchObject({
      status: 201,
      body: { statusCode: '4026', '3DSecure': { status: 'NotAuthenticated' } },
    });
    expect(answer.body).not.toHaveProperty('transactionType');
    expect(await shop.listTransactions()).toMatchObject([{ status: 'Rejected', taken: 0 }]);
  });

  it('may be confirmed and still be declined', async () => {
    const challenge = await shop.pay({}, { cardholderName: 'CHALLENGE', cardNumber: '4929602110085639' });
    const answer = await shop.finish(challenge, await shop.confirmAtBank(challenge));
    expect(answer.body).toMatchObject({ statusCode: '2000', '3DSecure': { status: 'Authenticated' } });
  });

  it('is finished once', async () => {
    const challenge = await shop.payWithChallenge();
    const cRes = await shop.confirmAtBank(challenge);
    await shop.finish(challenge, cRes);
    expect(await shop.finish(challenge, cRes)).toMatchObject({ status: 403, body: { code: 1017 } });
    expect(await shop.listTransactions()).toMatchObject([{ taken: 4000 }]);
  });

  it('is unknown after 20 minutes', async () => {
    const challenge = await shop.payWithChallenge();
    const cRes = await shop.confirmAtBank(challenge);
    await shop.advance(20);
    expect(await shop.finish(challenge, cRes)).toMatchObject({ status: 404, body: { code: 1012 } });
    expect(await shop.listTransactions()).toMatchObject([{ status: '3DAuth', taken: 0 }]);
  });

  it('is unknown under another id', async () => {
    const unknown = { ...(await shop.payWithChallenge()), body: { transactionId: 'x' } };
    expect(await shop.finish(unknown, 'e30')).toMatchObject({ status: 404, body: { code: 1012 } });
  });

  it.each([
    ['nothing', undefined, 1003],
    ['no base64', '{"transStatus":"Y"}', 1005],
    ['base64 of nonsense', 'bm9uc2Vuc2U', 1005],
  ])('is not finished by %s', async (_what, cRes, code) => {
    const answer = await shop.finish(await shop.payWithChallenge(), cRes);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code, property: 'cRes' }] } });
  });

  it('takes the result in either alphabet, padded or not, with blanks for plus signs', async () => {
    const challenge = await shop.payWithChallenge();
    const cRes = await shop.confirmAtBank(challenge);
    const padded = Buffer.from(cRes, 'base64url').toString('base64').replaceAll('+', ' ');
    expect((await shop.finish(challenge, padded)).body['status']).toBe('Ok');
  });

  it('takes the ids in large letters too', async () => {
    const challenge = await shop.payWithChallenge();
    await shop.confirmAtBank(challenge);
    const acsTransID = String(challenge.body['acsTransId']).toUpperCase();
    const message = { messageType: 'Cres', acsTransID, transStatus: 'Y' };
    const cRes = Buffer.from(JSON.stringify(message)).toString('base64url');
    expect((await shop.finish(challenge, cRes)).body['status']).toBe('Ok');
  });

  it('is never paid by the result of another payment, nor by one that the bank did not give', async () => {
    const [one, other] = [await shop.payWithChallenge(), await shop.payWithChallenge()];
    const refused = { status: 422, body: { statusCode: '5086', status: 'Invalid' } };
    expect(await shop.finish(one, await shop.confirmAtBank(other))).toMatchObject(refused);

    const forged = { messageType: 'CRes', acsTransID: one.body['acsTransId'], transStatus: 'Y' };
    const cRes = Buffer.from(JSON.stringify(forged)).toString('base64url');
    expect(await shop.finish(one, cRes)).toMatchObject(refused);
    await shop.confirmAtBank(one, 'wrong');
    expect((await shop.finish(one, cRes)).body).toMatchObject({ statusCode: '4026' });
  });

  it('ends when the shop brings an error of the bank', async () => {
    await shop.admin('switches', { challengeTimesOut: true });
    const challenge = await shop.payWithChallenge();
    const cRes = await shop.confirmAtBank(challenge);
    expect(await shop.finish(challenge, cRes)).toMatchObject({
      status: 422,
      body: { code: 1029, description: 'ACS has provided an Erro message' },
    });
    expect(await shop.finish(challenge, cRes)).toMatchObject({ status: 403, body: { code: 1017 } });
    expect(await shop.listTransactions()).toMatchObject([{ status: 'Error', statusCode: '3377', taken: 0 }]);
  });

  it('is in the report while it is open', async () => {
    await shop.payWithChallenge({ vendorTxCode: 'OPEN' });
    const { body } = await shop.report('OPEN');
    expect(body).toMatchObject({ found: true, transaction: { status: '3DAuth', statusCode: '2021' } });
  });
});
