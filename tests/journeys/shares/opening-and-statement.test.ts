import { randomUUID } from 'node:crypto';
import { SharesPages } from '../../pages/shares-pages.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };
const joinery = { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' };

test.describe('A share register that begins with an opening balance', () => {
  test('Given a company imported with its code, when the proposed balance is recorded and shares are allotted, then the statement has the figures of the books and the tie-out names the entry', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    await page.goto(`/company/shares/opening?company=${companyId}`);
    await expect(page.getByText('Agrees to the shares in issue')).toBeVisible();
    await expectAccessible(page, 'the opening balance');
    await page.getByLabel('Number of shares').first().fill('50');
    await expect(page.getByText('its holdings have 90')).toBeVisible();
    await page.getByLabel('Number of shares').first().fill('60');
    await page.getByLabel('Entered in the register of members').first().fill('1 2 2025');
    await page.getByRole('button', { name: 'Add an existing certificate' }).first().click();
    await page.getByLabel('Certificate number').fill('12');
    await page.getByLabel('Issued on', { exact: true }).fill('1 3 2025');
    await expectAccessible(page, 'the opening balance with an existing certificate');
    await page.getByRole('button', { name: 'Enter the address' }).first().click();
    await expect(page.getByLabel('House name or number')).toBeFocused();
    await page.keyboard.type('4');
    await page.getByLabel('Street').fill('Mill Lane');
    await expectAccessible(page, 'the opening balance with an address');
    const isIssuing = page.getByLabel('Issue a new certificate to each holder who has none');
    await expect(isIssuing).not.toBeChecked();
    await page.getByRole('button', { name: 'Review the opening balance' }).click();
    await expect(page.getByText('none here are kept as not known')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'ORDINARY, £1.00 each' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '4 Mill Lane' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Record the opening balance' }).click();
    await expect(page).toHaveURL(/\/company\/shares\?/);

    await test.step('then the register goes on from the certificates that the members have', async () => {
      await page.goto(`/company/shares/certificates?company=${companyId}`);
      const issuedOn = (day: string) => page.getByRole('row').filter({ hasText: day });
      await expect(issuedOn('1 Mar 2025')).toContainText('12');
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.goto(`/company/shareholders?company=${companyId}`);
      await expect(page.getByRole('table', { name: 'Register of members' })).toContainText('1 Feb 2025');
      await expect(page.getByRole('table', { name: 'Register of members' })).toContainText('Not known');
      await expect(page.getByRole('table', { name: 'Register of members' })).toContainText('4 Mill Lane');
    });

    await page.goto(`/company/shares/tieout?company=${companyId}`);
    await expect(page.getByText('Reconciled: every known record')).toBeVisible();
    await expectAccessible(page, 'the tie-out');
    await page.goto(`/company/shares/opening?company=${companyId}`);
    await expect(page.getByRole('heading', { name: 'The register began here' })).toBeVisible();

    await test.step('then shares are allotted', async () => {
      const shares = new SharesPages(page);
      await shares.turnTo('Share classes');
      await page.getByRole('link', { name: 'Allot shares' }).click();
      await page.getByLabel('Date of allotment', { exact: true }).fill('12 11 2026');
      const heads = ['Forenames', 'Surname', 'Class', 'Shares', 'Price of each', 'Paid on each'];
      await shares.takeRows([heads, ['Cara', 'Moss', 'ORDINARY', '50', '2', '2']]);
      await page.getByRole('button', { name: 'Review allotment' }).click();
      await shares.recordAllotment();
      await expect(page.getByRole('row', { name: /^ORDINARY/ })).toContainText('150');
    });

    await test.step('and the confirmation statement shows the figures of the register', async () => {
      const open = (step: string) =>
        page.goto(`/company/forms/confirmation-statement?company=${companyId}&step=${step}`);
      await open('capital');
      const statement = new StatementPages(page);
      await statement.expectStep('statement of capital');
      await expect(
        page.getByText('ORDINARY, shares in issue: 150 in the share register, 100 at Companies House'),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'entry 2, allotment, 12 November 2026' }).first(),
      ).toBeVisible();
      await expectAccessible(page, 'the capital of a statement that differs');
      await open('shareholders');
      await statement.expectStep('shareholders');
      await expect(
        page.getByText('Cara Moss, ORDINARY, shares held: 50 in the share register, 0 at Companies House'),
      ).toBeVisible();
    });

    await test.step('and the tie-out names the difference with the registry by its entry', async () => {
      await page.goto(`/company/shares/tieout?company=${companyId}`);
      await expect(page.getByText('One record differs from the register')).toBeVisible();
      const difference = page.getByRole('row', { name: /ORDINARY/ }).first();
      await expect(difference).toContainText('150');
      await expect(difference).toContainText('100');
      await difference.getByRole('link', { name: '2. Allotment, 12 November 2026' }).click();
      await expect(page.getByRole('dialog', { name: 'Entry 2: Allotment' })).toBeVisible();
    });

    await test.step('and so does the dashboard, with the way there', async () => {
      await page.goto('/dashboard/default');
      const disagreeing = page.getByRole('region', { name: 'Reconciliation differences' });
      await expect(disagreeing).toContainText('2 differences: Companies House');
      await disagreeing.getByRole('link', { name: bakery.name }).click();
      await expect(page.getByText('One record differs from the register')).toBeVisible();
    });
  });

  test('Given a balance with shares of nobody known, when it is known who holds them, then they are divided from the account itself, and reviewed first', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, joinery);
    const own = { class: 0, isTreasury: false, unpaidEach: '0' };
    await clerk.call('saveOpeningBalance', {
      companyId,
      key: randomUUID(),
      on: '2026-01-31',
      source: 'The accounts',
      classes: [
        {
          className: 'Ordinary',
          currency: 'GBP',
          nominalValue: '1',
          particulars: 'One vote each',
          votesPerShare: '1',
          isRedeemable: false,
          isNumbered: false,
          sharesInIssue: '100',
        },
      ],
      holdings: [
        { ...own, members: [{ kind: 'person', surname: 'Stone' }], shares: '60' },
        { ...own, members: [], shares: '40' },
      ],
    });
    for (const surname of ['Green', 'Moss'])
      await clerk.call('saveShareHolder', { companyId, members: [{ kind: 'person', surname }] });
    const page = await signIn(people.main);
    await page.goto(`/company/shareholders?company=${companyId}`);
    await page.getByRole('link', { name: 'Unidentified holders' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Divide among several holders' }).click();
    const [first, second] = [
      page.getByRole('group', { name: 'Holder 1' }),
      page.getByRole('group', { name: 'Holder 2' }),
    ];
    for (const [part, name, shares] of [
      [first, 'Green', '25'],
      [second, 'Moss', '16'],
    ] as const) {
      await part.getByRole('combobox', { name: 'Holder' }).fill(name);
      await page.getByRole('option', { name: new RegExp(name) }).click();
      await part.getByRole('textbox', { name: 'Number of shares' }).fill(shares);
    }
    await page.getByRole('button', { name: 'Review the holders' }).click();
    await expect(page.getByText('Together these are too many').first()).toBeVisible();
    await second.getByRole('textbox', { name: 'Number of shares' }).fill('15');
    await expect(page.getByText('All of these shares have a holder.')).toBeVisible();
    await expectAccessible(page, 'the form that divides shares');
    await page.getByRole('button', { name: 'Review the holders' }).click();
    await expect(page.getByRole('heading', { name: 'Check the changes' })).toBeVisible();
    await expectAccessible(page, 'the review of shares that are divided');
    await page.getByRole('button', { name: 'Record the holders' }).click();
    const register = page.getByRole('table', { name: 'Register of members' });
    await expect(register.getByRole('row', { name: /Green/ })).toContainText('25');
    await expect(register.getByRole('row', { name: /Moss/ })).toContainText('15');
    await expect(page.getByRole('link', { name: 'Unidentified holders' })).toHaveCount(0);
  });
});
