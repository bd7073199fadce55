import readSheets from 'read-excel-file/node';
import { RegisterOfMembersPage } from '../../pages/register-of-members-page.ts';
import { ShareEventPage } from '../../pages/share-event-page.ts';
import { SharesPages } from '../../pages/shares-pages.ts';
import { TransferPage } from '../../pages/transfer-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';
import { heldInOpenCap, linesOf, saveFrom, wordsOf } from '../../support/browser/saved-file.ts';

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
  test('Given a company without one, when it is founded, allotted, transferred, sub-divided and corrected, then it reads at any date and can be taken along', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    const shares = new SharesPages(page);
    const transfers = new TransferPage(page, companyId);
    const register = new RegisterOfMembersPage(page);

    await test.step('two classes', async () => {
      await shares.enter(bakery.name);
      await expect(page.getByRole('heading', { name: 'No share register yet' })).toBeVisible();
      await expectAccessible(page, 'a share register that does not exist yet');
      await page.getByRole('link', { name: 'Start a new register' }).click();
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
        page.getByRole('link', { name: 'Fix the 2 lines that are marked in the list' }),
      ).toBeVisible();
      await expectAccessible(page, 'an allotment with faulty lines');
      await shares.act('Ann Ash', 'Change');
      await page.getByLabel('Number of shares').fill('1000');
      await page.getByRole('button', { name: 'Change the line' }).click();
      await shares.act('Ann Birch', 'Change');
      await page.getByLabel('Class of shares').selectOption({ label: 'Ordinary, £0.10 each' });
      await page.getByRole('button', { name: 'Change the line' }).click();
      await expect(page.getByText('To fix')).toBeHidden();
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
      await shares.recordAllotment();
      await expect(page.getByRole('row', { name: /^Ordinary/ })).toContainText('20,000');
      await expect(page.getByRole('row', { name: /^B Preference/ })).toContainText('£75.00');
      await expect(page.getByRole('row', { name: /Total GBP/ })).toContainText('20,100');
      await expectAccessible(page, 'the classes of a share register');
    });

    await test.step('a part of a holding is sold', async () => {
      await shares.turnTo('Allotments');
      await expect(page.getByRole('row', { name: /Ann Ash and 29 others/ })).toContainText('Recorded');
      await transfers.begin();
      await page.getByLabel('Class of shares').selectOption({ label: 'Ordinary, £0.10 each' });
      await transfers.typeTransfer({
        from: 'Ann Ash',
        to: 'Ben Birch',
        shares: '400',
        consideration: '900',
        on: '9 11 2026',
      });
      await transfers.review();
      await expect(transfers.row(/^Ann Ash: Ordinary 1,000 shares 600 shares/)).toBeVisible();
      await transfers.recordAndList();
      await expect(transfers.row(/^Ann Ash to Ben Birch Ordinary 400 £900.00/)).toBeVisible();
    });

    await test.step('each ordinary share becomes ten', async () => {
      const events = new ShareEventPage(page);
      await events.open(companyId, 'subdivision');
      await page.getByRole('radio', { name: /^Ordinary/ }).check();
      await events.enter('How many shares each becomes', '10');
      await expect(page.getByText('20,000 shares of £0.10 become 200,000 of £0.01.')).toBeVisible();
      await events.enter('Date of the sub-division', '12 11 2026');
      await events.enter('Date of the members’ ordinary resolution', '11 11 2026');
      await events.review();
      await events.record();
    });

    await test.step('a transfer to the wrong person is corrected, and stands struck through', async () => {
      await transfers.begin();
      await page.getByLabel('Class of shares').selectOption({ label: 'Ordinary, £0.01 each' });
      const gift = { from: 'Ben Cedar', to: 'Ben Dogwood', shares: '2500', on: '16 11 2026' };
      await transfers.typeTransfer(gift);
      await transfers.review();
      await transfers.recordAndList();
      await expect(transfers.row(/^Ben Cedar to Ben Dogwood/)).toBeVisible();
      await shares.turnTo('History');
      await page.getByRole('link', { name: '4 Transfer' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Correct this entry' }).click();
      await page.getByLabel('Why the entry is corrected').fill('The form names Ben Elm');
      await transfers.choose('Transferee', 'Ben Elm');
      await transfers.review();
      await transfers.record('Record correction');
      const wrong = page.getByRole('row', { name: /4 Transfer/ });
      await expect(wrong.getByRole('link', { name: 'Replaced by entry 6' })).toBeVisible();
      await expect(wrong.locator('s', { hasText: 'Ben Dogwood' })).toHaveCSS(
        'text-decoration-line',
        'line-through',
      );
      await expect(wrong).toContainText('The form names Ben Elm');
      await expectAccessible(page, 'a history with a correction');
    });

    await test.step('the certificates are printed', async () => {
      await shares.turnTo('Certificates');
      await expectAccessible(page, 'the certificates');
      const printed = await saveFrom(page, () =>
        page.getByRole('button', { name: 'Print all current certificates' }).click(),
      );
      expect(printed.name).toBe('09990001-certificates.pdf');
      const pages = await wordsOf(printed);
      const certified = (name: string) =>
        pages
          .filter((text) => text.includes(`certify that ${name} `))
          .map((text) => /registered holder of (.*?)\. These shares/.exec(text)?.[1]);
      expect(certified('Ann Ash')).toEqual([
        '6,000 (six thousand) Ordinary shares of £0.01 each, fully paid',
      ]);
      expect(certified('Ben Elm')).toEqual([
        '10,000 (ten thousand) Ordinary shares of £0.01 each, fully paid',
        '2,500 (two thousand, five hundred) Ordinary shares of £0.01 each, fully paid',
      ]);
      expect(certified('Ben Cedar')).toEqual([
        '7,500 (seven thousand, five hundred) Ordinary shares of £0.01 each, fully paid',
      ]);
      expect(certified('Ben Dogwood')).toEqual([expect.stringContaining('10,000 (ten thousand)')]);
      expect(certified('Cleo Ivy')).toEqual([expect.stringContaining('£0.25 paid of the issue price of £')]);
    });

    await test.step('the register is read as at three dates, and adds up on each', async () => {
      await shares.turnTo('Shareholders');
      const ordinary = { '2 11 2026': '1,000', '9 11 2026': '600', '12 11 2026': '6,000' };
      for (const [date, count] of Object.entries(ordinary)) {
        await register.showDate(date);
        await expect(page.getByText('Not the register of today')).toBeVisible();
        await expect(
          register.member('Ann Ash').getByRole('cell', { name: count, exact: true }),
        ).toBeVisible();
        await expect(page.getByText('Agrees to the statement of capital')).toBeVisible();
      }
      await expect(register.member('Ann Ash')).toContainText('£1,500.00');
      await expect(register.member('Ben Birch')).toContainText('7.00%');
      await expectAccessible(page, 'the register of an earlier day');
      await page.getByRole('button', { name: 'Show today' }).click();
      await expect(register.member('Ben Elm')).toContainText('12,500');
    });

    await test.step('and is taken along', async () => {
      const lines = linesOf(await register.download('Register of members, CSV'));
      expect(lines).toHaveLength(31);
      expect(lines).toContain('Ann Ash,"1 Mill Lane, Leeds",Ordinary,6000,,GBP,1500.00,0.00,2026-11-02,,');
      expect(lines).toContain('Cleo Ivy,"9 Mill Lane, Leeds",B Preference,10,,GBP,2.50,7.50,2026-11-02,,');
      const excel = await register.download('Register of members, Excel');
      const [sheet] = await readSheets(excel.content);
      expect(sheet?.data).toHaveLength(31);
      expect(sheet?.data.find(([name]) => name === 'Ben Elm')?.slice(0, 4)).toEqual([
        'Ben Elm',
        '5 Mill Lane, Leeds',
        'Ordinary',
        12500,
      ]);
      const words = (await wordsOf(await register.download('Register of members, PDF'))).join(' ');
      expect(words).toContain(bakery.name);
      expect(words).toMatch(/Ben Dogwood.*10,000/);
      const held = heldInOpenCap(await register.download('Whole share register, Open Cap Format'));
      expect(held).toHaveLength(30);
      expect(held).toEqual(
        expect.arrayContaining([
          'Ann Ash Ordinary 6000',
          'Ben Cedar Ordinary 7500',
          'Ben Dogwood Ordinary 10000',
          'Ben Elm Ordinary 12500',
          'Cleo Ivy B Preference 10',
        ]),
      );
    });
  });
});
