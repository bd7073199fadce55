import type { Page } from '@playwright/test';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { expectAccessibleInEveryLook, expectGoodPage } from '../../support/browser/looks.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const joinery = { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' };
const signatory = 'Ada Fenwick';

/** A new office of a company, as far as its review; asks for the approval. */
async function askForOffice(page: Page, companyId: string): Promise<ReviewPage> {
  await page.goto(`/company/companyoverview?company=${companyId}`);
  await page.getByRole('button', { name: 'Change registered office' }).click();
  await page.getByLabel('Building name or number').fill('4');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Country').selectOption('England');
  await page.getByLabel('Postcode').fill('LS1 4DY');
  await page.getByRole('checkbox', { name: /appropriate address/ }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const review = new ReviewPage(page);
  await review.askForApproval();
  return review;
}

test.describe('Approval of what is sent', () => {
  test('Given a policy, when a form is to be filed, then it waits for a colleague who approves exactly that', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const main = await signIn(people.main);
    await main.goto('/setting/approvals');
    await main.getByRole('button', { name: 'Add a policy' }).click();
    await main
      .getByRole('group', { name: 'Level 1' })
      .getByRole('checkbox', { name: people.reader.name })
      .check();
    await expectGoodPage(main, 'a policy being added');
    await main.getByRole('button', { name: 'Save policy' }).click();
    await expect(main.getByRole('region', { name: 'Every company, every form' })).toContainText(
      people.reader.name,
    );
    await expectGoodPage(main, 'the policies');

    const review = await askForOffice(main, companyId);
    await expect(main.getByText(`${people.reader.name}, to come`)).toBeVisible();
    await expect(main.getByRole('button', { name: 'File with Companies House' })).toHaveCount(0);
    await expectGoodPage(main, 'an approval that is asked for');
    await main.goto('/submissionstatus/approvals');
    const asked = main.getByRole('region', { name: 'What you asked to have approved' });
    await expect(asked).toContainText(`Still to decide: ${people.reader.name}`);
    await expectGoodPage(main, 'what was asked for');

    const reader = await signIn(people.reader);
    await reader.goto('/dashboard/default');
    const toApprove = reader.getByRole('region', { name: 'Your approval is asked for' });
    await expect(toApprove).toContainText(people.main.name);
    await reader.goto('/submissionstatus/approvals');
    await expect(reader.getByRole('cell', { name: /LS1 4DY/ })).toBeVisible();
    await expectGoodPage(reader, 'what awaits a decision');
    await reader.getByRole('button', { name: /^Approve AD01/ }).click();
    const dialog = reader.getByRole('dialog');
    await dialog.getByLabel('Authority').fill('director');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(reader.getByText('Nothing to approve')).toBeVisible();

    await expect(asked).toContainText('It can be filed as it is.');
    await asked.getByRole('link').click();
    await review.file();
    await new ReceiptPage(main).expectOpen();
    await expect(main.getByRole('region', { name: 'Approval' })).toContainText('director');
  });

  test('Given a signatory in a policy, when approval is asked for, then they approve by the link in their mail, once', async ({
    signIn,
    clerk,
    page,
    practice,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, joinery);
    const email = practice.main.email.replace(/^[^@]+/, 'ada');
    const main = await signIn(people.main);

    await test.step('A signatory is added while a policy is', async () => {
      await main.goto('/setting/approvals');
      await main.getByRole('button', { name: 'Add a policy' }).click();
      await main.getByRole('button', { name: 'Add a signatory' }).click();
      const adding = main.getByRole('dialog');
      await adding.getByLabel('Full name').fill(signatory);
      await adding.getByLabel('Email address').fill(email);
      await expectGoodPage(main, 'a signatory being added');
      await adding.getByRole('button', { name: 'Add signatory' }).click();
      await main.getByRole('checkbox', { name: `${signatory}, by link to ${email}` }).check();
      await main.getByRole('combobox', { name: /^Company/ }).fill(joinery.name);
      await main.getByRole('option', { name: joinery.name }).click();
      await main.getByRole('button', { name: 'Save policy' }).click();
      await expect(main.getByRole('region', { name: `${joinery.name}, every form` })).toContainText(
        `${signatory} (by link)`,
      );
    });

    const review = await askForOffice(main, companyId);
    await expect(main.getByText(`${signatory}, asked by link to ${email}`)).toBeVisible();
    const { mailbox } = installation;
    const countMail = async () => (await mailbox.listMail(email)).length;
    await expect.poll(countMail).toBe(1);
    await main.getByRole('button', { name: `Send again: ${signatory}` }).click();
    await expect.poll(countMail).toBe(2);
    await expectGoodPage(main, 'an approval that is asked for by link');

    const [newer, older] = await mailbox.listMail(email);
    expect(newer?.subject).toContain(`${people.main.name} asks for your approval`);
    const linkIn = (text = '') => /https?:\/\/\S+\/approve#\S+/.exec(text)?.[0] ?? '';

    await test.step('The link before and a wrong one lead nowhere', async () => {
      await page.goto(linkIn(older?.text));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was sent again');
      await expectGoodPage(page, 'a link that was replaced');
      await page.goto('/approve');
      await expect(page.getByText('This is not a link that can be used.')).toBeVisible();
      await expectGoodPage(page, 'a link that there is not');
    });

    await page.goto(linkIn(newer?.text));
    await expect(page.getByRole('main')).toContainText(`${people.main.name} of Practice`);
    await expect(page.getByRole('cell', { name: /LS1 4DY/ })).toBeVisible();
    await expectGoodPage(page, 'the page of a signatory');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await saved).suggestedFilename()).toContain('AD01');
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await dialog.getByLabel('Authority').fill('by board resolution of 3 November');
    await expectAccessibleInEveryLook(page, 'the answer of a signatory');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have approved this');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('by board resolution of 3 November');
    await expectGoodPage(page, 'a link that was used');

    await review.file();
    await new ReceiptPage(main).expectOpen();
    const evidence = main.getByRole('region', { name: 'Approval' });
    await expect(evidence).toContainText(signatory);
    await expect(evidence).toContainText(`By the link to ${email}`);
  });
});
