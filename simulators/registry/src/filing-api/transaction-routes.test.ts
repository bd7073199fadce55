import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailScope, officeScope } from '../oauth/scopes.ts';
import { type OpenFilingApi, openFilingApi } from '../testing/open-filing-api.ts';

describe('a transaction', () => {
  let api: OpenFilingApi;
  let bearer: string;
  beforeEach(async () => {
    api = await openFilingApi();
    bearer = await api.signIn(`${officeScope('09990001')} ${emailScope('09990001')}`);
  });
  afterEach(() => api.stop());

  const create = (body: object, token = bearer) => api.send('POST', '/transactions', { bearer: token, body });
  const addOffice = async (transaction: string, changes: object = {}) =>
    api.send('POST', `${transaction}/registered-office-address`, {
      bearer,
      body: await api.newOffice(changes),
    });

  it('is opened for the company of the token, with a description', async () => {
    const body = { company_number: '09990001', description: 'Move', reference: 'M-1' };
    const { status, body: transaction } = await create(body);
    expect(status).toBe(201);
    expect(transaction).toMatchObject({
      id: expect.stringMatching(/^\d{6}-\d{6}-\d{6}$/),
      status: 'open',
      company_number: '09990001',
      company_name: 'HARBOUR LIGHT BAKERY LIMITED',
      reference: 'M-1',
      resources: {},
    });
    expect((await create({ company_number: '09990001' })).status).toBe(400);
  });

  it.each([
    ['another company', '09990002'],
    ['a company that does not exist', '11111111'],
  ])('is not opened for %s', async (_what, number) => {
    expect((await create({ company_number: number, description: 'Move' })).status).toBe(401);
  });

  it('is not opened without a token, or with an API key', async () => {
    const body = { company_number: '09990001', description: 'Move' };
    expect((await create(body, 'unknown')).status).toBe(401);
    const byKey = await api.get('/transactions');
    expect(byKey.status).toBe(401);
  });

  it('is seen by the user who opened it and by nobody else', async () => {
    const transaction = await api.openTransaction(bearer);
    expect((await api.send('GET', transaction, { bearer })).body).toMatchObject({ status: 'open' });
    const other = await api.signIn(officeScope('09990001'), 'otto@example.com');
    expect((await api.send('GET', transaction, { bearer: other })).status).toBe(404);
    expect((await api.send('GET', '/transactions', { bearer: other })).body).toEqual({
      items: [],
      total_count: 0,
    });
    expect((await api.send('GET', '/transactions', { bearer })).body.total_count).toBe(1);
    expect((await api.send('GET', '/transactions/000000-000000-000000', { bearer })).status).toBe(404);
  });

  it('is closed once there is something in it', async () => {
    const transaction = await api.openTransaction(bearer);
    expect((await api.close(transaction, bearer)).status).toBe(400);
    await addOffice(transaction);
    expect((await api.send('PUT', transaction, { bearer, body: { status: 'open' } })).status).toBe(400);
    expect((await api.close(transaction, bearer)).status).toBe(204);
    expect((await api.send('GET', transaction, { bearer })).body).toMatchObject({
      status: 'closed',
      closed_at: expect.stringMatching(/^2026-11-21T/),
      filings: { [`${transaction.split('/').at(-1)}-1`]: { status: 'processing' } },
    });
  });

  it('never changes after it was closed', async () => {
    const transaction = await api.openTransaction(bearer);
    await addOffice(transaction);
    await api.close(transaction, bearer);
    expect((await api.close(transaction, bearer)).status).toBe(403);
    expect((await api.send('DELETE', transaction, { bearer })).status).toBe(403);
    expect((await addOffice(transaction)).status).toBe(403);
  });

  it('can be removed while it is open', async () => {
    const transaction = await api.openTransaction(bearer);
    expect((await api.send('DELETE', transaction, { bearer })).status).toBe(204);
    expect((await api.send('GET', transaction, { bearer })).status).toBe(404);
    expect((await api.send('DELETE', transaction, { bearer })).status).toBe(404);
  });

  it('stays open while its resources have faults, each named by its place', async () => {
    const transaction = await api.openTransaction(bearer);
    await addOffice(transaction, { country: 'Scotland', postal_code: '' });
    const { status, body } = await api.close(transaction, bearer);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      is_valid: false,
      errors: [
        { type: 'ch:validation', location_type: 'json-path', location: '$.postal_code' },
        { location: '$.country' },
      ],
    });
    expect((await api.send('GET', transaction, { bearer })).body.status).toBe('open');
  });
});
