import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectGoodPage } from '../../support/browser/looks.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

const joinery = { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' };

const director = 'HALE, Tobias Edwin';
const linkIn = (text = '') => /https?:\/\/\S+\/verify#\S+/.exec(text)?.[0] ?? '';

test.describe('Asking a person for their code', () => {
  test('Given a director whose code is missing, when they are asked by email, then they give it by its link, once', async ({
    signIn,
    clerk,
    page,
    practice,
    installation,
  }) => {
    await giveCompany(clerk, joinery);
    const email = practice.main.email.replace(/^[^@]+/, 'director');
    const { mailbox } = installation;
    const lettersOf = async () => mailbox.listMail(email);
    const main = await signIn(people.main);
    await main.goto('/people');
    await main.getByRole('searchbox', { name: 'Filter by name' }).fill('hale');
    await main.getByRole('link', { name: director }).click();
    const card = main.getByRole('region', { name: 'Invitation to give the personal code' });

    await test.step('They are asked, and asked again', async () => {
      await card.getByRole('button', { name: 'Ask for the code by email' }).click();
      const dialog = main.getByRole('dialog');
      await dialog.getByLabel('Email address').fill(email);
      await expectAccessible(main, 'somebody being asked for their code');
      await dialog.getByRole('button', { name: 'Send the email' }).click();
      await expect(card).toContainText('Waiting for the code');
      await expect.poll(async () => (await lettersOf()).length).toBe(1);
      await card.getByRole('button', { name: 'Send again' }).click();
      await dialog.getByRole('button', { name: 'Send the email' }).click();
      await expect.poll(async () => (await lettersOf()).length).toBe(2);
      await expectGoodPage(main, 'a person who is asked for their code');
    });

    const [newer, older] = await lettersOf();
    expect(newer?.subject).toBe(`${people.main.name} asks for your Companies House personal code`);
    expect(newer?.text).toContain(joinery.name);

    await test.step('The link before and a wrong one lead nowhere', async () => {
      await page.goto(linkIn(older?.text));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was sent again');
      await expectGoodPage(page, 'a link to give a code that was replaced');
      await page.goto('/verify');
      await expect(page.getByText('This is not a link that can be used.')).toBeVisible();
    });

    await page.goto(linkIn(newer?.text));
    await expect(page.getByRole('main')).toContainText(`${people.main.name} of Practice`);
    await expect(page.getByRole('region', { name: 'Why you are asked' })).toContainText(joinery.name);
    await expectGoodPage(page, 'the page to give a code');
    await page.getByLabel('Personal code').fill('12');
    await page.getByRole('button', { name: 'Give the code' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectGoodPage(page, 'a code that is refused');
    await page.getByLabel('Personal code').fill('ABC-1234-5678');
    await page.getByRole('button', { name: 'Give the code' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your code is kept');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your code is kept');
    await expect(page.getByRole('main')).not.toContainText(joinery.name);
    await expectGoodPage(page, 'a link by which a code was given');

    await main.reload();
    await expect(card).toContainText('Given by the link');
    await main.goto('/notifications');
    await main.getByRole('link', { name: /has given their personal code/ }).click();
    await expect(main.getByRole('heading', { level: 1, name: director })).toBeVisible();
  });

  test('Given the settings of an account, when it chooses who is reminded of identity statements, then that stays', async ({
    signIn,
  }) => {
    const main = await signIn(people.main);
    await main.goto('/setting/myaccount');
    const card = main.getByRole('region', { name: 'Reminders of identity statements' });
    await card.getByRole('radio', { name: 'Chosen users' }).check();
    await card.getByRole('checkbox', { name: people.reader.name }).check();
    await card.getByRole('checkbox', { name: /^Also the people themselves/ }).check();
    await expectGoodPage(main, 'the reminders of identity statements');
    await card.getByRole('button', { name: 'Save reminders' }).click();
    await expect(main.getByText('Reminders saved')).toBeVisible();
    await main.reload();
    await expect(card.getByRole('checkbox', { name: people.reader.name })).toBeChecked();
  });
});
