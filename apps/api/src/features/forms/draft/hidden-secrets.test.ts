import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { filing } from '../../../platform/database/schema.ts';
import { type TestAccount, type TestApi, testApi } from '../../../testing/test-api.ts';
import { startForm } from '../form.fixture.ts';

const home = {
  'officer.serviceAddress.kind': 'registered-office',
  'officer.residence.kind': 'protected-address',
  'residentialAddress.premise': 'Hollyhock Cottage',
  'residentialAddress.street': 'Dovecote Lane',
  'residentialAddress.postTown': 'Malmesbury',
  'residentialAddress.country': 'GB-ENG',
  'residentialAddress.postcode': 'SN16 9XX',
};
const words = /Hollyhock|Dovecote|Malmesbury|SN16/;

async function rowOf(api: TestApi, { accountId }: TestAccount, filingId: string) {
  const { database } = api.server.platform;
  const [row] = await database.transaction({ as: 'account', accountId }, (tx) =>
    tx.select().from(filing).where(eq(filing.id, filingId)),
  );
  if (row === undefined) throw new Error('The filing was not found.');
  return row;
}

describe.concurrent('the secrets of a form', () => {
  it('stay sealed while they are asked for, and are gone when they are asked for no more', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AP01');
    const [given] = (await form.save(home)).body.entity;
    expect(given.secretsHeld).toContainEqual({ path: 'residentialAddress.premise', masked: 'Given' });
    const [born] = (await form.save({ dateOfBirth: '1970-03-27' })).body.entity;
    expect(born.secretsHeld).toContainEqual({ path: 'dateOfBirth', masked: 'Given' });
    expect(JSON.stringify(born)).not.toContain('1970-03-27');
    await form.save({ dateOfBirth: '' });
    expect((await rowOf(api, account, form.filingId)).draftSealed).not.toBeNull();

    const hidden = await form.save({
      'officer.serviceAddress.kind': 'address',
      'officer.residence.kind': 'service-address',
    });
    expect(hidden.status).toBe(200);
    const row = await rowOf(api, account, form.filingId);
    expect(JSON.stringify(row.draft)).not.toMatch(words);
    expect(row.draftSealed).toBeNull();
    expect(JSON.stringify([hidden.body, (await form.get()).body])).not.toMatch(words);
  });

  it('are not kept where nothing asks for them', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AD01');
    const saved = await form.save({ 'residentialAddress.premise': 'Hollyhock Cottage', personalCode: 'x' });
    const row = await rowOf(api, account, form.filingId);
    expect(JSON.stringify([saved.body, row.draft])).not.toMatch(words);
    expect(row.draftSealed).toBeNull();
  });
});
