import type { Page } from '@playwright/test';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from '../../support/browser/looks.ts';
import { demoPassword, people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';
import { callSimulator } from '../../support/simulators/simulator-admin.ts';

const newcomer = 'Nora Field';
const company = 'COPPER KETTLE CATERING LIMITED';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const userRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Presses a button that asks first, and says yes. */
async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
}

test.describe('Users of the account', () => {
  test('Given a main user, when they invite a colleague, then the colleague works with what was given, until it is taken away', async ({
    signIn,
    page,
    practice,
    installation,
  }) => {
    const email = practice.main.email.replace(/^[^@]+/, 'nora');
    const main = await signIn(people.main);
    await main.goto('/setting');
    await main.waitForURL('**/setting/myaccount');
    await main.goto('/setting/users');
    await expect(userRow(main, people.agent.name)).toContainText('Active');
    await expectAccessibleInEveryLook(main, 'the users');

    await main.getByRole('link', { name: 'Invite a user' }).click();
    await expect(heading(main, 'Invite a user')).toBeVisible();
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await expect(main.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await main.getByLabel('Full name').fill(newcomer);
    await main.getByLabel('Email address').fill(email);
    await main.getByLabel('Role', { exact: true }).selectOption('Preparer');
    await main
      .getByRole('row', { name: new RegExp(company) })
      .getByRole('checkbox')
      .check();
    await expectAccessibleInEveryLook(main, 'the invitation being made');
    await main.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(main, 'the invitation on a phone');
    await main.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('textbox', { name: /^Access ends on/ }).fill('27 3 2031');
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await expect(userRow(main, newcomer)).toContainText('Invited');
    await expect(userRow(main, newcomer)).toContainText('27 Mar 2031');

    const { mailbox, addresses } = installation;
    await expect.poll(async () => (await mailbox.listMail(email)).length).toBe(1);
    const [letter] = await mailbox.listMail(email);
    expect(letter?.subject).toContain(`${people.main.name} invites you to Practice`);
    expect(letter?.text).toContain('For 1 company you may:');
    const link = /https?:\/\/\S+\/invitation#\S+/.exec(letter?.text ?? '')?.[0] ?? '';

    await callSimulator(addresses.identity, 'POST', '/_admin/users', {
      subject: `nora-${email}`,
      email,
      name: newcomer,
      password: demoPassword,
    });
    const asked: number[] = [];
    page.on('response', (reply) => {
      if (reply.url().endsWith('/GetInvitation')) asked.push(reply.status());
    });
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(
      `${people.main.name} invites you to work with Practice`,
    );
    await expectAccessibleInEveryLook(page, 'an open invitation');
    await page.getByRole('button', { name: 'Sign in and accept' }).click();
    await new SignInPage(page).enter(practice.emailOf(people.reader), demoPassword);
    // Somebody else is told so, and the invitation is not lost.
    await expect(page.getByText(`You signed in as ${practice.emailOf(people.reader)}`)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'an invitation of somebody else');
    await page.getByRole('button', { name: 'Sign in and accept' }).click();
    await new SignInPage(page).enter(email, demoPassword);
    await page.waitForURL('**/company');
    await expect(page.getByRole('status').filter({ hasText: '1 in all' })).toBeVisible();
    await expect(page.getByRole('link', { name: company }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    // On the way in no link without its secret was asked about.
    expect([...new Set(asked)]).toEqual([200]);

    const again = await page.context().newPage();
    await again.goto(link);
    await expect(heading(again, 'This invitation has been used')).toBeVisible();
    await again.close();

    await main.reload();
    await userRow(main, newcomer).getByRole('link').click();
    await expect(heading(main, newcomer)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Signed-in devices' })).toContainText('Chrome');
    await expectAccessibleInEveryLook(main, 'a user');
    // A right that is given shows at once where the user is.
    await main.getByRole('checkbox', { name: 'See users, roles and settings' }).check();
    await main.getByRole('button', { name: 'Save access' }).click();
    await expect(main.getByText(`Access of ${newcomer} saved`)).toBeVisible();
    await expect(main.getByText('Access until 27 March 2031')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();

    await confirm(main, 'Make inactive');
    await expect(main.getByText(`${newcomer} is inactive`)).toBeVisible();
    await expect(heading(page, 'You are signed out')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await new SignInPage(page).enter(email, demoPassword);
    await expect(heading(page, 'Access switched off')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'access that is switched off');

    await confirm(main, 'Remove user');
    await expect(main.getByText(`${newcomer} is removed`)).toBeVisible();
    await main.goto('/setting/users');
    await expect(userRow(main, people.agent.name)).toBeVisible();
    await expect(userRow(main, newcomer)).toHaveCount(0);
    await main.getByRole('button', { name: 'Show removed' }).click();
    await expect(userRow(main, newcomer)).toContainText('Removed');

    await main.getByRole('link', { name: 'Activity of the account' }).click();
    await main.getByRole('button', { name: 'Users and roles' }).click();
    for (const text of ['User invited', 'User made inactive', 'User removed'])
      await expect(main.getByRole('row').filter({ hasText: text })).toContainText(newcomer);
    await expectAccessibleInEveryLook(main, 'the activity of the account');
  });

  test('Given a role, when it is changed, then whoever has it is told how many notice', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Settings', exact: true })
      .click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roles' }).click();
    await expect(page.getByRole('row', { name: /Main user/ })).toContainText('Everything');
    await expectAccessibleInEveryLook(page, 'the roles');
    await page.getByRole('link', { name: 'Add a role' }).click();
    await page.getByLabel('Name').fill('Reviewer');
    await page.getByRole('checkbox', { name: 'See companies and their registers' }).check();
    await expectAccessibleInEveryLook(page, 'a new role');
    await page.getByRole('button', { name: 'Add role' }).click();
    await page.getByRole('link', { name: 'Reviewer' }).click();

    await page.goto('/setting/users');
    await page.getByRole('link', { name: people.reader.name }).click();
    await page.getByLabel('Role', { exact: true }).selectOption('Reviewer');
    await page.getByRole('button', { name: 'Save access' }).click();
    await expect(page.getByText(`Access of ${people.reader.name} saved`)).toBeVisible();

    await page.goto('/setting/roles');
    await page.getByRole('link', { name: 'Reviewer' }).click();
    await expect(page.getByText('1 user has this role')).toBeVisible();
    await page.getByRole('checkbox', { name: 'See submissions and their errors' }).check();
    await page.getByRole('button', { name: 'Save role' }).click();
    await expect(page.getByText('Reviewer saved. 1 user has the new rights now')).toBeVisible();
    await confirmStaysInUse(page);
  });
});

/** A role that somebody has cannot be removed. */
async function confirmStaysInUse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reviewer' }).click();
  await confirm(page, 'Remove role');
  await expect(page.getByText('Give its users another role first, then remove it.')).toBeVisible();
}
