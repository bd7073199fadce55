import { expectAccessible } from '../support/accessibility.ts';
import { giveCompany } from '../support/filed-statement.ts';
import { expect, test } from '../support/journey.ts';
import { people } from '../support/people.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };

test.describe('A share register that begins with an opening balance', () => {
  test('Given a company imported with its code, when the proposed balance is recorded, then the books tie out', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    await page.goto(`/company/shares/opening?company=${companyId}`);
    await expect(page.getByText('Adds up to the shares in issue')).toBeVisible();
    await expectAccessible(page, 'the opening balance');
    await page.getByLabel('Number of shares').first().fill('50');
    await expect(page.getByText('its holdings have 90')).toBeVisible();
    await page.getByLabel('Number of shares').first().fill('60');
    await page.getByRole('button', { name: 'Review the opening balance' }).click();
    await expect(page.getByRole('heading', { name: 'ORDINARY, GBP 1 each' })).toBeVisible();
    await page.getByRole('button', { name: 'Record the opening balance' }).click();
    await expect(page).toHaveURL(/\/company\/shares\?/);

    await page.goto(`/company/shares/tieout?company=${companyId}`);
    await expect(page.getByText('The books tie out')).toBeVisible();
    await expectAccessible(page, 'the tie-out');
    await page.goto(`/company/shares/opening?company=${companyId}`);
    await expect(page.getByRole('heading', { name: 'The register began here' })).toBeVisible();
  });
});
