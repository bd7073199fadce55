import { SignInPage } from '../../pages/sign-in-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { demoPassword, people } from '../../support/data/people.ts';

test.describe('Signing in', () => {
  test('Given a person with an account, when they sign in, then they come back to the page they asked for', async ({
    page,
    practice,
  }) => {
    const signIn = new SignInPage(page);
    await signIn.open('/company?q=bakery');
    await expectAccessible(page, 'the sign-in page');
    await signIn.enter(practice.emailOf(people.main), demoPassword);
    await page.waitForURL('**/company?q=bakery');
    await expect(page.getByRole('button', { name: people.main.name })).toBeVisible();
  });

  test('Given a wrong password, when they sign in, then they are told so and stay signed out', async ({
    page,
    practice,
  }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.enter(practice.emailOf(people.main), 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Email address or password is wrong.');
    await expectAccessible(page, 'the sign-in page with an error');
  });

  test('Given somebody who cancels, then they are told that they did, and sign in again to the page they asked for', async ({
    page,
    practice,
  }) => {
    const signIn = new SignInPage(page);
    await signIn.open('/company/import');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out', level: 1 })).toBeVisible();
    await expect(page.getByText('The sign-in was cancelled.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await signIn.enter(practice.emailOf(people.main), demoPassword);
    await expect(page).toHaveURL(/\/company\/import$/);
  });
});
