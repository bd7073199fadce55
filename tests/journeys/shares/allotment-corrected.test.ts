import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';
import { giveShareRegister } from '../../support/data/share-register.ts';

test.describe('A wrong allotment', () => {
  test('Given an allotment with a wrong number of shares, when it is corrected from the history, then the form knows all of it, and one act takes it back and enters the right one', async ({
    signIn,
    clerk,
  }) => {
    const { companyId } = await giveShareRegister(
      clerk,
      { number: '09990001', code: 'BAKE01' },
      { Stone: '40', Green: '10' },
      { on: '2026-10-01' },
    );
    const page = await signIn(people.main);
    await page.goto(`/company/shares/history?company=${companyId}`);
    await page.getByRole('link', { name: '1 Allotment' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Correct this entry' }).click();
    await expect(page.getByRole('heading', { name: 'Correct an allotment' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Date of allotment' })).toHaveValue('1 October 2026');
    await expect(page.getByRole('row', { name: /Stone.*Ordinary 40 £1.00 £1.00/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and finish later' })).toBeHidden();
    await expectAccessible(page, 'the correction of an allotment');
    await page.getByRole('button', { name: 'Review allotment' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter why the entry is corrected');

    await page.getByLabel('Why the entry is corrected').fill('Forty-five were allotted');
    await page.getByRole('button', { name: 'Actions for Stone' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await page.getByLabel('Number of shares').fill('45');
    await page.getByRole('checkbox', { name: 'Allotted under an employees’ share scheme' }).check();
    await page.getByRole('button', { name: 'Change the line' }).click();
    await page.getByRole('button', { name: 'Review allotment' }).click();
    await expect(page.getByRole('heading', { name: 'Check the changes' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Stone: Ordinary 40 shares 45 shares/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Green: Ordinary/ })).toBeHidden();
    await expect(page.getByText(/^45 of the shares go under an employees’ share scheme/)).toBeVisible();
    await expectAccessible(page, 'the review of a corrected allotment');
    await page.getByRole('button', { name: 'Record correction' }).click();
    await expect(page.getByText(/Forty-five were allotted/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Replaced by entry 3' })).toBeVisible();
    const { entity } = await clerk.call('getShareRegister', { companyId });
    expect(
      entity[0]?.members.flatMap(({ holdings }) => holdings.map(({ shares }) => shares)).toSorted(),
    ).toEqual(['10', '45']);

    await page.goto(`/company/shares/allotments?company=${companyId}`);
    await expectAccessible(page, 'the list of allotments');
  });
});
