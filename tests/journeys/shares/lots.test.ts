import { ShareEventPage } from '../../pages/share-event-page.ts';
import { TransferPage } from '../../pages/transfer-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';
import { giveShareRegister } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const pumps = { number: '09990019', code: 'PUMP19' };

test.describe('Which shares of a holding go', () => {
  test('Given a holding of which half is partly paid, when a part is transferred, then the lots are chosen, kept while the entry is changed, and the liability goes with them', async ({
    signIn,
    clerk,
  }) => {
    const { companyId, classId, holders } = await giveShareRegister(
      clerk,
      bakery,
      { Stone: '40', Green: '10' },
      { on: '2026-10-01' },
    );
    const stone = holders.Stone;
    const allottees = [{ classId, holderId: stone, shares: '50', priceEach: '2', paidEach: '1' }];
    await clerk.call('recordShareEvent', {
      companyId,
      events: [{ kind: 'allotment', on: '2026-10-15', allottees }],
    });
    const page = await signIn(people.main);
    const transfers = new TransferPage(page, companyId);
    await transfers.begin();
    await transfers.typeTransfer({ from: 'Green', to: 'Stone', shares: '5' });
    await transfers.choose('Transferor', 'Stone');
    await transfers.choose('Transferee', 'Green');
    const choice = page.getByRole('group', { name: 'Which of these shares' });
    await page.getByLabel('Number of shares').fill('90');
    await expect(page.getByText('Holds 90 Ordinary today')).toBeVisible();
    await expect(choice).toBeHidden();
    await page.getByLabel('Number of shares').fill('30');
    await expect(choice).toBeVisible();
    await page.getByRole('button', { name: 'Review the transfer' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose which shares');
    await expectAccessible(page, 'a transfer of which the lots are missing');

    const partly = choice.getByRole('textbox', { name: '£1.00 unpaid on each, allotted 15 October 2026' });
    await choice.getByRole('textbox', { name: 'Fully paid, allotted 1 October 2026' }).fill('10');
    await partly.fill('60');
    await expect(partly).toHaveValue('50');
    await expect(choice.getByText('60 of 30 chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Review the transfer' }).click();
    await page.getByRole('link', { name: 'Choose 30 shares altogether: these are 60' }).click();
    await expect(choice.getByText('Choose 30 shares altogether: these are 60')).toBeInViewport();
    await partly.fill('20');
    await expect(choice.getByText('30 of 30 chosen')).toBeVisible();
    await transfers.review();
    await expect(
      transfers.row(/^Stone: Ordinary 90 shares £50.00 unpaid 60 shares £30.00 unpaid/),
    ).toBeVisible();
    await expect(
      transfers.row(/^Green: Ordinary 10 shares fully paid 40 shares £20.00 unpaid/),
    ).toBeVisible();
    await expectAccessible(page, 'the review of chosen lots');

    await page.getByRole('button', { name: 'Change the details' }).click();
    await expect(partly).toHaveValue('20');
    await transfers.review();
    await transfers.recordAndList();
    await expect(transfers.row(/^Stone to Green Ordinary 30/)).toBeVisible();
    const { entity } = await clerk.call('getShareRegister', { companyId });
    const unpaid = entity[0]?.members.flatMap(({ holderName, holdings }) =>
      holdings.map(({ shares, amountUnpaid }) => `${holderName} ${shares} ${amountUnpaid}`),
    );
    expect(unpaid?.toSorted()).toEqual(['Green 40 20', 'Stone 60 30']);

    await page.getByRole('link', { name: /Stone to Green/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Correct this entry' }).click();
    await expect(partly).toHaveValue('20');
    await page.getByLabel('Why the entry is corrected').fill('Only fully paid shares were sold');
    await page.getByLabel('Number of shares').fill('10');
    await partly.fill('');
    await transfers.review();
    await expect(
      transfers.row(/^Green: Ordinary 40 shares £20.00 unpaid 20 shares fully paid/),
    ).toBeVisible();
    await transfers.record('Record correction');
    await expect(page.getByRole('link', { name: 'Replaced by entry 5' })).toBeVisible();
  });

  test('Given shares with numbers, when the company buys some of two lots, then choosing how many fills in their numbers', async ({
    signIn,
    clerk,
  }) => {
    const numbered = { on: '2026-10-01', terms: { isNumbered: true } };
    const { companyId, classId, holders } = await giveShareRegister(
      clerk,
      pumps,
      { Stone: '40', Green: '10' },
      numbered,
    );
    const stone = holders.Stone;
    const allottees = [{ classId, holderId: stone, shares: '20', priceEach: '1', paidEach: '1' }];
    await clerk.call('recordShareEvent', {
      companyId,
      events: [{ kind: 'allotment', on: '2026-10-15', allottees }],
    });
    const page = await signIn(people.main);
    const events = new ShareEventPage(page);
    await events.open(companyId, 'buy-back');
    await events.choose('Seller', 'Stone');
    await events.enter('Shares bought', '15');
    const choice = page.getByRole('group', { name: 'Which of these shares' });
    await choice.getByRole('textbox', { name: /^Numbers 51-70/ }).fill('12');
    await choice.getByRole('textbox', { name: /^Numbers 1-40/ }).fill('3');
    const numbers = page.getByRole('textbox', { name: 'Distinguishing numbers' });
    await expect(numbers).toHaveValue('1-3, 51-62');
    await numbers.fill('38-40, 51-62');
    await expect(choice.getByText('15 of 15 chosen')).toBeVisible();
    await expectAccessible(page, 'a choice among numbered lots');
    await events.pick('What becomes of them', 'They are cancelled');
    await events.enter('Date the shares were delivered to the company', '18 11 2026');
    await events.review();
    await expect(page.getByText('numbers 1-37, 63-70')).toBeVisible();
    await events.record();
  });
});
