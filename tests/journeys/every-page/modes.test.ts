import type { Page } from '@playwright/test';
import { ChatPanel } from '../../pages/chat-panel.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany, giveFiledStatement } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectGoodInEveryView, expectNoSidewaysScroll, wearLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';
import { giveShareRegister } from '../../support/data/share-register.ts';
import { prepareStatement } from '../../support/data/statement.ts';

const quarries = { number: '05990070', code: 'QUAR70', name: 'EASTWICK QUARRIES LIMITED' };
const kettle = { number: '09990003', code: 'KETL03' };
const lanterns = { number: '09990007', code: 'LAST07' };
const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };

/** The pages that people come to most, each ready when its heading stands. */
const pagesOf = (companyId: string, filingId: string) =>
  [
    '/dashboard/default',
    '/company',
    `/company/companyoverview?company=${companyId}`,
    `/company/officers?company=${companyId}`,
    `/company/pscs?company=${companyId}`,
    `/company/companyfilinghistory?company=${companyId}`,
    `/company/forms?company=${companyId}`,
    '/submissionstatus/status',
    `/submissionstatus/status/${filingId}`,
    '/notifications',
    '/setting/myaccount',
  ] as const;

/** Pages that have only tables, facts and forms of the kit, as those above. */
const furtherPagesOf = (companyId: string) =>
  [
    `/company/shares?company=${companyId}`,
    `/company/shareholders?company=${companyId}`,
    `/company/chargesandmortgages?company=${companyId}`,
    `/company/diarydates?company=${companyId}`,
    `/company/companyadmin?company=${companyId}`,
    '/company/import',
    '/company/archived',
    '/submissionstatus/errorlog',
    '/billingandpayments',
    '/reports',
    '/legal/licence-agreement',
    '/legal/terms',
    '/company/import/search?q=light',
    '/company/import/list',
  ] as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Pages of a register of shares, and the forms that lead into it. */
const sharePagesOf = (companyId: string) =>
  [
    `/company/shares/allotments?company=${companyId}`,
    `/company/shares/transfer?company=${companyId}&entry=new`,
    `/company/shares/history?company=${companyId}`,
    `/company/shares/certificates?company=${companyId}`,
    `/company/shares/captable?company=${companyId}`,
    `/company/shares/tieout?company=${companyId}`,
    `/company/shares/event?company=${companyId}`,
    `/company/shares/event?company=${companyId}&kind=variation`,
  ] as const;

const statementSteps = ['date', 'capital', 'shareholders', 'people', 'places', 'check'] as const;

/** A page at a time as it is seen: at a desk in the dark, on a small one from right to left, on the smallest phone. */
const sights = [
  { width: 1440, dir: 'ltr', scheme: 'dark' },
  { width: 1024, dir: 'rtl', scheme: 'light' },
  { width: 320, dir: 'ltr', scheme: 'light' },
] as const;

async function expectGoodInEverySight(page: Page, address: string): Promise<void> {
  for (const { width, ...look } of sights) {
    await page.setViewportSize({ width, height: 900 });
    await wearLook(page, look);
    const name = `${address}, ${width} pixels wide, ${look.dir} and ${look.scheme}`;
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page, name);
  }
  // A window of 1280 pixels at 200 % is one of 640.
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNoSidewaysScroll(page, `${address} at 200 % zoom`);
  await wearLook(page, { dir: 'rtl', scheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, `${address}, 320 pixels wide, from right to left`);
}

test.describe('Every mode of the page', () => {
  test('Given forced colours and paper, then every page keeps its sense', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, quarries);
    const { filingId } = await giveFiledStatement(clerk, bakery, installation);
    const page = await signIn(people.main);
    for (const address of pagesOf(companyId, filingId)) {
      await open(page, address);
      await page.emulateMedia({ forcedColors: 'active' });
      // The browser chooses the colours then, and axe computes with those that it does not show.
      await expectAccessible(page, `${address} in forced colours`, { except: ['color-contrast'] });
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await expectAccessible(page, `${address} on paper`);
      await expectNoSidewaysScroll(page, `${address} on paper`);
      const skip = page.getByText('Skip to the page');
      await expect(skip).toHaveCount(1);
      await expect(skip).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('Given the dark, reading from right to left, little room and 200 % zoom, then no page loses anything', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, quarries);
    const { filingId } = await giveFiledStatement(clerk, bakery, installation);
    const page = await signIn(people.main);
    for (const address of [...pagesOf(companyId, filingId), ...furtherPagesOf(companyId)]) {
      await open(page, address);
      await expectGoodInEverySight(page, address);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/dashboard/default');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your menu/ })
      .click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expectGoodInEveryView(menu, 'the menu of a person');
  });

  test('Given a subscription that ends in three days, then the banner says so in every look, and leads to the renewal', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.route('**/getLicenceDetails*', async (route) => {
      const response = await route.fetch();
      const { Entity } = await response.json();
      await route.fulfill({ response, json: { Entity: [{ ...Entity[0], RemaningDays: 3 }] } });
    });
    await open(page, '/notifications');
    const renewal = page.getByRole('link', { name: 'Renew the subscription' });
    await expect(page.getByText('3 days are left.')).toBeVisible();
    await expectGoodInEveryView(renewal.locator('..'), 'the banner of the renewal');
    await renewal.click();
    await expect(page.getByRole('heading', { name: 'Renew your subscription' })).toBeVisible();
    await expectGoodInEveryView(page.getByRole('main'), 'the page of the renewal');
  });

  test('Given a share register and a statement begun, then none of their pages loses anything either', async ({
    signIn,
    clerk,
  }) => {
    const { companyId } = await giveShareRegister(clerk, kettle, { 'Pat Alder': '60', 'Pat Birch': '40' });
    const stated = await giveCompany(clerk, lanterns);
    await prepareStatement(clerk, stated);
    const page = await signIn(people.main);
    for (const address of sharePagesOf(companyId)) {
      await open(page, address);
      await expectGoodInEverySight(page, address);
    }
    for (const step of statementSteps) {
      const address = `/company/forms/confirmation-statement?company=${stated}&step=${step}`;
      await open(page, address);
      await expectGoodInEverySight(page, address);
    }
  });

  test('Given a page of a record, then its foot on paper says of which company and when', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, quarries);
    const page = await signIn(people.main);
    const foot = () => page.locator('html').evaluate((root) => root.style.getPropertyValue('--print-foot'));
    await open(page, `/company/officers?company=${companyId}`);
    await expect.poll(foot).toBe(`"${quarries.name} · ${quarries.number} · 20 November 2026"`);
    await page.getByRole('link', { name: 'Companies', exact: true }).click();
    await expect.poll(foot).toBe('"Statbook · 20 November 2026"');
  });

  test('Given little room, when a conversation is open, then it covers the page and closes again', async ({
    signIn,
  }) => {
    const chat = new ChatPanel(await signIn(people.main));
    await chat.page.setViewportSize({ width: 720, height: 450 });
    await chat.openList();
    await chat.personOf(people.agent.name).click();
    await expect(chat.conversationWith(people.agent.name)).toBeVisible();
    await expectNoSidewaysScroll(chat.page);
    await expectAccessible(chat.page, 'a conversation at 200 % zoom');
    await chat.page.keyboard.press('Escape');
    await expect(chat.conversationWith(people.agent.name)).toBeHidden();
  });
});
