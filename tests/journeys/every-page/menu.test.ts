import type { Locator } from '@playwright/test';
import { openRegisterOf } from '../../pages/company-page.ts';
import { Frame } from '../../pages/frame.ts';
import { expectAccessible, expectNothingAgainst } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import {
  expectGoodInEveryView,
  expectNoSidewaysScroll,
  inEveryView,
  wearLook,
} from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

/** Where the menu stands beside the page or above it. */
const wide = [1440, 1024];

/** Presses a button until it is switched off: a row that still moves may do so before the press. */
async function pressToTheEnd(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 });
    await expect(button).toBeDisabled({ timeout: 200 });
  }).toPass();
}

test.describe('The menu', () => {
  test('Given the menu beside the page, when parts of the product are entered, then their sections open and close', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    const { menu } = frame;
    const section = (title: string) => frame.section(title);
    await expect(section('Companies')).toHaveAttribute('aria-expanded', 'true');
    await expect(section('Submission')).toHaveAttribute('aria-expanded', 'false');

    await menu.getByRole('link', { name: 'Submission', exact: true }).click();
    await expect(section('Submission')).toHaveAttribute('aria-expanded', 'true');
    await expect(section('Companies')).toHaveAttribute('aria-expanded', 'false');

    await page.goto('/company');
    await page.getByRole('link', { name: 'COPPER KETTLE CATERING LIMITED' }).first().click();
    const current = page.getByRole('banner').getByRole('link', { name: /COPPER KETTLE/ });
    await expect(current).toBeVisible();
    await expect(section('Companies')).toHaveAttribute('aria-expanded', 'true');

    await menu.getByRole('link', { name: 'Companies', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
    await expect(section('Companies')).toHaveAttribute('aria-expanded', 'false');
    await expect(current).toBeHidden();
    expect(await frame.kept('CompanyId')).toBeNull();

    await expectGoodInEveryView(menu, 'the menu beside the page', wide);
    await menu.getByRole('link', { name: 'Statbook' }).click();
    await page.waitForURL('**/dashboard/default');
    await expect(menu.getByText('Version 3.1.0')).toBeVisible();
  });

  test('Given the address of a part of the product alone, when it is opened, then its first page comes', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    for (const [address, first] of [
      ['/dashboard', '/dashboard/default'],
      ['/submissionstatus', '/submissionstatus/status'],
    ] as const) {
      await page.goto(address);
      await page.waitForURL(`**${first}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('Given the menu above the page, when it is worked by keyboard, then its pages open and Esc comes back', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await frame.openLayout('horizontal');
    await expect(frame.menu.getByText('Version 3.1.0')).toBeVisible();
    const toggle = frame.section('Submission');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'the menu above the page');
    const status = frame.menu.getByRole('link', { name: 'Status' });
    await inEveryView(
      page,
      async ({ name, onlySight }) => {
        await expect(status, name).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page, `the menu above the page, ${name}`);
        await expectNothingAgainst(frame.menu, `the menu above the page, ${name}`, { onlySight });
      },
      wide,
    );
    await page.keyboard.press('Tab');
    await expect(status).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/submissionstatus/status');
  });

  test('Given a narrow row of the menu above the page, when it is moved, then its buttons stop at the ends', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await page.setViewportSize({ width: 1000, height: 700 });
    await frame.openLayout('horizontal');
    // Wide words stand for a menu with more sections.
    const row = frame.menu.getByRole('list').first();
    await page.evaluate(`document.querySelector('nav[aria-label="Main"] ul').style.letterSpacing = '60px'`);
    const previous = frame.menu.getByRole('button', { name: 'Previous part of the menu' });
    const next = frame.menu.getByRole('button', { name: 'Next part of the menu' });
    const wrapper = row.locator('..');
    const moved = () => wrapper.evaluate((element) => element.scrollLeft);
    const step = await wrapper.evaluate((element) => element.clientWidth - 80);
    for (const { dir, sign } of [
      { dir: 'ltr', sign: 1 },
      { dir: 'rtl', sign: -1 },
    ] as const) {
      await wearLook(page, { dir, scheme: 'light' });
      await expect(previous).toBeDisabled();
      await next.click();
      await expect.poll(moved, `a step, ${dir}`).toBe(sign * step);
      await expect(previous).toBeEnabled();
      await pressToTheEnd(next);
      const room = await wrapper.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(Math.abs((await moved()) - sign * room), `the end, ${dir}`).toBeLessThanOrEqual(1);
      await pressToTheEnd(previous);
      expect(Math.abs(await moved()), `the beginning, ${dir}`).toBeLessThanOrEqual(1);
    }
  });

  test('Given a phone, when the menu is opened, then the focus stays in it until it is closed', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: 'Open the menu' });
    await button.click();
    const overlay = page.getByRole('dialog', { name: 'Menu' });
    await expectGoodInEveryView(overlay, 'the menu over the page', [390]);
    await inEveryView(
      page,
      async ({ dir, name }) => {
        const box = await overlay.boundingBox();
        const [start, end] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
        expect(dir === 'rtl' ? end : start, `the edge that it stands at, ${name}`).toBe(
          dir === 'rtl' ? 390 : 0,
        );
      },
      [390],
    );
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        "document.activeElement !== document.body && document.activeElement.closest('dialog') === null",
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await overlay.getByRole('link', { name: 'Submission', exact: true }).click();
    await expect(overlay).toBeHidden();
    await expectAccessible(page, 'the submissions on a phone');
  });

  test('Given a phone and a company with a long name, then the header keeps one row, and the first member is in sight', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openRegisterOf(page, 'FAIRWEATHER AND DAUGHTER GARDENS LIMITED', 'Overview');
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = page.getByRole('navigation', { name: 'Registers of the company' });
    await tabs.getByRole('link', { name: 'Shareholders' }).click();
    const member = page.getByRole('table', { name: 'Register of members' }).getByRole('link').first();
    await expect(member).toBeInViewport({ ratio: 1 });
    const header = page.getByRole('banner');
    await expect(
      header.getByRole('link', { name: /FAIRWEATHER AND DAUGHTER GARDENS LIMITED/ }),
    ).toBeVisible();
    const height = await header.evaluate((element) => element.clientHeight);
    expect(height, 'one row').toBeLessThan(60);
    await expectNoSidewaysScroll(page, 'the header of a company on a phone');
  });

  test('Given a wide screen, when the menu is narrowed, then it stays so, and on a tablet it stands over the page', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expectGoodInEveryView(frame.menu, 'the narrow menu', wide);
    await expectAccessible(page, 'the narrow menu');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(frame.menu).toBeHidden();
    // What was open over the page is not so again after a turn of the tablet.
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const overlay = page.getByRole('dialog', { name: 'Menu' });
    await expect(overlay).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(overlay).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('button', { name: 'Expand menu' }).click();
    await expectAccessible(page, 'the menu at 1024 pixels');
  });
});
