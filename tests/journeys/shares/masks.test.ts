import type { Locator, Page } from '@playwright/test';
import { SharesPages } from '../../pages/shares-pages.ts';
import { ShareEventPage } from '../../pages/share-event-page.ts';
import { TransferPage } from '../../pages/transfer-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectFigure, type figures } from '../../support/browser/entered-figures.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';
import { giveShareClass, giveShareRegister } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const joinery = { number: '09990002', code: 'TIDE02' };
const kettle = { number: '09990003', code: 'KETL03' };

/** A form of the product, and the figures that are entered there. */
interface FigureForm {
  name: string;
  open(page: Page, companyId: string): Promise<void>;
  fields: readonly (readonly [field: string | RegExp, kind: keyof typeof figures])[];
}

const address = (page: string) => async (browser: Page, companyId: string) => {
  await browser.goto(`/company/shares/${page}company=${companyId}`);
};

const event = (kind: string) => (page: Page, companyId: string) =>
  new ShareEventPage(page).open(companyId, kind);

const forms: readonly FigureForm[] = [
  { name: 'a class', open: address('class?'), fields: [['Nominal value of each share', 'amount']] },
  {
    name: 'an allotment by its price',
    open: async (page, companyId) => {
      await address('allotment?')(page, companyId);
      await page.getByRole('radio', { name: 'In part' }).check();
    },
    fields: [
      ['Number of shares', 'count'],
      ['Issue price of each share', 'amount'],
      ['Paid on each share', 'amount'],
    ],
  },
  {
    name: 'an allotment by its premium',
    open: async (page, companyId) => {
      await address('allotment?')(page, companyId);
      await page.getByRole('radio', { name: 'The premium on the nominal value of each' }).check();
    },
    fields: [['Premium on each share', 'amount']],
  },
  {
    name: 'an allotment by its total',
    open: async (page, companyId) => {
      await address('allotment?')(page, companyId);
      await page.getByRole('radio', { name: 'The total for all of them' }).check();
    },
    fields: [['Total for all the shares', 'total']],
  },
  {
    name: 'a transfer',
    open: (page, companyId) => new TransferPage(page, companyId).begin(),
    fields: [
      ['Number of shares', 'count'],
      ['Consideration', 'total'],
    ],
  },
  { name: 'a sub-division', open: event('subdivision'), fields: [['How many shares each becomes', 'count']] },
  {
    name: 'a consolidation',
    open: event('consolidation'),
    fields: [['How many shares become one', 'count']],
  },
  {
    name: 'a buy-back',
    open: event('buy-back'),
    fields: [
      ['Shares bought', 'count'],
      [/^What the company pays for all of them/, 'total'],
    ],
  },
  { name: 'a call', open: event('call'), fields: [['Paid on each share', 'amount']] },
  {
    name: 'a split of a certificate',
    open: async (page, companyId) => {
      await address('certificates?')(page, companyId);
      await page.getByRole('button', { name: 'Actions for certificate 1' }).click();
      await page.getByRole('menuitem', { name: 'Split' }).click();
    },
    fields: [['Certificate 1', 'count']],
  },
];

/** An opening balance is for a company whose register is not kept yet. */
const openingBalance: FigureForm = {
  name: 'an opening balance',
  open: address('opening?'),
  fields: [
    ['Nominal value of each', 'amount'],
    ['Shares in issue', 'count'],
    ['Number of shares', 'count'],
    [/^Issue price of each share/, 'amount'],
    [/^Unpaid on each share/, 'amount'],
  ],
};

const fieldOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name, ...(typeof name === 'string' && { exact: true }) }).first();

/** The kinds of which a field was tried. */
type Tried = Set<keyof typeof figures>;

async function expectFigures(
  page: Page,
  companyId: string,
  { name, open, fields }: FigureForm,
  tried: Tried,
) {
  await test.step(name, async () => {
    await open(page, companyId);
    for (const [field, kind] of fields) {
      await expectFigure(page, fieldOf(page, field), kind, { isTried: tried.has(kind) });
      tried.add(kind);
    }
  });
}

test.describe('The figures of shares', () => {
  test('Given any form of the share register, when figures are typed or pasted, then only what can stand there does', async ({
    signIn,
    clerk,
    baseURL,
  }) => {
    test.slow();
    const { companyId } = await giveShareRegister(clerk, joinery, { 'Alice Green': '60' });
    const page = await signIn(people.main);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    const tried: Tried = new Set();
    for (const form of forms) await expectFigures(page, companyId, form, tried);
    await expectFigures(page, await giveCompany(clerk, kettle), openingBalance, tried);
  });

  test('Given an amount, when its field is left, then it shows its pence and loses nothing', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, joinery);
    const page = await signIn(people.main);
    await address('class?')(page, companyId);
    const nominal = fieldOf(page, 'Nominal value of each share');
    for (const [typed, left] of Object.entries({
      '0.1': '0.10',
      '2': '2.00',
      '0.': '0.00',
      '0.005': '0.005',
      '1,250.5': '1250.50',
      '1000,50': '1000,50',
    })) {
      await nominal.fill('');
      await nominal.pressSequentially(typed);
      await nominal.blur();
      await expect(nominal).toHaveValue(left);
    }
    await expect(nominal).toHaveAccessibleDescription(/Enter the nominal value/);
  });

  test('Given a total that does not divide, when it is entered, then nothing is rounded: an exact split is offered, and the total stays', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    await giveShareClass(clerk, companyId, { nominalValue: '0.1' });
    const page = await signIn(people.main);
    const shares = new SharesPages(page);
    await address('allotment?')(page, companyId);
    await page.getByRole('button', { name: 'New shareholder' }).click();
    await page.getByRole('dialog').getByLabel('Surname').fill('Green');
    await page.getByRole('button', { name: 'Enter shareholder' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('Date of allotment', { exact: true }).fill('2 11 2026');
    await page.getByLabel('Number of shares').fill('3');
    await page.getByRole('radio', { name: 'The total for all of them' }).check();
    const total = fieldOf(page, 'Total for all the shares');
    await total.fill('100');
    const offer = page.getByText('The total does not divide');
    await expect(offer).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '2 at £33.333333, £66.666666' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '1 at £33.333334, £33.333334' })).toBeVisible();
    await expectAccessible(page, 'a total that does not divide');

    await page.getByRole('button', { name: 'Add to the allotment' }).click();
    await expect(
      page.getByText('Enter a total that divides, or use the exact split shown below').first(),
    ).toBeVisible();
    await total.fill('99');
    await expect(offer).toBeHidden();
    await expect(page.getByText('£33.00 each, including a premium of £32.90; £99.00 in all')).toBeVisible();
    await total.fill('100');
    await page.getByRole('button', { name: 'Use the exact split' }).click();
    await expect(page.getByRole('heading', { name: 'Allottees (2)' })).toBeVisible();
    await expect(shares.allottee('Total')).toContainText('£100.00');

    await page.getByRole('button', { name: 'Review allotment' }).click();
    await shares.recordAllotment();
    const { entity } = await clerk.call('getShareEvents', { companyId });
    const [recorded] = entity;
    expect(recorded?.request).toMatchObject({
      allottees: [
        { shares: '2', priceEach: '33.333333' },
        { shares: '1', priceEach: '33.333334' },
      ],
    });
  });
});
