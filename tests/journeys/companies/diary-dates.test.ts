import type { Page } from '@playwright/test';
import { NotificationBell } from '../../pages/notification-bell.ts';
import { openRegisterOf } from '../../pages/company-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { expectNoSidewaysScroll, wearLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const openDiary = (page: Page, company: string) => openRegisterOf(page, company, 'Diary dates');

const gardens = 'FAIRWEATHER AND DAUGHTER GARDENS LIMITED';

test.describe('The diary of a company', () => {
  test('Given the dates of the law, when one is opened, then it says how it is computed, where that is written and where it is met', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openDiary(page, gardens);
    await expect(page).toHaveTitle(/Diary dates – FAIRWEATHER AND DAUGHTER/);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Diary dates' }),
    ).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, 'the diary');
    await page.getByRole('link', { name: 'Confirmation statement', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmation statement' });
    await expect(dialog.getByText(/Fourteen days after the end of the review period/)).toBeVisible();
    await expect(dialog.getByText('Companies Act 2006, s.853A')).toBeVisible();
    await expectAccessible(page, 'a date of the law');
    await dialog.getByRole('link', { name: 'File confirmation statement' }).click();
    await page.waitForURL('**/confirmation-statement**');
  });

  test('Given a date of one’s own that comes back, when it is done, taken back, changed and removed, then everything is kept', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openDiary(page, gardens);
    await page.getByRole('link', { name: 'Add date' }).click();
    await expectAccessible(page, 'the form of a date');
    await page.getByRole('button', { name: 'Add date' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    await page.getByLabel('Description').fill('Pay the rent');
    await page.getByRole('textbox', { name: 'Date' }).fill('24 11 2026');
    await page.getByRole('radio', { name: 'Every three months' }).check();
    await page.getByLabel('Days before').fill('0x7');
    await expect(page.getByLabel('Days before')).toHaveValue('7');
    await page.getByLabel('Note').fill('By standing order');
    await page.getByRole('button', { name: 'Add date' }).click();

    const row = page.getByRole('row', { name: /Pay the rent/ });
    await expect(row.getByText('24 Nov 2026')).toBeVisible();
    await expect(row.getByText('Reminder from 17 Nov 2026')).toBeVisible();
    await row.getByRole('button', { name: 'Mark done' }).click();
    await expect(page.getByRole('row', { name: /Pay the rent.*24 Feb 2027/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Done 1' })).toBeVisible();
    await expectAccessible(page, 'the diary with something done');
    await page.getByRole('button', { name: 'Not done after all' }).click();
    await expect(page.getByRole('row', { name: /Pay the rent.*24 Nov 2026/ })).toBeVisible();

    await expect(page.getByRole('heading', { name: 'Done 1' })).toBeHidden();
    await page.getByRole('link', { name: 'Pay the rent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay the rent' });
    await expect(dialog.getByText('By standing order')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'What was done to the date' })).toContainText(
      'Not done after all',
    );
    await expectAccessible(page, 'a date of one’s own');
    await dialog.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Description').fill('Pay the new rent');
    await page.getByLabel('Assigned to').selectOption({ label: 'Idris Vane' });
    await page.getByRole('button', { name: 'Save date' }).click();
    await expect(page.getByRole('row', { name: /Pay the new rent.*Idris Vane/ })).toBeVisible();

    await page.getByRole('link', { name: 'Pay the new rent' }).click();
    await page.getByRole('button', { name: 'Remove …' }).click();
    await page.getByRole('button', { name: 'Remove from the diary' }).click();
    await expect(page.getByRole('row', { name: /Pay the new rent/ })).toBeHidden();
    await page.getByRole('button', { name: 'Show removed 1' }).click();
    await page.getByRole('link', { name: 'Pay the new rent' }).click();
    const removed = page.getByRole('dialog', { name: 'Pay the new rent' });
    await expect(removed.getByText('Title, Assigned to')).toBeVisible();
    await expect(removed.getByText('Removed', { exact: true })).toBeVisible();
  });

  test('Given a date with a reminder, when its time has come, then it is told of, stands on the dashboard and in the calendar, and can be saved as a file', async ({
    signIn,
    clerk,
  }) => {
    const page = await signIn(people.main);
    await openDiary(page, gardens);
    const companyId = new URL(page.url()).searchParams.get('company') ?? '';
    await clerk.call('saveDiaryDate', {
      companyId,
      title: 'Renew the insurance',
      dueOn: '2026-11-27',
      repeat: 'yearly',
      daysBefore: 30,
    });
    const bell = new NotificationBell(page);
    await bell.open();
    await bell.latest.getByRole('link', { name: 'Renew the insurance' }).click();
    await expect(page.getByRole('dialog', { name: 'Renew the insurance' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/dashboard/default');
    const next = page.getByRole('region', { name: 'Due next' }).getByRole('listitem');
    await next.filter({ hasText: 'Renew the insurance' }).getByRole('link', { name: gardens }).click();
    await expect(page.getByRole('dialog', { name: 'Renew the insurance' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Calendar' }).click();
    const calendar = page.getByRole('region', { name: 'Calendar of November 2026' });
    await expect(
      calendar.getByRole('cell', { name: /27 November 2026/ }).getByRole('link'),
    ).toHaveAccessibleName('Renew the insurance');
    await expectAccessible(page, 'the calendar');
    for (let month = 0; month < 12; month += 1)
      await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('region', { name: 'Calendar of November 2027' })).toContainText(
      'Renew the insurance',
    );
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'For a calendar, iCalendar' }).click();
    expect((await saved).suggestedFilename()).toMatch(/diary dates - \d{4}-\d\d-\d\d\.ics$/);
  });

  test('Given a reader and a phone, when the diary is read, then nothing can be changed and nothing lies beyond the edge', async ({
    signIn,
  }) => {
    const page = await signIn(people.reader);
    await page.setViewportSize({ width: 390, height: 844 });
    await openDiary(page, gardens);
    await expect(page.getByRole('link', { name: 'Confirmation statement', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add date' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Mark done/ })).toHaveCount(0);
    for (const look of [
      { dir: 'ltr', scheme: 'dark' },
      { dir: 'rtl', scheme: 'light' },
    ] as const) {
      await wearLook(page, look);
      await expectNoSidewaysScroll(page, 'the diary');
      await expectAccessible(page, `the diary, ${look.dir} and ${look.scheme}`);
    }
  });
});
