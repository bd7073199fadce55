import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { expectAccessibleInEveryLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/setting/MyAccount');
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
  await expect(card(page, 'Signed-in devices').getByText('This device')).toBeVisible();
}

/** A picture as a camera makes it, larger than what is kept. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64: string = await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
    canvas.getContext('2d').fillRect(0, 0, 800, 600);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  return Buffer.from(base64, 'base64');
}

test.describe('One’s own account', () => {
  test('Given a person, when they add a photo and choose what they are told of, then it is so after a reload', async ({
    signIn,
    practice,
  }) => {
    const page = await signIn(people.main);
    await openSettings(page);
    await expectAccessible(page, 'the account settings');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(`document.documentElement.dir = 'rtl'`);
    await expectAccessible(page, 'the account settings, dark and from right to left');

    const profile = card(page, 'Profile');
    await expect(profile.getByText(practice.emailOf(people.main))).toBeVisible();
    const picture = await drawPicture(page);
    await profile
      .getByLabel('Photo file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    const photo = profile.getByRole('img', { name: 'You, as others see you' });
    await expect(photo).toBeVisible();
    await profile
      .getByLabel('Photo file')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(profile.getByText('notes.txt is no picture.')).toBeVisible();

    const notifications = card(page, 'Notifications');
    const near = notifications.getByRole('group', { name: 'A deadline is near or has passed' });
    await near.getByRole('checkbox', { name: 'By email' }).check();
    await notifications.getByRole('button', { name: 'Save notifications' }).click();
    await expect(page.getByText('Notifications saved')).toBeVisible();

    await page.reload();
    await expect(photo).toBeVisible();
    await expect(near.getByRole('checkbox', { name: 'By email' })).toBeChecked();
    await expect(near.getByRole('checkbox', { name: 'In Statbook' })).toBeChecked();
    await profile.getByRole('button', { name: 'Remove photo' }).click();
    await expect(photo).toBeHidden();
  });

  test('Given a main user, when they set the session time and a presenter, then both are checked, kept and masked', async ({
    signIn,
    clerk,
  }) => {
    const page = await signIn(people.main);
    await openSettings(page);
    const time = card(page, 'Session time');
    await time.getByLabel('Minutes').fill('5');
    await time.getByRole('button', { name: 'Save session time' }).click();
    await expect(
      time.getByRole('link', { name: 'Enter a time between 10 minutes and 24 hours' }),
    ).toBeVisible();
    await expectAccessible(page, 'the session time refused');
    await time.getByLabel('Minutes').fill('45');
    await time.getByRole('button', { name: 'Save session time' }).click();
    await expect(page.getByText('Session time saved')).toBeVisible();
    // Other journeys know the product's own time.
    await clerk.call('saveSessionTimeout', { hours: 0, minutes: 20 });

    const presenter = card(page, 'Presenter at Companies House');
    await presenter.getByRole('button', { name: 'Use a presenter of your own' }).click();
    await presenter.getByLabel('Presenter ID').pressSequentially('e12-34567');
    await expect(presenter.getByLabel('Presenter ID')).toHaveValue('E1234567');
    await presenter.getByLabel('Presenter code').fill('K7QZ2MPX94W');
    await presenter.getByRole('button', { name: 'Save the credentials' }).click();
    await expect(presenter.getByText('••••••••')).toHaveCount(2);
    await presenter.getByRole('button', { name: 'Reveal (recorded)' }).click();
    await expect(presenter.getByText('E1234567')).toBeVisible();
    await presenter.getByRole('button', { name: 'Hide the credentials' }).click();
    await expect(presenter.getByText('••••••••')).toHaveCount(2);
    await presenter.getByRole('button', { name: 'Remove the credentials' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the credentials' }).click();
    await expect(presenter.getByRole('button', { name: 'Use a presenter of your own' })).toBeVisible();
  });

  test('Given somebody without access to settings, then they see their own things and nothing of the account', async ({
    signIn,
  }) => {
    const page = await signIn(people.agent);
    await openSettings(page);
    await expect(card(page, 'Profile')).toBeVisible();
    await expect(card(page, 'Session time')).toBeHidden();
    await expect(card(page, 'Presenter at Companies House')).toBeHidden();
  });

  test('Given two devices, when one signs the other out, and then everywhere, then each is out', async ({
    signIn,
  }) => {
    const other = await signIn(people.reader);
    await expect(other.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
    const page = await signIn(people.reader);
    await openSettings(page);
    const devices = card(page, 'Signed-in devices');
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await other.goto('/submissionstatus/status');
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();

    await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });

  test('Given the footer, when the licence is asked for, then it shows the account’s figures, and the keyboard leads out again', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const opener = page.getByRole('button', { name: 'Your licence' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your licence' });
    await expect(dialog.getByText('1-year subscription')).toBeVisible();
    await expect(dialog.getByText('Active')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the licence');
    const renewal = dialog.getByRole('link', { name: 'Renew the subscription' });
    await expect(renewal).toHaveAttribute('target', '_self');
    await expect(renewal).toHaveAttribute('href', /\/payment\/plandetails\/CustomerPlans\?ProductId=[\w-]+&/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
