import type { Page } from '@playwright/test';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from '../../support/browser/looks.ts';
import { signInCaller } from '../../support/data/caller.ts';
import { demoPassword, people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

const company = 'COPPER KETTLE CATERING LIMITED';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const account = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });

async function openAccounts(page: Page): Promise<void> {
  await page.getByRole('button', { name: people.main.name }).click();
  await page.getByRole('menuitem', { name: 'Change account' }).click();
  await expect(heading(page, 'Your accounts')).toBeVisible();
}

test.describe('A person in several accounts', () => {
  test('Given a user whom another practice invites, when they accept, then they change between the two and see one at a time', async ({
    signIn,
    page,
    practice,
    installation,
  }) => {
    const { product, identity } = installation.addresses;
    const stranger = { sub: 'demo-other', email: people.stranger.email };
    const other = await signInCaller(product, identity, stranger);
    const email = practice.emailOf(people.main);
    await other.call('saveAgentDetails', {
      fullName: people.main.name,
      email,
      flags: ['viewCompany'],
      allCompanies: true,
    });

    const own = await signIn(people.main);
    const second = await own.context().newPage();
    await second.goto('/company');
    await expect(second.getByRole('link', { name: company }).first()).toBeVisible();
    await openAccounts(own);
    await expect(account(own, 'Practice')).toContainText('Open');
    await expectAccessibleInEveryLook(own, 'the accounts of a person');
    await own.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(own, 'the accounts on a phone');
    await own.setViewportSize({ width: 1440, height: 900 });

    await account(own, 'Invitation').getByRole('button').click();
    await own.waitForURL('**/company');
    await expect(own.getByRole('link', { name: company })).toHaveCount(0);
    // The other tab shows nothing of the account before, either.
    await expect(second.getByRole('link', { name: company })).toHaveCount(0);

    await openAccounts(own);
    await account(own, 'Practice').getByRole('button').click();
    await own.waitForURL('**/company');
    await expect(own.getByRole('link', { name: company }).first()).toBeVisible();

    await new SignInPage(page).open();
    await new SignInPage(page).enter(email, demoPassword);
    await expect(heading(page, 'Choose an account')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the choice of an account');
    await account(page, 'Practice').getByRole('button').click();
    await expect(page.getByRole('link', { name: company }).first()).toBeVisible();
  });
});
