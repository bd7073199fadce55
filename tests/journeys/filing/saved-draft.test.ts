import { CompanyPage } from '../../pages/company-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const pumps = { number: '09990019', code: 'PUMP19', name: 'BRIGHTWATER PUMPS LIMITED' };
const sicQuestion = 'Are these codes correct?';

test.describe('A statement that is finished later', () => {
  test('Given a statement begun and left, when the person signs in elsewhere, then it goes on where it was, with its answers', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, pumps);
    const page = await signIn(people.main);
    await page.goto(`/company/companyoverview?company=${companyId}`);
    await new CompanyPage(page).beginStatement();
    const begun = new StatementPages(page);
    await begun.expectOpen();
    await begun.change('SIC codes');
    await begun.expectStep('SIC codes');
    await page.getByRole('radio', { name: 'No, give new codes' }).check();
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(page.getByRole('link', { name: 'Go on with the confirmation statement' })).toBeVisible();

    const elsewhere = await signIn(people.main);
    await elsewhere.goto(`/company/forms?company=${companyId}`);
    await elsewhere.getByRole('link', { name: 'Go on with the confirmation statement' }).click();
    await new StatementPages(elsewhere).expectStep('SIC codes');
    await expect(
      elsewhere.getByRole('group', { name: sicQuestion }).getByRole('radio', { name: 'No, give new codes' }),
    ).toBeChecked();
    // The buttons below move down when the codes come.
    await expect(elsewhere.getByRole('combobox', { name: 'SIC code 1' })).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Back', exact: true }).click();
    await new StatementPages(elsewhere).expectOpen();
  });

  test('Given a draft that nobody wants any more, when it is deleted, then a new one can be begun', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, pumps);
    const page = await signIn(people.main);
    await page.goto(`/company/forms?company=${companyId}`);
    await page.getByRole('button', { name: 'Delete the draft' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(page.getByRole('link', { name: 'File confirmation statement' })).toBeVisible();
  });
});
