import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectAccessibleInEveryLook, expectGoodInEveryView } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';
import { prepareStatement } from '../../support/data/statement.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };

test.describe('When something is missing', () => {
  test('Given an address that is none, then it is not found, and a search leads on', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    for (const address of ['/no/such/page', '/company/nosuchpage', '/submissionstatus/nosuchpage']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Sorry, page not found', level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Sorry, page not found/);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
    await expectGoodInEveryView(page.getByRole('main'), 'not found');
    await page.getByRole('search').getByRole('searchbox').fill('bakery');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: bakery.name })).toBeVisible();
  });

  test('Given no network, then a bar says so, nothing can be filed, and what was ticked stays', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    await prepareStatement(clerk, companyId);
    const page = await signIn(people.main);
    await page.goto(`/company/forms/confirmation-statement?company=${companyId}&step=review`);
    const confirm = page.getByRole('checkbox', { name: /I am authorised to file/ });
    await confirm.check();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. Changes are kept on this device')).toBeVisible();
    await expect(page.getByText('Filing waits until you are online')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a page without network');
    await page.getByRole('button', { name: 'File with Companies House' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(page.getByText(/You are offline\. Connect to the internet/)).toBeVisible();
    await expect(confirm).toBeChecked();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline. Changes are kept on this device')).toHaveCount(0);
    const [review] = (await clerk.call('reviewConfirmationStatement', { companyId })).entity;
    expect(review?.content).not.toBeNull();
  });

  test('Given the network goes before all of the shell has come, then the bar says so all the same', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    // It is asked for and never comes.
    await page.route('**/assets/shell-overlays-*.js', () => undefined);
    await Promise.all([
      page.waitForRequest('**/assets/shell-overlays-*.js'),
      page.goto('/dashboard/default'),
    ]);
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. Changes are kept on this device')).toBeVisible();
  });

  test('Given a call that fails, then the page says what to do, with a reference, and can be tried again', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.route('**/api/Dashboard/GetDashboard*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'unavailable',
          detail: 'The database is out of reach.',
          requestId: 'ref-42',
        }),
      }),
    );
    await page.goto('/dashboard/default');
    await expect(page.getByRole('heading', { name: 'The dashboard could not be loaded' })).toBeVisible();
    await expect(page.getByText('ref-42')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a page that failed');
    await page.unroute('**/api/Dashboard/GetDashboard*');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      // News of the registry may have brought it back already.
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(page.getByRole('list', { name: 'In short' })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});
