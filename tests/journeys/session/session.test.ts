import { SignInPage } from '../../pages/sign-in-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { expectGoodInEveryView } from '../../support/browser/looks.ts';
import { demoPassword, people } from '../../support/data/people.ts';

test.describe('A session', () => {
  test('Given a signed-in person, when they reload or open another tab, then nobody asks them who they are', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
    const second = await page.context().newPage();
    await second.goto('/');
    await second.waitForURL('**/company');
    await expect(second.getByRole('button', { name: people.main.name })).toBeVisible();
  });

  test('Given two tabs, when the person logs out in one, then both have ended and nothing is left in the browser', async ({
    signIn,
    practice,
  }) => {
    const page = await signIn(people.main);
    const second = await page.context().newPage();
    await second.goto('/company?q=bakery');
    await expect(second.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
    const complaints: string[] = [];
    const revocations: { hint: string | null; status: Promise<number | undefined> }[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().endsWith('/token/revocation')) return;
      const hint = new URLSearchParams(request.postData() ?? '').get('token_type_hint');
      revocations.push({ hint, status: request.response().then((response) => response?.status()) });
    });

    await page.getByRole('button', { name: people.main.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    const revoked = revocations.map(async ({ hint, status }) => ({ hint, status: await status }));
    expect(await Promise.all(revoked)).toEqual([
      { hint: 'access_token', status: 200 },
      { hint: 'refresh_token', status: 200 },
    ]);
    expect(complaints).toEqual([]);

    await expect(second.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(second.getByText(/You were signed out in another tab/)).toBeVisible();
    await expectAccessible(second, 'the page after the session has ended');
    expect(await second.evaluate('Object.keys(localStorage)')).toEqual([]);

    await second.getByRole('button', { name: 'Sign in again' }).click();
    await new SignInPage(second).enter(practice.emailOf(people.main), demoPassword);
    await second.waitForURL('**/company?q=bakery');
  });

  test('Given somebody whom no account knows, when they sign in, then they are told why they cannot go on, and logged out', async ({
    page,
    practice,
  }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.enter(practice.emailOf(people.uninvited), demoPassword);
    await expect(page.getByRole('heading', { name: 'No account has invited you' })).toBeVisible();
    await expect(page.getByText(practice.emailOf(people.uninvited))).toBeVisible();
    await expectGoodInEveryView(page.getByRole('main'), 'the page of somebody without an account');

    expect(await page.evaluate('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]')).toEqual([]);

    await page.getByRole('button', { name: 'Sign in with another address' }).click();
    await signInPage.enter(practice.emailOf(people.main), demoPassword);
    await page.waitForURL('**/company');
  });
});
