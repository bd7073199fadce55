import { Palette } from '../../pages/palette.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectGoodInEveryView } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const joinery = { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' };
const lanterns = { number: '09990007', code: 'LAST07', name: 'LAST DAY LANTERNS LTD' };

test.describe('The palette, by keyboard alone', () => {
  test('finds a company, a person, a page and an act', async ({ signIn, clerk }) => {
    await giveCompany(clerk, joinery);
    await giveCompany(clerk, lanterns);
    const page = await signIn(people.main);
    const palette = new Palette(page);

    await palette.open();
    await expectGoodInEveryView(palette.window, 'the palette');
    await expect(palette.field).toBeFocused();
    await expectAccessible(page, 'the palette');
    await palette.take('0999 0007', /LAST DAY LANTERNS/);
    await expect(page.getByRole('heading', { name: lanterns.name, level: 1 })).toBeVisible();

    await palette.open();
    await palette.take('hale', /HALE, Tobias Edwin.*Director/);
    await expect(page).toHaveURL(/\/company\/officers/);
    await expect(page.getByRole('heading', { name: joinery.name, level: 1 })).toBeFocused();

    await palette.open();
    await palette.take('error log', /Error log/);
    await expect(page.getByRole('heading', { name: 'Error log', level: 1 })).toBeVisible();

    await palette.open();
    await palette.take('layout nav fixed', /Layout nav fixed/);
    await expect(page).toHaveURL(/\/layout\/nav-fixed$/);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep this layout' })).toBeVisible();

    await palette.open();
    await palette.take('devices', /Settings/);
    await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();

    await palette.open();
    await palette.take('file statement of lanterns', /Prepare the confirmation statement of LAST DAY/);
    await expect(page).toHaveURL(/forms\/confirmation-statement/);
  });

  test('does what a company needs done, and asks for the company where none is open', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, joinery);
    const page = await signIn(people.main);
    await expect(page.getByRole('searchbox')).toBeVisible();
    const palette = new Palette(page);
    await palette.open();
    await palette.take('certificate', /Share certificates.*Choose the company next/);
    const which = page.getByRole('combobox', { name: 'For which company?' });
    await expect(which).toBeFocused();
    await page.keyboard.type('tidewater');
    await expect(page.getByRole('option', { name: /TIDEWATER/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/company\/shares\/certificates/);
    await expect(page.getByRole('heading', { name: joinery.name, level: 1 })).toBeVisible();

    await palette.open();
    await palette.take('appoint director', /Appoint a director \(AP01\)/);
    await expect(page).toHaveURL(/company\/forms\/[0-9a-f-]{36}/);
  });

  test('begins with the companies that were open last, and gives the focus back', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, joinery);
    const page = await signIn(people.main);
    await page.getByRole('link', { name: joinery.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: joinery.name, level: 1 })).toBeFocused();
    const palette = new Palette(page);
    await palette.open();
    await expect(
      page.getByRole('group', { name: 'Recent companies' }).getByRole('option').first(),
    ).toHaveText(/TIDEWATER/);
    await page.keyboard.press('Escape');
    await expect(palette.field).toHaveCount(0);
    await expect(page.getByRole('heading', { name: joinery.name, level: 1 })).toBeFocused();
  });

  test('changes from one company to another on the same page', async ({ signIn, clerk }) => {
    await giveCompany(clerk, joinery);
    await giveCompany(clerk, lanterns);
    const page = await signIn(people.main);
    await page.getByRole('link', { name: joinery.name, exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Officers/ })
      .first()
      .click();
    await expect(page).toHaveURL(/company\/officers/);
    // The new page takes the focus, and a key that is pressed before goes there.
    await expect(page.getByRole('heading', { name: joinery.name, level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Change to another company' }).press('Enter');
    await new Palette(page).take('lanterns', /LAST DAY/);
    await expect(page.getByRole('heading', { name: lanterns.name, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/company\/officers/);
  });

  test('works by single letters outside fields, until they are switched off', async ({ signIn }) => {
    const page = await signIn(people.main);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await new Palette(page).open();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page.getByRole('heading', { name: 'Submissions', level: 1 })).toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('g s');
    await expect(page.getByRole('searchbox')).toHaveValue('g s');
    await page.getByRole('heading', { name: 'Companies', level: 1 }).focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await expectGoodInEveryView(keys, 'the list of keys');
    await keys.getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page).toHaveURL(/\/company/);
    await expect(keys).toHaveCount(0);
  });

  test('offers a reader nothing that they may not do', async ({ signIn, clerk }) => {
    await giveCompany(clerk, joinery);
    const page = await signIn(people.reader);
    const palette = new Palette(page);
    await palette.open();
    await page.keyboard.type('tidewater');
    await expect(page.getByRole('option', { name: /TIDEWATER/ }).first()).toBeVisible();
    await expect(page.getByRole('option', { name: /Prepare|Import|Update/ })).toHaveCount(0);
  });
});
