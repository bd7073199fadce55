import { NotificationBell } from '../../pages/notification-bell.ts';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveFiledStatement } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectGoodInEveryView } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const mills = { number: '09990046', code: 'STON46', name: 'STONEGATE MILLS LIMITED' };

test.describe('Somebody who is told of an answer', () => {
  test('Given a filed statement, when the registry accepts it, then the bell says so at once and leads to the receipt', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const page = await signIn(people.main);
    const bell = new NotificationBell(page);
    await expect(bell.button).toBeVisible();
    await giveFiledStatement(clerk, mills, installation);

    await test.step('when the answer comes, it is counted without a reload', async () => {
      await expect(bell.button).toHaveAccessibleName(/unread/);
      await bell.open();
      await expect(bell.entryOf(mills.name).filter({ hasText: 'accepted' })).toBeVisible({
        timeout: 30_000,
      });
      await expectAccessible(page, 'the latest notifications');
      await expectGoodInEveryView(bell.latest, 'the latest notifications');
    });

    await test.step('then it leads to the receipt, and is read', async () => {
      await bell
        .entryOf(mills.name)
        .getByRole('link', { name: /Confirmation statement accepted/ })
        .click();
      await new ReceiptPage(page).expectTitle(/accepted by Companies House/);
      await expect(bell.latest).toHaveCount(0);
    });

    await test.step('and the page of all of them has filters, and can mark them all', async () => {
      await bell.open();
      await bell.latest.getByRole('link', { name: 'All notifications' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
      await expectAccessible(page, 'the notifications');
      await page.getByRole('button', { name: 'Submissions' }).click();
      await expect(page).toHaveURL(/kind=submission-answered/);
      await expect(page.getByRole('main').getByText(mills.name, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Messages' }).click();
      await expect(page.getByRole('heading', { name: 'No notifications match' })).toBeVisible();
    });
  });
});
