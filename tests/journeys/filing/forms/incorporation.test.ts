import type { Page } from '@playwright/test';
import { CompanyPage, registers } from '../../../pages/company-page.ts';
import { FormPages } from '../../../pages/form-pages.ts';
import { PaymentWindow } from '../../../pages/payment-window.ts';
import { ReceiptPage } from '../../../pages/receipt-page.ts';
import { ReviewPage } from '../../../pages/review-page.ts';
import { expectAccessible } from '../../../support/browser/accessibility.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from '../../../support/browser/looks.ts';
import { people } from '../../../support/data/people.ts';
import { expect, test } from '../../../support/journey.ts';

const name = 'JOURNEY BAKERS LIMITED';

/** Begins the application from the list of companies. */
async function begin(page: Page): Promise<FormPages> {
  await page.goto('/company');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Form a company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Form a company' })).toBeVisible();
  await expectAccessible(page, 'the beginning of an incorporation');
  await page.getByRole('textbox', { name: /^Proposed name/ }).fill(name);
  await page.getByRole('button', { name: 'Begin the application' }).click();
  const forms = new FormPages(page);
  await forms.expectStep('Company');
  return forms;
}

async function describeCompany(forms: FormPages): Promise<void> {
  await forms.pick('Service', /^Ordinary/);
  await forms.goOn('Office and activities');
  await forms.enter({ 'Building name or number': '7', 'Town or city': 'Bristol', Postcode: 'BS1 5LJ' });
  await forms.select('Country', 'England');
  await forms.tick(/appropriate address/);
  await forms.enter({ 'Registered email address': 'secretary@journey.example' });
  await forms.tick(/appropriate email address/);
  await forms.page.getByRole('combobox', { name: 'SIC code', exact: true }).fill('10710');
  await forms.page.getByRole('option', { name: /10710/ }).click();
  await forms.goOn('People');
}

/** The one director, who takes all the shares. */
async function describeFounder(forms: FormPages): Promise<void> {
  await forms.pick('A person or a body?', 'A person');
  await forms.enter({ 'First name': 'Dora', Surname: 'Quince' });
  await forms.expectRefused('Tick at least one role in the company');
  for (const role of ['Director', /^Subscriber/, 'Person with significant control']) await forms.tick(role);
  await forms.goOn('Dora Quince');
  await forms.pick('Has this person used another name for business in the last 20 years?', 'No');
  await forms.enter({ 'Date of birth': '28 2 1990' });
  await forms.search('Nationality', 'British');
  await forms.search('Country of residence', 'England');
  await forms.pick('Service address', /registered office/);
  await forms.enter({ 'Building name or number': '9', 'Town or city': 'Bristol', Postcode: 'BS1 5LJ' });
  await forms.search('Country', 'England');
  await forms.pick('Has Companies House granted protection of the home address (section 243)?', 'No');
  await forms.enter({ 'Personal code': 'QUN12345678' });
  await forms.tick(/identity of this person is verified/);
  await forms.tick(/has consented to act as a director/);
  await forms.tick(/given with their knowledge/);
  await forms.goOn('Shares');
}

async function describeShares(forms: FormPages): Promise<void> {
  await forms.enter({ 'Number of shares': '100' });
  await forms.goOn('Control');
  await forms.select('Shares: directly or indirectly', '75% or more');
  await forms.select('Voting rights: directly or indirectly', '75% or more');
  await forms.goOn('Constitution and statements');
  await forms.pick('Articles', /^Model articles$/);
  await forms.tick(/authenticate the memorandum/);
  await forms.pick('Who makes the statement of compliance', /^The subscribers/);
  await forms.tick(/requirements of the Companies Act 2006/);
  await forms.tick(/lawful purposes/);
  await forms.goOn('Check your answers');
}

test('Given nothing but a proposed name, when the application is filled in, paid and accepted, then the company stands in the list with its officer and its register of members', async ({
  signIn,
}) => {
  const page = await signIn(people.main);
  const forms = await begin(page);
  await describeCompany(forms);
  await describeFounder(forms);
  await describeShares(forms);
  await expectAccessibleInEveryLook(page, 'the answers of an incorporation');

  const review = new ReviewPage(page);
  await review.open();
  const payment = new PaymentWindow(await review.fileAndPay());
  await payment.expectOpen();
  await payment.fill('SUCCESSFUL');
  const closed = payment.page.waitForEvent('close');
  await payment.pay();
  await closed;
  const receipt = new ReceiptPage(page);
  await receipt.expectOnRegister();
  await expect(page.getByRole('button', { name: /certificate of incorporation/ })).toBeVisible();
  // Its column is narrow here.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNoSidewaysScroll(page, 'the receipt');
  await receipt.backToCompany();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Registers of the company' });
  await tabs.getByRole('link', { name: 'Shareholders' }).click();
  const members = page.getByRole('table', { name: 'Register of members' });
  await expect(members.getByRole('row', { name: /Dora Quince/ })).toContainText('£100.00');
  await new CompanyPage(page).openRegister(registers[1]);
  await expect(
    page.getByRole('table', { name: 'Officers' }).getByRole('row', { name: /QUINCE/ }),
  ).toBeVisible();
});
