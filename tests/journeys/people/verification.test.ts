import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectGoodPage } from '../../support/browser/looks.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

test.describe('The board of identity verification', () => {
  test('Given directors whose statements are due, when a company’s overview leads to the board, then it says whose and by which form', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, { number: '09990016', code: 'STAG16' });
    const page = await signIn(people.main);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'People', exact: true })
      .click();
    await page
      .getByRole('navigation', { name: 'Lists of people' })
      .getByRole('link', { name: 'Identity verification' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Identity verification' })).toBeVisible();
    const board = page.getByRole('table', { name: 'Identity verification' });
    await expect(async () => {
      await page.reload();
      await expect(board.getByRole('row', { name: /DANE, Cyril/ })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const dane = board.getByRole('row', { name: /DANE, Cyril/ });
    await expect(dane).toContainText('Missing');
    await expect(dane).toContainText('Overdue');
    await expectGoodPage(page, 'the board');

    await page.getByRole('button', { name: /^Overdue/ }).click();
    await page.getByRole('searchbox', { name: 'Filter by person or company' }).fill('dane');
    await expect(board.getByRole('row')).toHaveCount(2);
    await board.getByRole('checkbox', { name: 'Select DANE, Cyril' }).check();
    await expect(page.getByText('Nothing of these can be filed by itself now')).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    expect((await saved).suggestedFilename()).toBe('identity-verification.xlsx');

    await dane.getByRole('link', { name: /^CS01 of/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /onfirmation statement/ })).toBeVisible();

    await page.goto(`/company/companyoverview?company=${companyId}`);
    await page.getByRole('link', { name: 'Show whose' }).click();
    await expect(page.getByRole('button', { name: /^Only SIX STAGES/ })).toBeVisible();
    await expect(board.getByRole('row', { name: /DANE, Cyril/ })).toBeVisible();
    await expectAccessible(page, 'the board of one company');
  });

  test('Given an appointment without a code, when the drafts that wait are asked for, then it is among them', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, { number: '09990016', code: 'STAG16' });
    await clerk.call('startForm', { companyId, form: 'AP01' });
    const page = await signIn(people.main);
    await page.goto('/people/verification?show=drafts');
    const drafts = page.getByRole('table', { name: 'Drafts without a code' });
    await expect(drafts.getByRole('row', { name: /A new officer/ })).toBeVisible();
    await expectGoodPage(page, 'drafts without a code');
    await drafts.getByRole('link', { name: /^AP01/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is appointed' })).toBeVisible();
  });
});
