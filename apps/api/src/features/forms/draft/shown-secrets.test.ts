import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activity } from '../../../platform/database/schema.ts';
import { testApi } from '../../../testing/test-api.ts';
import { startForm } from '../form.fixture.ts';

const path = '/api/Forms/ShowFormSecrets';

const sealed = {
  'officer.serviceAddress.kind': 'registered-office',
  'officer.residence.kind': 'protected-address',
  dateOfBirth: '1984-03-21',
  'residentialAddress.premise': 'Hollyhock Cottage',
};

describe.concurrent('the sealed answers of a draft', () => {
  it('are shown to whoever may change it, and each showing is written down without them', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { main, accountId } = account;
    const { companyId, filingId, save, get } = await startForm(api, account, 'AP01');
    const { body } = await save({ ...sealed, 'officer.name.surname': 'Quince' });
    expect(JSON.stringify((await get()).body)).not.toMatch(/Hollyhock|1984-03-21/);

    const shown = await main.call('POST', path, { filingId, version: body.entity[0].version });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.body.entity).toContainEqual({ path: 'dateOfBirth', value: '1984-03-21' });
    expect(shown.body.entity).toContainEqual({
      path: 'residentialAddress.premise',
      value: 'Hollyhock Cottage',
    });
    expect(JSON.stringify(shown.body)).not.toContain('Quince');

    const written = await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.select().from(activity).where(eq(activity.action, 'form.secrets-shown')),
    );
    expect(written).toMatchObject([{ actor: `person:${main.userId}`, companyId, details: { filingId } }]);
    expect(JSON.stringify(written)).not.toMatch(/Hollyhock|1984/);
    expect(api.logLines().join('\n')).not.toMatch(/Hollyhock|1984-03-21/);
  });

  it('are not shown to somebody who only reads, nor beside another version than was read', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { filingId, save } = await startForm(api, account, 'AP01');
    const { body } = await save(sealed);
    const [{ version }] = body.entity;
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await reader.call('POST', path, { filingId, version })).status).toBe(403);
    const stale = await account.main.call('POST', path, { filingId, version: version - 1 });
    expect(stale.status).toBe(409);
    const stranger = await api.newAccount();
    expect((await stranger.main.call('POST', path, { filingId, version })).status).toBe(404);
  });
});
