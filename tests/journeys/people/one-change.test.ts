import type { Page } from '@playwright/test';
import { FormPages } from '../../pages/form-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectGoodPage } from '../../support/browser/looks.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

const companies = [
  { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' },
  { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' },
] as const;

/** One human, whom the registry knows by one id, on the board of a company. */
const wren = (place: number) => ({
  id: `${place}`.repeat(27),
  officerId: 'W'.repeat(27),
  role: 'director',
  appointedOn: '2020-02-03',
  person: {
    forename: 'Isolde',
    surname: 'Wren',
    dateOfBirth: '1979-08-02',
    nationality: 'British',
    countryOfResidence: 'England',
    serviceAddress: {
      premises: '12',
      line1: 'Saltmarsh Lane',
      locality: 'Evesham',
      postalCode: 'WR11 4BG',
      country: 'England',
    },
  },
});

/** Opens the page of Isolde Wren, once the books have both of her roles. */
async function openPerson(page: Page): Promise<void> {
  await page.goto('/people?q=wren');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'WREN, Isolde' }) });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole('link', { name: 'WREN, Isolde' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WREN, Isolde' })).toBeVisible();
}

/** Says where she has moved, and goes on to the companies. */
async function sayMoved(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change details' })).toBeVisible();
  const forms = new FormPages(page);
  await forms.enter({ 'Date of the change': '16 11 2026' });
  await forms.tick('Service address');
  await forms.pick('Service address', 'Another address');
  await forms.enter({ 'Building name or number': '7', Street: 'Park Row', 'Town or city': 'Bristol' });
  await forms.enter({ Postcode: 'BS1 5LJ' });
  await forms.search('Country', 'England');
  await forms.pick('Is the home address still the one that Companies House holds?', 'Yes');
}

test.describe('One change of a person in many companies', () => {
  test('Given a director of two companies who has moved, when the drafts are started, deleted, started anew and filed in one act, then both registers show it', async ({
    signIn,
    clerk,
    installation,
  }) => {
    for (const [place, { number }] of companies.entries())
      await installation.registry.changeCompany(number, { officers: [wren(place + 1)], pscs: [] });
    for (const company of companies) await giveCompany(clerk, company);
    const page = await signIn(people.main);
    await openPerson(page);
    await sayMoved(page);
    await expectGoodPage(page, 'the new details');
    await page.getByRole('button', { name: 'Choose the companies' }).click();
    for (const { name } of companies)
      await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
    await expectGoodPage(page, 'the companies');
    await page.getByRole('button', { name: 'Start the drafts' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Service address' })).toBeVisible();
    await expect(page.getByText('2 notices of 2 companies')).toBeVisible();
    await expectGoodPage(page, 'the review of all');
    await page.getByRole('button', { name: 'Delete all drafts' }).click();
    await page.getByRole('button', { name: 'Delete the drafts' }).click();
    await expect(page.getByText('2 drafts were deleted')).toBeVisible();
    await expect(page.getByText('Withdrawn', { exact: true })).toHaveCount(2);

    await page.getByRole('main').getByRole('link', { name: 'WREN, Isolde' }).click();
    await expect(page.getByText('Filings in progress')).toBeHidden();
    await sayMoved(page);
    await page.getByRole('button', { name: 'Choose the companies' }).click();
    await page.getByRole('button', { name: 'Start the drafts' }).click();
    await page.getByRole('checkbox', { name: /authorised to file/ }).check();
    await page.getByRole('button', { name: 'File 2 notices with Companies House' }).click();
    await expect(page.getByText('Accepted', { exact: true })).toHaveCount(2, { timeout: 60_000 });
    for (const { number } of companies) {
      const company = await installation.registry.findCompany(number);
      expect(JSON.stringify(company.officers)).toContain('Park Row');
    }
  });

  test('Given a draft for one company, when its page asks for the others, then they are started with what it says', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openPerson(page);
    const [{ name }] = companies;
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.getByRole('table').getByText('WREN, Isolde').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Details changed/ })
      .click();
    const forms = new FormPages(page);
    await forms.expectStep('Whose details have changed');
    await forms.enter({ 'Date of the change': '16 11 2026' });
    await forms.goOn('What has changed');
    await forms.tick('Country of residence');
    await forms.search('Country of residence', 'Wales');
    await forms.goOn('Check your answers');
    await expect(page.getByText('Also in another company?')).toBeVisible();
    await expectAccessible(page, 'the question for the others');
    await page.getByRole('link', { name: 'Start the other notices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change details' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Country of residence' })).toBeChecked();
    await page.getByRole('button', { name: 'Choose the companies' }).click();
    await expect(page.getByText(/is open already/)).toBeVisible();
    await page.getByRole('button', { name: 'Start the drafts' }).click();
    await expect(page.getByText('One notice of one company')).toBeVisible();
  });
});
