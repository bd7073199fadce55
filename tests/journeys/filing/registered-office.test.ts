import type { Page } from '@playwright/test';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const company = { number: '09990065', code: 'NAME65' };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('A new registered office', () => {
  test('Given a company, when its office is changed from the overview, then the form is filled in, filed and has its receipt', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, company);
    const page = await signIn(people.main);
    await page.goto(`/company/companyoverview?company=${companyId}`);
    await page.getByRole('button', { name: 'Change registered office' }).click();
    await expect(title(page, 'New registered office')).toBeVisible();

    await test.step('What is missing is said at its field', async () => {
      await page.getByRole('button', { name: 'Save and continue' }).click();
      const summary = page.getByRole('alert', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: /postcode/i }).click();
      await expect(page.getByLabel('Postcode')).toBeFocused();
    });

    await test.step('It goes on where it was left', async () => {
      await page.getByLabel('Building name or number').fill('4');
      await page.getByLabel('Town or city').fill('Leeds');
      await page.getByRole('button', { name: 'Save and finish later' }).click();
      await page.getByRole('link', { name: /^Go on.*Change of registered office/ }).click();
      await expect(page.getByLabel('Town or city')).toHaveValue('Leeds');
    });

    await page.getByLabel('Country').selectOption('England');
    await page.getByLabel('Postcode').fill('LS1 4DY');
    await page.getByRole('checkbox', { name: /appropriate address/ }).check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    const review = new ReviewPage(page);
    await review.open();
    await expect(page.getByRole('cell', { name: /LS1 4DY/ })).toBeVisible();
    await review.file();
    const receipt = new ReceiptPage(page);
    await receipt.expectOpen();
    await receipt.expectTitle(/accepted/i);
  });
});
