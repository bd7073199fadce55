import { createDecipheriv, hkdfSync } from 'node:crypto';
import { addDays } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { type TestAccount, testApi } from '../../testing/test-api.ts';

const details = async ({ main }: TestAccount) =>
  (await main.call('GET', `/api/LicenceDetails/getLicenceDetails?userId=${main.userId}`)).body.entity[0];

describe('the licence of an account', () => {
  it('says what was bought, and how much of it is used', async () => {
    const account = await (await testApi()).newAccount();
    await account.addAgent([]);
    expect(await details(account)).toMatchObject({
      subscription: '1-year subscription',
      users: 2,
      companies: 0,
      remainingDays: 100,
      status: 'active',
      centralUserId: account.main.userId,
    });
  });

  it.each([
    [30, 'active'],
    [29, 'ends-soon'],
    [0, 'ends-soon'],
    [-1, 'ended'],
  ])('with %s days left is %s', async (days, status) => {
    const api = await testApi();
    const account = await api.newAccount();
    const { database, clock } = api.server.platform;
    await database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query('update account set licence_ends_on = $1 where id = $2', [
        addDays(clock.today(), days),
        account.accountId,
      ]),
    );
    expect(await details(account)).toMatchObject({ remainingDays: days, status });
  });
});

describe('the link by which it is renewed', () => {
  it('says everything to the subscription site, and nothing to whoever reads the address', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const { config } = api.server.platform;
    const { body } = await main.call('GET', '/api/LicenceDetails/GetRenewalLink');
    const url = new URL(body.entity[0].url);
    expect(url.href).toContain(`${config.subscriptionUrl}/payment/plandetails/CustomerPlans?`);
    expect(url.search).not.toMatch(/[+%]/);
    const key = Buffer.from(
      hkdfSync('sha256', config.secretsKeys[0].reveal(), 'statbook', 'subscription', 32),
    );
    const told = [...url.searchParams].map(([name, value]) => [name, decrypt(value, key)]);
    expect(Object.fromEntries(told)).toEqual({
      ProductId: 'STATBOOK',
      PlanId: 'PRACTICE',
      PricingId: 'ANNUAL',
      TaxYear: '2026',
      regType: 'Renewal',
      centralUserId: main.userId,
    });
  });
});

function decrypt(value: string, key: Buffer): string {
  const bytes = Buffer.from(value, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
