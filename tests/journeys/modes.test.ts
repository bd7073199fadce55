import type { Page } from '@playwright/test';
import { ChatPanel } from '../pages/chat-panel.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { giveCompany, giveFiledStatement } from '../support/filed-statement.ts';
import { expect, test } from '../support/journey.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from '../support/looks.ts';
import { people } from '../support/people.ts';

const quarries = { number: '05990070', code: 'QUAR70', name: 'EASTWICK QUARRIES LIMITED' };
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
    '/submissionstatus/errorlog',
    '/billingandpayments',
    '/reports',
    '/legal/licence-agreement',
  ] as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.describe('Every mode of the page', () => {
  test.setTimeout(240_000);

  test('Given forced colours, on paper, at 320 pixels and at 200 % zoom, then every page keeps its sense', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, quarries);
    const { filingId } = await giveFiledStatement(clerk, bakery, installation);
    const page = await signIn(people.main);
    for (const address of pagesOf(companyId, filingId)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, address);
      await page.emulateMedia({ forcedColors: 'active' });
      // The browser chooses the colours then, and axe computes with those that it does not show.
      await expectAccessible(page, `${address} in forced colours`, ['color-contrast']);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await expectAccessible(page, `${address} on paper`);
      await expectNoSidewaysScroll(page, `${address} on paper`);
      await page.emulateMedia({ media: 'screen' });
      for (const width of [720, 320]) {
        await page.setViewportSize({ width, height: 450 });
        await expectNoSidewaysScroll(page, `${address}, ${width} pixels wide`);
      }
      await expectAccessible(page, `${address}, 320 pixels wide`);
    }
  });

  test('Given the dark, and reading from right to left, then nothing stands in anybody’s way', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, quarries);
    const { filingId } = await giveFiledStatement(clerk, bakery, installation);
    const page = await signIn(people.main);
    for (const address of [...pagesOf(companyId, filingId), ...furtherPagesOf(companyId)]) {
      await open(page, address);
      await expectAccessibleInEveryLook(page, address);
    }
    await open(page, '/dashboard/default');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your menu/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the menu of a person');
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
