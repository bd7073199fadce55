import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany, giveFiledStatement } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectNoSidewaysScroll, wearLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const yarns = { number: '09990009', code: 'YEST09', name: 'YESTERDAY YARNS LTD' };
const woollens = { number: 'SC990005', code: 'GLEN05', name: 'GLEN ORRIN WOOLLENS LIMITED' };

test.describe('The dashboard', () => {
  test('Given a statement that is overdue, then its row leads to where it is made', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, yarns);
    const page = await signIn(people.main);
    await page.goto('/dashboard/default');
    const overdue = page.getByRole('region', { name: 'Overdue' });
    await expect(overdue.getByText('1 day overdue')).toBeVisible();
    await wearLook(page, { dir: 'rtl', scheme: 'dark' });
    await expectAccessible(page, 'the dashboard');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('link', { name: /within 28 days/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await overdue
      .getByRole('listitem')
      .filter({ hasText: '1 day overdue' })
      .getByRole('link', { name: yarns.name })
      .click();
    await expect(page).toHaveURL(/forms\/confirmation-statement/);
    await expect(page.getByText(yarns.name).first()).toBeVisible();
  });

  test('Given a count, then it leads to the companies that were counted', async ({ signIn, clerk }) => {
    await giveCompany(clerk, yarns);
    const page = await signIn(people.main);
    const figure = page.getByRole('list', { name: 'In short' }).getByRole('link', { name: /overdue$/ });
    // Companies that are still being imported may be counted between the two.
    await expect(async () => {
      await page.goto('/dashboard/default');
      const counted = (await figure.innerText()).split(/\s/)[0];
      await figure.click();
      await expect(page).toHaveURL(/show=overdue/);
      const found = page.getByRole('status').filter({ hasText: new RegExp(`^${counted} (of|in all)`) });
      await expect(found).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  test('Given a filing that the registry answers, then the page tells while it stands open', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const page = await signIn(people.main);
    await page.goto('/dashboard/default');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await giveFiledStatement(clerk, woollens, installation);
    const accepted = page.getByRole('region', { name: 'Recently accepted' });
    await expect(accepted.getByRole('link', { name: woollens.name })).toBeVisible({ timeout: 30_000 });
    await accepted.getByRole('link', { name: woollens.name }).click();
    await expect(page).toHaveURL(/submissionstatus\/status\/.+/);
  });
});
