import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailScope } from '../oauth/scopes.ts';
import { type OpenFilingApi, openFilingApi } from '../testing/open-filing-api.ts';
import { isEmail } from './email-filing.ts';

describe('an e-mail address', () => {
  it.each([
    'a@b.uk',
    'first.last+tag@sub.harbour.example',
    "o'hale@x.co",
    'a@xn--bcher-kva.example',
    'a@b.xn--p1ai',
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'nobody',
    'a@b',
    '@b.uk',
    'a@.uk',
    'a@b..uk',
    'a..b@c.uk',
    'a@b.c',
    'a@b.c1',
    'a@-b.uk',
    'a b@c.uk',
    'a@b_c.uk',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('filing a registered e-mail address', () => {
  let api: OpenFilingApi;
  let bearer: string;
  beforeEach(async () => {
    api = await openFilingApi();
    bearer = await api.signIn(emailScope('09990001'));
  });
  afterEach(() => api.stop());

  const sound = {
    registered_email_address: 'first@harbour.example',
    accept_appropriate_email_address_statement: true,
  };

  async function file(address: unknown, isAccepted = true) {
    const transaction = await api.openTransaction(bearer);
    const body = {
      registered_email_address: address,
      accept_appropriate_email_address_statement: isAccepted,
    };
    const path = `${transaction}/registered-email-address`;
    // What is wrong is not taken in at first; a replacement is looked at when it is closed.
    await api.send('POST', path, { bearer, body: sound });
    await api.send('PUT', path, { bearer, body });
    const closed = await api.close(transaction, bearer);
    await api.decide();
    const decided = await api.send('GET', transaction, { bearer });
    return { closed, outcome: Object.values(decided.body.filings ?? {})[0] };
  }

  it('changes it once it is accepted, and never shows in the history', async () => {
    const before = (await api.get('/company/09990001/filing-history')).body.total_count;
    expect((await file('new@harbour.example')).outcome).toMatchObject({ status: 'accepted' });
    expect(api.register.findCompany('09990001')?.registeredEmail).toBe('new@harbour.example');
    expect((await api.get('/company/09990001/filing-history')).body.total_count).toBe(before);
  });

  it.each([
    ['$.registered_email_address', 'nobody', true],
    ['$.registered_email_address', 7, true],
    ['$.accept_appropriate_email_address_statement', 'new@harbour.example', false],
  ])('is refused with a fault at %s', async (location, address, isAccepted) => {
    const { closed } = await file(address, isAccepted);
    expect([closed.status, closed.body.errors?.[0]?.location]).toEqual([422, location]);
  });

  it('is not taken in where no address is registered yet', async () => {
    const scope = emailScope('09990012');
    const other = await api.signIn(scope);
    const transaction = await api.openTransaction(other, '09990012');
    const body = {
      registered_email_address: 'first@harbour.example',
      accept_appropriate_email_address_statement: true,
    };
    const path = `${transaction}/registered-email-address`;
    expect((await api.send('POST', path, { bearer: other, body })).status).toBe(403);
    expect((await api.send('GET', path, { bearer: other })).status).toBe(404);
  });

  it("is rejected for an address of the registry's own", async () => {
    expect((await file('me@CompaniesHouse.gov.uk')).outcome).toMatchObject({ status: 'rejected' });
    expect(api.register.findCompany('09990001')?.registeredEmail).toBe('office@harbourlight.example');
  });

  it.each([
    ['09990001', 'COMPANY_VALID_FOR_SERVICE'],
    ['09990012', 'INVALID_NO_REGISTERED_EMAIL_ADDRESS_EXISTS'],
    ['09990044', 'INVALID_COMPANY_STATUS'],
    ['FC990037', 'INVALID_COMPANY_TYPE'],
    ['11111111', 'COMPANY_NOT_FOUND'],
  ])('for %s answers the question of eligibility with %s', async (number, code) => {
    const { body } = await api.get(`/registered-email-address/company/${number}/eligibility`);
    expect(body).toEqual({ eligibility_status_code: code });
  });
});
