import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import type { Caller } from '../../support/data/caller.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const bakery = { number: '09990001', code: 'BAKE01' };

/** Given a register that began with what the registry proposes: 60 and 40 shares. The names of who holds them. */
async function giveBegunRegister(clerk: Caller): Promise<{ companyId: string; names: string[] }> {
  const companyId = await giveCompany(clerk, bakery);
  const [opening] = (await clerk.call('getOpeningBalance', { companyId })).entity;
  const proposal = opening?.proposal;
  if (!proposal) throw new Error('The registry proposed no balance');
  const known = { votesPerShare: '1', isRedeemable: false, isNumbered: false };
  await clerk.call('saveOpeningBalance', {
    companyId,
    on: proposal.on ?? '',
    source: proposal.source,
    classes: proposal.classes.map(({ nominalValue, ...each }) => ({
      ...each,
      ...known,
      nominalValue: nominalValue ?? '1',
    })),
    holdings: proposal.holdings.map(({ unpaidEach: _unpaid, ...each }) => ({ ...each, isTreasury: false })),
  });
  const { entity } = await clerk.call('getOpeningReplacement', { companyId });
  return { companyId, names: entity[0]?.comparison.map(({ holderName }) => holderName) ?? [] };
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

async function addEntry(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${kind} before the opening balance` })).toBeVisible();
}

test.describe('An opening balance', () => {
  test('Given a register that began with one, when its history is entered, left and gone on with until it adds up, then it takes the place of the balance', async ({
    signIn,
    clerk,
  }) => {
    test.slow();
    const { companyId, names } = await giveBegunRegister(clerk);
    const [first = '', second = ''] = names;
    const page = await signIn(people.main);
    const compared = page.getByRole('table', { name: 'Holdings by the history and in the opening balance' });

    await test.step('the way there, and nothing entered yet', async () => {
      await page.goto(`/company/shares/opening?company=${companyId}`);
      await page.getByRole('link', { name: 'Replace by history' }).click();
      await expect(page.getByText('No entries yet.')).toBeVisible();
      await expect(page.getByText('Nothing of the history is entered yet.')).toBeVisible();
      await expectAccessible(page, 'a history with nothing in it');
    });

    await test.step('all shares to the first member', async () => {
      await addEntry(page, 'Allotment');
      await expectAccessible(page, 'an allotment of the history');
      await page.getByLabel('Date of allotment', { exact: true }).fill('10 1 2024');
      await choose(page, 'Shareholder', first);
      await page.getByLabel('Class of shares').selectOption({ index: 1 });
      await page.getByLabel('Number of shares').fill('100');
      await page.getByLabel('Issue price of each share').fill('1');
      await page.getByRole('button', { name: 'Add to the allotment' }).click();
      await page.getByRole('button', { name: 'Keep this entry' }).click();
      await expect(page.getByText('2 holdings differ.')).toBeVisible();
      await expect(compared.getByRole('row', { name: first })).toContainText('Differs');
      await expect(page.getByRole('button', { name: 'Replace the opening balance' })).toHaveCount(0);
      await expectAccessible(page, 'a history that does not add up');
    });

    await test.step('left, and gone on with', async () => {
      await page.getByRole('link', { name: 'Finish later' }).click();
      await expect(page.getByRole('row', { name: /^ORDINARY/ })).toContainText('100');
      await page.goto(`/company/shares/history?company=${companyId}`);
      await page
        .getByRole('link', { name: /Opening balance/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Replace by history' }).click();
      await expect(page.getByRole('table', { name: 'Entries of the history' })).toContainText(
        '10 January 2024',
      );
    });

    await test.step('a transfer that asks for too much is corrected', async () => {
      await addEntry(page, 'Transfer');
      await page.getByLabel('Date of registration', { exact: true }).fill('3 6 2024');
      await page.getByLabel('Class of shares').selectOption({ index: 1 });
      await choose(page, 'Transferor', first);
      await choose(page, 'Transferee', second);
      await page.getByLabel('Number of shares').fill('400');
      await page.getByRole('textbox', { name: 'Consideration' }).fill('400');
      await page.getByRole('button', { name: 'Keep this entry' }).click();
      await expect(page.getByRole('alert')).toContainText('Enter at most 100');
      await page.getByLabel('Number of shares').fill('40');
      await page.getByRole('button', { name: 'Keep this entry' }).click();
      await expect(page.getByText('Agrees to the opening balance')).toBeVisible();
      await expect(compared.getByRole('row', { name: second })).toContainText('Matches');
    });

    await test.step('and the balance is replaced, with a reason', async () => {
      await page.getByRole('button', { name: 'Replace the opening balance' }).click();
      await expect(page.getByRole('alert')).toContainText('Enter why the opening balance is replaced');
      await page.getByLabel('Why it is replaced').fill('The old register was found');
      await expectAccessible(page, 'a history that adds up');
      await page.getByRole('button', { name: 'Replace the opening balance' }).click();
      await expect(page.getByRole('heading', { name: 'History', level: 2, exact: true })).toBeVisible();
      await expect(page.getByText('4 entries')).toBeVisible();
      await expect(page.getByText('The old register was found').first()).toBeVisible();
      await page.goto(`/company/shares/tieout?company=${companyId}`);
      await expect(page.getByText('Reconciled: every known record')).toBeVisible();
      await page.goto(`/company/shareholders?company=${companyId}&asAt=2024-03-01`);
      await expect(page.getByRole('row', { name: first })).toContainText('100');
    });
  });
});
