import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailScope, officeScope } from '../oauth/scopes.ts';
import { type OpenFilingApi, openFilingApi } from '../testing/open-filing-api.ts';

describe('a change within a transaction', () => {
  let api: OpenFilingApi;
  let bearer: string;
  let transaction: string;
  beforeEach(async () => {
    api = await openFilingApi();
    bearer = await api.signIn(`${officeScope('09990001')} ${emailScope('09990001')}`);
    transaction = await api.openTransaction(bearer);
  });
  afterEach(() => api.stop());

  const email = {
    registered_email_address: 'new@harbour.example',
    accept_appropriate_email_address_statement: true,
  };
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    api.send(method, `${transaction}/${path}`, { bearer, body });

  it('of the office is put in once, read back and replaced', async () => {
    const office = await api.newOffice();
    const path = 'registered-office-address';
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('PUT', path, office)).status).toBe(404);
    expect((await send('POST', path, office)).status).toBe(201);
    expect((await send('POST', path, office)).status).toBe(409);
    expect((await send('PUT', path, { ...office, premises: '6' })).status).toBe(200);
    expect((await send('GET', path)).body).toMatchObject({
      premises: '6',
      kind: path,
      links: {
        self: `${transaction}/${path}`,
        validation_status: `${transaction}/${path}/validation_status`,
      },
    });
  });

  it('of the e-mail address is wrapped in data, and its replacement answers 201', async () => {
    const path = 'registered-email-address';
    expect((await send('POST', path, email)).status).toBe(201);
    expect((await send('PUT', path, email)).status).toBe(201);
    expect((await send('GET', path)).body).toMatchObject({
      data: email,
      links: { validation_status: `${transaction}/${path}/validation-status` },
    });
  });

  it('is listed in the transaction with the address of its check', async () => {
    await send('POST', 'registered-email-address', email);
    const { body } = await api.send('GET', transaction, { bearer });
    expect(body.resources).toEqual({
      [`${transaction}/registered-email-address`]: {
        kind: 'registered-email-address',
        links: {
          resource: `${transaction}/registered-email-address`,
          validation_status: `${transaction}/registered-email-address/validation-status`,
        },
      },
    });
  });

  it('is checked before it is closed, under a path that differs between the two', async () => {
    await send('POST', 'registered-office-address', await api.newOffice());
    await send('POST', 'registered-email-address', email);
    await send('PUT', 'registered-email-address', { ...email, registered_email_address: 'nobody' });
    expect((await send('GET', 'registered-office-address/validation_status')).body).toEqual({
      is_valid: true,
    });
    expect((await send('GET', 'registered-email-address/validation-status')).body).toMatchObject({
      is_valid: false,
      errors: [{ location: '$.registered_email_address' }],
    });
    expect((await send('GET', 'registered-email-address/validation_status')).status).toBe(404);
  });

  it.each([
    [{ registered_email_address: 'nobody' }, ['registered_email_address is invalid']],
    [{ registered_email_address: undefined }, ['registered_email_address is invalid']],
    [
      { accept_appropriate_email_address_statement: false },
      ['The Appropriate Email Address Statement has not been accepted.'],
    ],
  ])('of the e-mail address is refused at once where it is wrong: %j', async (wrong, errors) => {
    const { status, body } = await send('POST', 'registered-email-address', { ...email, ...wrong });
    expect([status, body]).toEqual([400, { errors }]);
    expect((await send('GET', 'registered-email-address')).status).toBe(404);
  });

  it('needs a body', async () => {
    expect((await send('POST', 'registered-email-address')).status).toBe(400);
  });

  it('needs a token for this very change of this very company', async () => {
    const emailOnly = await api.signIn(emailScope('09990001'));
    const path = `${transaction}/registered-office-address`;
    expect((await api.send('POST', path, { bearer: emailOnly, body: await api.newOffice() })).status).toBe(
      401,
    );
    expect((await api.send('GET', path, { bearer: 'unknown' })).status).toBe(401);
  });
});
