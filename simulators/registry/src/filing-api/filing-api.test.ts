import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailScope, officeScope } from '../oauth/scopes.ts';
import { type Json, type OpenRegistry, openRegistry, readText } from '../testing/open-registry.ts';

const client = { id: 'statbook', secret: 'client-secret', redirectUris: ['http://127.0.0.1:3000/back'] };
const redirectUri = 'http://127.0.0.1:3000/back';

describe('filing by REST', () => {
  let registry: OpenRegistry;
  let bearer: Record<string, string>;
  beforeEach(async () => {
    registry = await openRegistry({ oauthClients: [client], decisionDelayMs: 60_000 });
    bearer = await signIn(`${officeScope('09990001')} ${emailScope('09990001')}`);
  });
  afterEach(() => registry.close());

  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${registry.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  async function signIn(scope: string) {
    const asked = {
      client_id: client.id,
      redirect_uri: redirectUri,
      scope,
      code_09990001: 'BAKE01',
      email: 'nora@example.com',
    };
    const granted = await form('/oauth2/authorise', { ...asked, decision: 'grant' });
    const code = new URL(granted.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const credentials = { client_id: client.id, client_secret: client.secret, redirect_uri: redirectUri };
    const answer = await form('/oauth2/token', { grant_type: 'authorization_code', code, ...credentials });
    const tokens: Json = JSON.parse(await answer.text());
    return { authorization: `Bearer ${readText(tokens.access_token)}` };
  }

  async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`${registry.url}${path}`, {
      method,
      headers: { ...bearer, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: Json = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: parsed };
  }

  async function open() {
    const { body } = await send('POST', '/transactions', { company_number: '09990001', description: 'Move' });
    return `/transactions/${readText(body.id)}`;
  }

  async function newOffice(changes: object = {}) {
    const { body } = await registry.get('/company/09990001/registered-office-address');
    return {
      premises: '5',
      address_line_1: 'Fishermans Steps',
      locality: 'Whitby',
      country: 'England',
      postal_code: 'YO21 3PU',
      accept_appropriate_office_address_statement: true,
      reference_etag: body.etag,
      ...changes,
    };
  }

  const close = (transaction: string) => send('PUT', transaction, { status: 'closed' });
  const decide = () => registry.control('clock', { advanceMs: 61_000 });
  const outcomeOf = async (transaction: string) =>
    Object.values((await registry.get(transaction, bearer)).body.filings ?? {})[0];

  it('moves the registered office once it is accepted, and tells of it in the history', async () => {
    const transaction = await open();
    expect((await send('POST', `${transaction}/registered-office-address`, await newOffice())).status).toBe(
      201,
    );
    const status = await registry.get(`${transaction}/registered-office-address/validation_status`, bearer);
    expect(status.body).toEqual({ is_valid: true });
    expect((await close(transaction)).status).toBe(204);
    expect(await outcomeOf(transaction)).toMatchObject({ status: 'processing' });
    await decide();
    expect(await outcomeOf(transaction)).toMatchObject({ status: 'accepted' });
    const { body } = await registry.get('/company/09990001');
    expect(body.registered_office_address?.address_line_1).toBe('Fishermans Steps');
    expect((await registry.get('/company/09990001/filing-history')).body.items?.[0]?.type).toBe('AD01');
  });

  it('rejects the postcodes that the sandbox rejects, in two languages', async () => {
    const transaction = await open();
    await send(
      'POST',
      `${transaction}/registered-office-address`,
      await newOffice({ postal_code: 'SW1H 9EX' }),
    );
    await close(transaction);
    await decide();
    const outcome = await outcomeOf(transaction);
    expect(outcome).toMatchObject({ status: 'rejected', reject_reasons: [{ english: expect.any(String) }] });
  });

  it.each([
    ['$.reference_etag', { reference_etag: 'stale' }],
    ['$.country', { country: 'Scotland' }],
    ['$.address_line_1', { address_line_1: 'PO Box 12' }],
    ['$.postal_code', { postal_code: '' }],
    ['$.accept_appropriate_office_address_statement', { accept_appropriate_office_address_statement: false }],
  ])('does not close with a fault at %s', async (location, changes) => {
    const transaction = await open();
    await send('POST', `${transaction}/registered-office-address`, await newOffice(changes));
    const { status, body } = await close(transaction);
    expect(status).toBe(422);
    expect(body).toMatchObject({ is_valid: false, errors: [{ type: 'ch:validation', location }] });
  });

  it('changes the e-mail address without a word in the history', async () => {
    const before = (await registry.get('/company/09990001/filing-history')).body.total_count;
    const transaction = await open();
    const data = {
      registered_email_address: 'new@harbour.example',
      accept_appropriate_email_address_statement: true,
    };
    expect((await send('POST', `${transaction}/registered-email-address`, data)).status).toBe(201);
    expect((await send('PUT', `${transaction}/registered-email-address`, data)).status).toBe(201);
    await close(transaction);
    await decide();
    expect(await outcomeOf(transaction)).toMatchObject({ status: 'accepted' });
    expect(registry.world.findCompany('09990001')?.registeredEmail).toBe('new@harbour.example');
    expect((await registry.get('/company/09990001/filing-history')).body.total_count).toBe(before);
  });

  it('says who may change an e-mail address', async () => {
    const ask = async (number: string) =>
      (await registry.get(`/registered-email-address/company/${number}/eligibility`, bearer)).body
        .eligibility_status_code;
    expect(await ask('09990001')).toBe('COMPANY_VALID_FOR_SERVICE');
    expect(await ask('09990012')).toBe('INVALID_NO_REGISTERED_EMAIL_ADDRESS_EXISTS');
    expect(await ask('09990044')).toBe('INVALID_COMPANY_STATUS');
    expect(await ask('11111111')).toBe('COMPANY_NOT_FOUND');
  });

  it('keeps to its states: one address in a transaction, nothing after closing', async () => {
    const transaction = await open();
    const office = await newOffice();
    await send('POST', `${transaction}/registered-office-address`, office);
    expect((await send('POST', `${transaction}/registered-office-address`, office)).status).toBe(409);
    await close(transaction);
    expect((await close(transaction)).status).toBe(403);
    expect((await send('PUT', `${transaction}/registered-office-address`, office)).status).toBe(403);
    expect((await send('DELETE', transaction)).status).toBe(403);
  });

  it('is for the company of the token alone', async () => {
    const other = { company_number: '09990002', description: 'Move' };
    expect((await send('POST', '/transactions', other)).status).toBe(401);
    bearer = { authorization: 'Bearer unknown' };
    expect((await send('POST', '/transactions', { ...other, company_number: '09990001' })).status).toBe(401);
  });

  it('needs a token for the very change', async () => {
    bearer = await signIn(emailScope('09990001'));
    const transaction = await open();
    expect((await send('POST', `${transaction}/registered-office-address`, await newOffice())).status).toBe(
      401,
    );
  });
});
