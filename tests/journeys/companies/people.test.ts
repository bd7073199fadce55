import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectGoodPage } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

test.describe('People across companies', () => {
  test('Given two who may be the same, when somebody says that they are and takes it back, then each has a page as before', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'People', exact: true })
      .click();
    const table = page.getByRole('table', { name: 'People', exact: true });
    await expect(table.getByRole('link', { name: 'BELL, Horace' })).toHaveCount(2);
    await expect(page.getByText('The same person?')).toBeVisible();
    await expectGoodPage(page, 'people');

    await page.getByRole('button', { name: 'The same person: BELL, Horace' }).click();
    await expect(page.getByText('BELL, Horace is one person')).toBeVisible();
    await expect(table.getByRole('link', { name: 'BELL, Horace' })).toHaveCount(1);

    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('horace');
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('link', { name: 'BELL, Horace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'BELL, Horace' })).toBeVisible();
    await expect(page.getByText(/Linked .* by Mara Quill/)).toBeVisible();
    await expectGoodPage(page, 'a person');

    await page.getByRole('button', { name: 'Not this person: LLP member of LEDGER AND LANE LLP' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Father and son');
    await expectAccessible(page, 'taking a role out');
    await page.getByRole('button', { name: 'Take the role out' }).click();
    await expect(page.getByText('LLP member of LEDGER AND LANE LLP has a page of its own')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'People' }).click();
    await expect(table.getByRole('link', { name: 'BELL, Horace' })).toHaveCount(2);
    await expect(page.getByText('The same person?')).toBeHidden();
  });

  test('Given somebody without a personal code, when it is given, shown and ended, then the page tells it and never the code by itself', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.goto('/people?q=whitlock');
    await page.getByRole('button', { name: 'Add codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add personal codes' });
    await expect(dialog.getByLabel(/^Paste lines/)).toBeVisible();
    await expectGoodPage(page, 'adding codes');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('table', { name: 'People' }).getByRole('link', { name: 'WHITLOCK, Dana' }).click();
    const card = page.getByRole('region', { name: 'Identity verification' });
    await card.getByRole('button', { name: 'Add the personal code' }).click();
    await page.getByLabel('Personal code', { exact: true }).fill('hb7k2mpx94r');
    await expectAccessible(page, 'giving a code');
    await page.getByRole('button', { name: 'Keep the code' }).click();
    await expect(card.getByText('Held since')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('HB7K2MPX94R');
    await expectGoodPage(page, 'a person whose code is held');

    await card.getByRole('button', { name: 'Reveal (recorded)' }).click();
    await expect(card.getByText('HB7K2MPX94R')).toBeVisible();
    await card.getByRole('button', { name: 'End the code' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Given for the wrong person');
    await page.getByRole('dialog').getByRole('button', { name: 'End the code' }).click();
    await expect(card.getByText(/^No personal code is held/)).toBeVisible();
  });

  test('Given a director of companies that nobody here has, when the public register is asked, then the page lists them', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.goto('/people?q=thornbury');
    await page
      .getByRole('table', { name: 'People' })
      .getByRole('link', { name: 'THORNBURY, Greta Amelia' })
      .click();
    const card = page.getByRole('region', { name: 'Other appointments on the public register' });
    await card.getByRole('button', { name: 'Look up' }).click();
    await expect(card.getByText(/besides the roles on this page/)).toBeVisible();
    await expect(card.getByText(/NEWLY MINTED NOTIONS LTD/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Look up again' })).toBeFocused();
    await expectGoodPage(page, 'the other appointments of a person');
  });
});
