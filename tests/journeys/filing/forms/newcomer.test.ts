import type { Page } from '@playwright/test';
import { FormPages } from '../../../pages/form-pages.ts';
import { expectAccessible } from '../../../support/browser/accessibility.ts';
import { expectGoodPage } from '../../../support/browser/looks.ts';
import { giveCompany } from '../../../support/data/filed-statement.ts';
import { people } from '../../../support/data/people.ts';
import { expect, test } from '../../../support/journey.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const catering = { number: '09990003', code: 'KETL03' };
const nora = 'HARCASTLE, Nora Jane';

/** The row of the director in the list of people, who are taken from the books soon after a company is added. */
async function findNora(page: Page) {
  const link = page.getByRole('row', { name: /Nora Jane.*Director/ }).getByRole('link', { name: nora });
  await expect(async () => {
    await page.goto('/people?q=harcastle');
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return link;
}

test.describe('Somebody already in the books', () => {
  test('Given a director of one company, when another appoints them, then the form has what is known, and shows nothing of what is sealed', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, bakery);
    const companyId = await giveCompany(clerk, catering);
    const page = await signIn(people.main);
    const forms = new FormPages(page);

    await test.step('when the director is found by name and the form is filled in', async () => {
      await findNora(page);
      await forms.openList(companyId);
      await forms.begin('AP01');
      await forms.expectStep('Who is appointed');
      await page.getByRole('combobox', { name: /^Person/ }).fill('harcastle nora');
      await page.getByRole('option', { name: /Born May 1979 · .*HARBOUR LIGHT BAKERY LIMITED/ }).click();
      await expectGoodPage(page, 'a person of the books in a form');
      await page.getByRole('button', { name: 'Fill in' }).click();
      await expect(page.getByText(`Filled in from ${nora}`)).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Nora');
    });

    await test.step('then what is public stands in its fields, and what is not is held', async () => {
      await forms.pick('Has this person used another name for business in the last 20 years?', 'No');
      await forms.goOn('Appointment');
      await forms.enter({ 'Date of appointment': '16 11 2026' });
      await forms.tick(/has consented to act as a director/);
      await forms.goOn('Personal details');
      await expect(page.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('');
      await expect(page.getByText(/Kept.*, stored encrypted/)).toBeVisible();
      await forms.goOn('Addresses');
    });

    await test.step('and the page of the person begins the same for a secretary', async () => {
      await (await findNora(page)).click();
      await page.getByRole('button', { name: 'Reveal (recorded)' }).click();
      await expect(page.getByText(/Born 22 May 1979/).first()).toBeVisible();
      await expectGoodPage(page, 'a person with sealed details');
      await page.getByRole('button', { name: 'Appoint in another company' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Company' }).fill(catering.number);
      await dialog.getByRole('option', { name: new RegExp(catering.number) }).click();
      await dialog.getByRole('radio', { name: 'Secretary' }).check();
      await expectAccessible(page, 'appointing in another company');
      await dialog.getByRole('button', { name: 'Begin the form' }).click();
      await forms.expectStep('Who is appointed');
      await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Nora');
    });
  });

  test('Given a person, when somebody says that they are protected and takes it back, then the page says so and no longer', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    await (await findNora(page)).click();
    await page.getByRole('button', { name: 'Mark as protected' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /I have checked the/ }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Order of 3 March 2026');
    await expectAccessible(page, 'marking somebody as protected');
    await dialog.getByRole('button', { name: 'Mark as protected' }).click();
    await expect(page.getByText('The address of this person is protected')).toBeVisible();
    await expectGoodPage(page, 'a protected person');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The order has ended');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('The address of this person is protected')).toBeHidden();
  });
});
