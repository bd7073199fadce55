import { FormPages } from '../../../pages/form-pages.ts';
import { PaymentWindow } from '../../../pages/payment-window.ts';
import { ReceiptPage } from '../../../pages/receipt-page.ts';
import { ReviewPage } from '../../../pages/review-page.ts';
import { expectAccessible } from '../../../support/browser/accessibility.ts';
import { expectAccessibleInEveryLook } from '../../../support/browser/looks.ts';
import { saveFrom } from '../../../support/browser/saved-file.ts';
import { giveCompany } from '../../../support/data/filed-statement.ts';
import { people } from '../../../support/data/people.ts';
import { expect, test } from '../../../support/journey.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const catering = { number: '09990003', code: 'KETL03' };
const heirs = { number: '09990066', code: 'HEIR66' };

test.describe('Forms about the company itself', () => {
  test('Given a place where records can be inspected, when it is filed and records are moved there, then the register has both', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    const forms = new FormPages(page);

    await test.step('when its address is filed (AD02)', async () => {
      await page.goto(`/company/companyoverview?company=${companyId}`);
      await page.getByRole('button', { name: /^Change inspection location/ }).click();
      await forms.expectStep('Inspection location');
      await forms.enter({ 'Building name or number': '9', 'Town or city': 'Bristol', Postcode: 'BS1' });
      await forms.select('Country', 'England');
      await forms.expectRefused('Enter a UK postcode, like CF14 3UZ');
      await expectAccessible(page, 'a step with an error');
      await forms.enter({ Postcode: 'BS1 5LJ' });
      await forms.goOn('Check your answers');
      await forms.fileUntilOnRegister();
    });

    await test.step('and records are moved there (AD03)', async () => {
      await forms.openList(companyId);
      await forms.begin('AD03');
      await forms.expectStep('Records at the inspection location');
      await forms.expectRefused('Tick at least one record');
      await forms.tick(/^Register of members/);
      await forms.goOn('Check your answers');
      await forms.fileUntilOnRegister();
    });

    await test.step('then the next notice begins with what is there', async () => {
      await forms.openList(companyId);
      await forms.begin('AD04');
      await forms.pick('What comes back', /^Some records/);
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await expect(page.getByRole('checkbox', { name: /^Register of members/ })).toBeVisible();
      await expectAccessible(page, 'a step with questions that follow from an answer');
    });
  });

  test('Given a new accounting reference date that the registry rejects, when it is corrected, then the record has the one that was accepted', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, catering);
    const reason = 'The period cannot be changed to this day';
    await installation.registry.addRule({
      outcome: 'reject',
      companyNumber: catering.number,
      code: '20399',
      text: reason,
      times: 1,
    });
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    await page.goto(`/company/companyoverview?company=${companyId}`);
    await page.getByRole('button', { name: /^Change accounting reference date/ }).click();
    await forms.expectStep('New accounting reference date');
    await forms.expectRefused('Enter the new last day');
    await forms.enter({ 'New last day': '30 11 2026' });
    await forms.goOn('Check your answers');
    await forms.file();

    await forms.correct(reason, 'New accounting reference date');
    await expectAccessibleInEveryLook(page, 'a form that came back');
    await forms.enter({ 'New last day': '31 10 2026' });
    await forms.goOn('Check your answers');
    await forms.fileUntilOnRegister();
    await new ReceiptPage(page).backToCompany();
    await expect(page.getByRole('main')).toContainText('31 October');
  });

  test('Given a resolution, when the change of name is filed for the same day and paid, then its certificate comes and the company bears the new name', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, heirs);
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    await forms.openList(companyId);
    await forms.begin('NM01');
    await forms.expectStep('New name');
    await forms.enter({ 'New name': 'Marchbanks Successors', 'Date of the resolution': '18 11 2026' });
    await forms.expectRefused('End the name with');
    await forms.enter({ 'New name': 'Marchbanks Successors Limited' });
    await forms.goOn('Documents');
    await forms.expectRefused('Add the copy of the resolution');
    await forms.attach('Copy of the resolution', 'resolution.pdf');
    await expectAccessibleInEveryLook(page, 'a step with a document');
    await forms.goOn('Service and statement');
    await forms.pick('Service', /^Same day, £85/);
    await forms.tick(/^Notice is given/);
    await forms.goOn('Check your answers');
    const review = new ReviewPage(page);
    await review.open();
    await expect(page.getByRole('main')).toContainText('£85.00');
    await expectAccessibleInEveryLook(page, 'the review of a form with a fee');
    const payment = new PaymentWindow(await review.fileAndPay());
    await payment.expectOpen();
    await payment.fill('SUCCESSFUL');
    const closed = payment.page.waitForEvent('close');
    await payment.pay();
    await closed;

    const receipt = new ReceiptPage(page);
    await receipt.expectOpen();
    await receipt.expectOnRegister();
    const save = page.getByRole('button', { name: 'Save the certificate of change of name (PDF)' });
    await expect(save).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the receipt with its certificate');
    const { name } = await saveFrom(page, () => save.click());
    expect(name).toMatch(/\.pdf$/);
    await receipt.backToCompany();
    await expect(
      page.getByRole('heading', { level: 1, name: 'MARCHBANKS SUCCESSORS LIMITED' }),
    ).toBeVisible();
  });
});
