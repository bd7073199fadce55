import { SharesPages } from '../pages/shares-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { giveCompany } from '../support/filed-statement.ts';
import { expect, test } from '../support/journey.ts';
import { people } from '../support/people.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };

const surnames = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper'];
const heads = ['Forenames', 'Surname', 'Street', 'Town', 'Class', 'Shares', 'Price of each', 'Paid on each'];

/** Thirty people: each of three families has a member of ten names; every third takes preference shares. */
const thirtyRows = ['Ann', 'Ben', 'Cleo'].flatMap((forename, family) =>
  surnames.map((surname, place) => [
    forename,
    surname,
    `${place + 1} Mill Lane`,
    'Leeds',
    family === 2 ? 'B Preference' : 'ordinary',
    family === 2 ? '10' : '1,000',
    family === 2 ? '1' : '2.50',
    family === 2 ? '0.25' : '',
  ]),
);

test.describe('A share register', () => {
  test('Given a company without one, when it is founded with two classes and thirty people are allotted shares from a spreadsheet, then it adds up', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    const shares = new SharesPages(page);

    await test.step('two classes', async () => {
      await shares.enter(bakery.name);
      await expect(page.getByRole('heading', { name: 'No share register yet' })).toBeVisible();
      await expectAccessible(page, 'a share register that does not exist yet');
      await page.getByRole('link', { name: 'Found the register with its first class' }).click();
      await expectAccessible(page, 'a new class of shares');
      await shares.recordClass({ name: 'Ordinary', nominal: '0.10' });
      await page.getByRole('link', { name: 'New class' }).click();
      await shares.recordClass({ name: 'B Preference', nominal: '1', model: 'Preference' });
      await expect(page.getByRole('row', { name: /B Preference/ })).toContainText('£1.00');
    });

    await test.step('thirty people from a spreadsheet, of whom two rows are faulty', async () => {
      await page.getByRole('link', { name: 'Allot shares' }).click();
      await page.getByLabel('Date of allotment', { exact: true }).fill('2 11 2026');
      const [first = [], second = [], ...others] = thirtyRows;
      await shares.takeRows([heads, first.with(5, 'many'), second.with(4, 'Gold'), ...others]);
      await expect(page.getByRole('heading', { name: 'Allottees (30)' })).toBeVisible();
      await expect(shares.allottee('Ann Ash')).toContainText('Row 2, Shares');
      await expect(shares.allottee('Ann Birch')).toContainText('Row 3, Class: There is no class “Gold”');
      await page.getByRole('button', { name: 'Review allotment' }).click();
      await expect(
        page.getByRole('link', { name: 'Mend the 2 lines that are marked in the list' }),
      ).toBeVisible();
      await expectAccessible(page, 'an allotment with faulty lines');
      await shares.act('Ann Ash', 'Change');
      await page.getByLabel('Number of shares').fill('1000');
      await page.getByRole('button', { name: 'Change the line' }).click();
      await shares.act('Ann Birch', 'Change');
      await page.getByLabel('Class of shares').selectOption({ label: 'Ordinary, GBP 0.1' });
      await page.getByRole('button', { name: 'Change the line' }).click();
      await expect(page.getByText('To mend')).toBeHidden();
    });

    await test.step('kept as a draft, and gone on with', async () => {
      await page.getByRole('button', { name: 'Save and finish later' }).click();
      await shares.expectPage('Allotments');
      await expectAccessible(page, 'the allotments');
      await page.getByRole('link', { name: /Ann Ash and 29 others/ }).click();
      await expect(page.getByRole('heading', { name: 'Allottees (30)' })).toBeVisible();
    });

    await test.step('reviewed and recorded', async () => {
      await page.getByRole('button', { name: 'Review allotment' }).click();
      await expect(page.getByText('File SH01')).toBeVisible();
      await expectAccessible(page, 'the review of an allotment');
      await page.getByRole('button', { name: 'Record allotment' }).click();
      await shares.expectPage('Classes and capital');
      await expect(page.getByRole('row', { name: /^Ordinary/ })).toContainText('20,000');
      await expect(page.getByRole('row', { name: /^B Preference/ })).toContainText('£75.00');
      await expect(page.getByRole('row', { name: /Total GBP/ })).toContainText('20,100');
      await expectAccessible(page, 'the classes of a share register');
    });

    await test.step('and stands in the register', async () => {
      await shares.turnTo('Shareholders');
      await expect(page.getByText('Cleo Juniper').first()).toBeVisible();
      await shares.turnTo('Allotments');
      await expect(page.getByRole('row', { name: /Ann Ash and 29 others/ })).toContainText('Recorded');
    });
  });
});
