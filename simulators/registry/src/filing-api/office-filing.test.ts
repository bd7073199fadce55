import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { officeScope } from '../oauth/scopes.ts';
import { type OpenFilingApi, openFilingApi } from '../testing/open-filing-api.ts';

describe('filing a registered office', () => {
  let api: OpenFilingApi;
  let bearer: string;
  beforeEach(async () => {
    api = await openFilingApi();
    bearer = await api.signIn(officeScope('09990001'));
  });
  afterEach(() => api.stop());

  async function file(changes: object = {}) {
    const transaction = await api.openTransaction(bearer);
    const body = await api.newOffice(changes);
    await api.send('POST', `${transaction}/registered-office-address`, { bearer, body });
    const closed = await api.close(transaction, bearer);
    await api.decide();
    const decided = await api.send('GET', transaction, { bearer });
    return { closed, outcome: Object.values(decided.body.filings ?? {})[0] };
  }

  it('moves the office, its etag and the history once it is accepted', async () => {
    const before = (await api.get('/company/09990001/registered-office-address')).body;
    expect((await file({ address_line_2: 'East Cliff', region: 'Yorkshire' })).outcome).toMatchObject({
      status: 'accepted',
      type: 'registered-office-address',
    });
    const after = (await api.get('/company/09990001/registered-office-address')).body;
    expect(after).toMatchObject({
      premises: '5',
      address_line_1: 'Fishermans Steps',
      address_line_2: 'East Cliff',
      region: 'Yorkshire',
    });
    expect(after.etag).not.toBe(before.etag);
    const { items } = (await api.get('/company/09990001/filing-history?items_per_page=1')).body;
    expect(items?.[0]).toMatchObject({
      type: 'AD01',
      category: 'address',
      action_date: '2026-11-21',
      description_values: { new_address: '5 Fishermans Steps East Cliff Whitby Yorkshire YO21 3PU' },
    });
  });

  it.each([
    ['$.premises', { premises: ' ' }],
    ['$.address_line_1', { address_line_1: undefined }],
    ['$.locality', { locality: 7 }],
    ['$.postal_code', { postal_code: '' }],
    ['$.accept_appropriate_office_address_statement', { accept_appropriate_office_address_statement: false }],
    ['$.address_line_1', { address_line_1: 'PO Box 12' }],
    ['$.address_line_1', { premises: 'P.O. Box 12' }],
    ['$.country', { country: 'Scotland' }],
    ['$.country', { country: 'France' }],
    ['$.reference_etag', { reference_etag: 'stale' }],
  ])('is refused with a fault at %s for %j', async (location, changes) => {
    const { closed } = await file(changes);
    expect(closed.status).toBe(422);
    expect(closed.body).toMatchObject({ is_valid: false, errors: [{ type: 'ch:validation', location }] });
  });

  it('is refused when the office has moved since it was read', async () => {
    const transaction = await api.openTransaction(bearer);
    const body = await api.newOffice();
    await api.admin('companies/09990001', { registeredOffice: { premises: '1', line1: 'Quay' } }, 'PATCH');
    await api.send('POST', `${transaction}/registered-office-address`, { bearer, body });
    expect((await api.close(transaction, bearer)).body.errors?.[0]).toMatchObject({ error: 'etag-mismatch' });
  });

  it.each(['CF143UZ', 'BT2 8BG', 'sw1h 9ex', 'EH39FF'])(
    'with the postcode %s is rejected',
    async (postcode) => {
      const before = (await api.get('/company/09990001/registered-office-address')).body;
      const { outcome } = await file({ postal_code: postcode });
      expect(outcome).toMatchObject({
        status: 'rejected',
        reject_reasons: [{ english: expect.any(String), welsh: expect.any(String) }],
      });
      expect((await api.get('/company/09990001/registered-office-address')).body).toEqual(before);
    },
  );
});
