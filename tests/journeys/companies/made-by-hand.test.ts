import { expectGoodPage } from '../../support/browser/looks.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

test.describe('A company made by hand', () => {
  test('Given a number that is not in the list, when the record is made and later read, then it is an ordinary company', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.goto('/company');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Enter by hand' }).click();
    await page.getByLabel('Company number').fill('09990002');
    await page.getByLabel('Name', { exact: true }).fill('TIDEWATER LIMITED');
    await page.getByLabel('Company type').selectOption('ltd');
    await page.getByRole('textbox', { name: 'Incorporated on' }).fill('15 11 2017');
    await page.getByLabel('Jurisdiction').selectOption('england-wales');
    await expectGoodPage(page, 'a company made by hand');
    await page.getByLabel('Street').fill('Copper Street');
    await page.getByLabel('Town').fill('Bristol');
    await page.getByLabel('Postcode').fill('BS1 4QA');
    await page.getByRole('button', { name: 'Enter the company' }).click();

    await expect(page.getByRole('heading', { name: 'TIDEWATER LIMITED', level: 1 })).toBeVisible();
    await expectGoodPage(page, 'a record that was never read');
    await page
      .getByRole('navigation', { name: 'Registers of the company' })
      .getByRole('link', { name: 'Officers' })
      .click();
    await expect(page.getByText('Not read from Companies House yet')).toBeVisible();

    await page.goto('/filebyinternet/readiness?q=tidewater');
    await expectGoodPage(page, 'the companies that can be filed for');
    await page.getByRole('link', { name: /^Read it from Companies House/ }).click();
    await page.getByRole('button', { name: 'Read from Companies House' }).click();
    await expect(page.getByText('Is this the company?')).toBeVisible();
    await expectGoodPage(page, 'a record beside another name on the register');
    await page.getByRole('button', { name: 'Take over TIDEWATER JOINERY LIMITED' }).click();
    await expect(page.getByRole('heading', { name: 'TIDEWATER JOINERY LIMITED', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update from Companies House' })).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Registers of the company' })
      .getByRole('link', { name: 'Officers' })
      .click();
    const printed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Print register' }).click();
    expect((await printed).suggestedFilename()).toMatch(
      /^TIDEWATER JOINERY LIMITED - register of officers - .*\.pdf$/,
    );
    await expectGoodPage(page, 'the officers with their register to be printed');
  });

  test('Given a filed document, when it is opened, then it stands among the documents with its file', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.goto('/company?q=copper');
    await page.getByRole('link', { name: 'COPPER KETTLE CATERING LIMITED' }).first().click();
    const registers = page.getByRole('navigation', { name: 'Registers of the company' });
    await registers.getByRole('link', { name: /^Filing history/ }).click();
    await page.getByRole('table', { name: 'Filing history' }).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Open in new tab' })).toBeVisible();

    await page.goto('/documents?q=copper');
    const documents = page.getByRole('table', { name: 'Documents' });
    await expect(documents.getByText('From the register')).toBeVisible();
    await expectGoodPage(page, 'the documents');
    const saved = page.waitForEvent('download');
    await documents.getByRole('button', { name: /^Download/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

    await page.goto('/filebyinternet/presenter');
    await expectGoodPage(page, 'the presenter');
    await page.goto('/filebyinternet');
    await expectGoodPage(page, 'what is filed by internet');
  });
});
