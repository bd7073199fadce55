import type { Page } from '@playwright/test';
import { CompanyPage } from '../../pages/company-page.ts';
import { SessionWarning } from '../../pages/session-warning.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { takeClock } from '../../support/browser/browser-clock.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectAccessibleInEveryLook, expectGoodInEveryView } from '../../support/browser/looks.ts';
import { demoPassword, people } from '../../support/data/people.ts';
import { giveShareRegister } from '../../support/data/share-register.ts';

const pumps = { number: '09990019', code: 'PUMP19', name: 'BRIGHTWATER PUMPS LIMITED' };
const bakery = { number: '09990001', code: 'BAKE01' };
const minute = 60;
const keepAlive = '/api/Sessiontimeout/KeepAlive';

/** Opens a page that watches for activity, in a browser whose clock the journey turns. */
async function openWatched(page: Page, path: string): Promise<void> {
  const watched = page.waitForResponse((response) => response.url().includes('GetSessiontimeout'));
  await page.goto(path);
  await watched;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('A session without activity', () => {
  test('Given nobody at the desk, when five minutes are left, then a warning counts them, and the answer brings all of them back', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const time = await takeClock(page.context());
    await openWatched(page, '/company');
    const warning = new SessionWarning(page);
    await time.pass(14 * minute);
    await expect(warning.dialog).toBeHidden();
    await time.pass(minute + 2);
    await warning.expectLeft(/^4:[45]\d$/);
    await expect(warning.dialog.getByText('You will be redirected to the login page')).toBeVisible();
    await expect(warning.dialog.getByRole('alert')).toHaveText('Your session will expire in 5 minutes');
    await expect(warning.dialog.getByRole('button', { name: 'Stay Logged in' })).toBeFocused();
    await expectAccessible(page, 'the warning before a session ends');
    await expectGoodInEveryView(warning.dialog, 'the warning before a session ends');

    // Neither the mouse nor Esc answers it.
    await page.mouse.move(200, 200);
    await page.keyboard.press('Escape');
    await time.pass((await warning.readLeft()) - 50);
    await expect(warning.dialog.getByRole('alert')).toHaveText('Your session will expire in 1 minute');
    const told = page.waitForRequest((request) => request.url().endsWith(keepAlive));
    await warning.stay();
    expect((await told).postDataJSON()).toEqual({ SecondsSinceActivity: 0 });
    await time.pass(14 * minute);
    await expect(warning.dialog).toBeHidden();
  });

  test('Given a statement begun, when the time runs out, then the person is at the login page, and is offered the statement after it', async ({
    signIn,
    clerk,
    practice,
  }) => {
    const companyId = await giveCompany(clerk, pumps);
    const page = await signIn(people.main);
    const time = await takeClock(page.context());
    await openWatched(page, `/company/companyoverview?company=${companyId}`);
    await new CompanyPage(page).beginStatement();
    const statement = new StatementPages(page);
    await statement.expectOpen();
    await statement.change('SIC codes');
    await statement.expectStep('SIC codes');
    const changed = page.getByRole('group', { name: 'Are these codes correct?' });
    await changed.getByRole('radio', { name: 'No, give new codes' }).check();

    await time.pass(20 * minute + 5);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);

    await new SignInPage(page).enter(practice.emailOf(people.main), demoPassword);
    const offer = page.getByRole('link', { name: `Go on with the confirmation statement of ${pumps.name}` });
    await expect(offer).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the offer to go on');
    await offer.click();
    await statement.expectStep('SIC codes');
    await expect(changed.getByRole('radio', { name: 'No, give new codes' })).toBeChecked();
    await expect(offer).toBeHidden();
  });

  test('Given two tabs, when one is used or answers, then it counts for both, and when neither is, both end and lose nothing', async ({
    signIn,
    clerk,
    practice,
  }) => {
    const { companyId } = await giveShareRegister(clerk, bakery, { Stone: '40' });
    const first = await signIn(people.main);
    const context = first.context();
    const time = await takeClock(context);
    await openWatched(first, '/company');
    const second = await context.newPage();
    await openWatched(second, `/company/shares/transfer?company=${companyId}&entry=new`);
    const shares = (page: Page) => page.getByLabel('Number of shares');
    await shares(second).fill('15');
    const warnings = [new SessionWarning(first), new SessionWarning(second)] as const;

    await time.pass(10 * minute);
    await first.keyboard.press('Shift');
    await time.pass(10 * minute);
    for (const warning of warnings) await expect(warning.dialog).toBeHidden();

    await time.pass(5 * minute + 2);
    for (const warning of warnings) await warning.expectLeft(/^4:[45]\d$/);
    await expectGoodInEveryView(warnings[0].dialog, 'the warning in the first tab', [390]);
    await expectGoodInEveryView(warnings[1].dialog, 'the warning in the second tab', [1024]);
    await warnings[1].stay();
    await expect(warnings[0].dialog).toBeHidden();

    await time.pass(20 * minute + 5);
    const atTheDoor = (page: Page) =>
      page
        .getByRole('heading', { name: 'Sign in', level: 1 })
        .or(page.getByRole('heading', { name: 'You are signed out', level: 1 }));
    await expect(atTheDoor(first)).toBeVisible();
    await expect(atTheDoor(second)).toBeVisible();

    const third = await context.newPage();
    await new SignInPage(third).signIn({ email: practice.emailOf(people.main) });
    await third.getByRole('link', { name: /^Go on with the transfer.* of HARBOUR LIGHT BAKERY/ }).click();
    await expect(shares(third)).toHaveValue('15');
  });

  test('Given a person who works, then the server hears of it every fifteen seconds, and of nothing while they do not', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const time = await takeClock(page.context());
    await openWatched(page, '/company');
    const pings: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(keepAlive)) pings.push(request.postDataJSON());
    });
    for (let round = 0; round < 4; round += 1) {
      await page.keyboard.press('Shift');
      await time.pass(15);
    }
    await expect.poll(() => pings.length).toBeGreaterThanOrEqual(3);
    const heard = pings.length;
    expect(heard).toBeLessThanOrEqual(5);
    await time.pass(2 * minute);
    expect(pings.length).toBeLessThanOrEqual(heard + 1);
  });

  test('Given a sign-in service that is away while the token runs out, then the session stays, and goes on when it is back', async ({
    signIn,
    clerk,
    installation,
  }) => {
    await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    const time = await takeClock(page.context());
    await openWatched(page, '/company');
    const issuer = (url: URL) => url.origin === installation.addresses.identity;
    await page.route(issuer, (route) => route.abort());
    await time.pass(8 * minute);
    await page.keyboard.press('Shift');
    await time.pass(8 * minute);
    await page.getByRole('link', { name: 'HARBOUR LIGHT BAKERY LIMITED' }).click();
    await expect(page.getByText('The sign-in service does not answer as it should.')).toBeVisible();
    await page.unroute(issuer);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'HARBOUR LIGHT BAKERY LIMITED', level: 1 })).toBeVisible();
  });

  test('Given a session that the server has ended meanwhile, when the person comes back, then they are told why and come back to their page', async ({
    signIn,
    clerk,
  }) => {
    const page = await signIn(people.main);
    await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
    // Away meanwhile: a page that is open would hear of it at once.
    await page.goto('about:blank');
    const { entity: sessions } = await clerk.call('getSessions');
    for (const { sessionId, isThisOne } of sessions)
      if (!isThisOne) await clerk.call('endSession', { sessionId });
    await page.goto('/company?q=bakery');
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
    await expectGoodInEveryView(page.getByRole('main'), 'the page after the session has ended');
  });
});
