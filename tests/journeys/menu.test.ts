import { Frame } from '../pages/frame.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { people } from '../support/people.ts';

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

    await menu.getByRole('link', { name: 'Statbook' }).click();
    await page.waitForURL('**/dashboard/default');
    await expect(menu.getByText('Version 3.1.0')).toBeVisible();
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
    await page.keyboard.press('Tab');
    await expect(frame.menu.getByRole('link', { name: 'Status' })).toBeFocused();
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
    await page.evaluate(`document.querySelector('nav[aria-label="Main"] ul').style.letterSpacing = '18px'`);
    const previous = frame.menu.getByRole('button', { name: 'Previous part of the menu' });
    const next = frame.menu.getByRole('button', { name: 'Next part of the menu' });
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    // A row that is still moving may reach its end, and switch the button off, before the press.
    await expect(async () => {
      if (await next.isEnabled()) await next.click({ timeout: 1_000 });
      await expect(next).toBeDisabled({ timeout: 1_000 });
    }).toPass();
    await expect(previous).toBeEnabled();
  });

  for (const direction of ['left to right', 'right to left']) {
    test(`Given a phone, ${direction}, when the menu is opened, then the focus stays in it until it is closed`, async ({
      signIn,
    }) => {
      const page = await signIn(people.main);
      const frame = new Frame(page);
      await page.setViewportSize({ width: 390, height: 844 });
      if (direction === 'right to left') await frame.openLayout('rtl');
      const button = page.getByRole('button', { name: 'Open the menu' });
      await button.click();
      const overlay = page.getByRole('dialog', { name: 'Menu' });
      await expect(overlay).toBeVisible();
      await expectAccessible(page, 'the menu over the page');
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
  }

  test('Given a wide screen, when the menu is narrowed, then it stays so, and on a tablet it stands over the page', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await page.getByRole('button', { name: 'Narrow the menu' }).click();
    await expectAccessible(page, 'the narrow menu');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(frame.menu).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('button', { name: 'Widen the menu' }).click();
    await expectAccessible(page, 'the menu at 1024 pixels');
  });
});
