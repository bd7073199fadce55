import { CompanyPage, registers } from '../../../pages/company-page.ts';
import { FormPages } from '../../../pages/form-pages.ts';
import { PaymentWindow } from '../../../pages/payment-window.ts';
import { ReceiptPage } from '../../../pages/receipt-page.ts';
import { ReviewPage } from '../../../pages/review-page.ts';
import { expectAccessible } from '../../../support/browser/accessibility.ts';
import { giveCompany } from '../../../support/data/filed-statement.ts';
import { people } from '../../../support/data/people.ts';
import { giveShareRegister } from '../../../support/data/share-register.ts';
import { expect, test } from '../../../support/journey.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const charges = registers[4];

test.describe('Forms about shares and charges', () => {
  test('Given an allotment in the share register, when its return is begun there, rejected once and accepted, then the entry shows that it was filed', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { companyId } = await giveShareRegister(clerk, bakery, { Stone: '40' }, { on: '2026-11-10' });
    const reason = 'The statement of capital does not follow from the register';
    const rule = {
      outcome: 'reject',
      companyNumber: bakery.number,
      code: '20399',
      text: reason,
      times: 1,
    } as const;
    await installation.registry.addRule(rule);
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    await page.goto(`/company/shares/allotments?company=${companyId}`);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: /^Return this allotment/ }).click();
    await forms.expectStep('Shares allotted');
    await expect(page.getByRole('textbox', { name: /^Date of the allotment/ })).toHaveValue(
      '10 November 2026',
    );
    await expect(page.getByRole('textbox', { name: 'Number of shares' })).toHaveValue('40');
    // A comma that groups nothing stays, to be refused: without it this would be fifteen.
    await forms.enter({ 'Amount paid or due on each': '1,5' });
    await forms.expectRefused(
      'Enter the amount paid or due on each as a number with at most 6 decimal places, like 1250.50',
    );
    await forms.enter({ 'Amount paid or due on each': '1' });
    await forms.goOn('Capital after the allotment');
    await expectAccessible(page, 'the capital after an allotment');
    await forms.goOn('Check your answers');
    await forms.file();
    await forms.correct(reason, 'Capital after the allotment');
    await page.getByRole('link', { name: 'Check answers' }).click();
    await forms.fileUntilOnRegister();

    await page.goto(`/company/shares/history?company=${companyId}`);
    await page.getByRole('link', { name: '1 Allotment' }).click();
    await expect(page.getByRole('dialog').getByText(/Accepted on 20 November 2026/)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Show SH01' })).toBeVisible();
  });

  test('Given a charge just created, when it is registered within its 21 days and later satisfied, then the register of charges has both', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    await page.goto(`/company/chargesandmortgages?company=${companyId}`);
    await page.getByRole('button', { name: /^Register a charge/ }).click();

    await test.step('when it is prepared (MR01), then the 21 days are counted', async () => {
      await forms.expectStep('The charge');
      await forms.enter({ 'Date of creation of the charge': '2 10 2026' });
      await forms.goOn('Persons entitled');
      await expect(page.getByText(/^The 21 days ended on 23 October 2026/)).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await forms.enter({ 'Date of creation of the charge': '16 11 2026' });
      await forms.goOn('Persons entitled');
      await expect(page.getByText('Last day to file:')).toContainText('7 December 2026');
      await forms.enter({ 'Person entitled to the charge': 'Bank of Fruit plc' });
      await forms.goOn('What is charged');
      await forms.enter({ 'Land, ships': 'The freehold land at 7 Park Row, Bristol.' });
      await forms.pick('Does it contain a fixed charge or fixed security?', 'Yes');
      await forms.pick('Does it contain a floating charge?', 'No');
      await forms.pick('Does it restrict further charges that would rank equally or before it?', 'Yes');
      await forms.pick('Does the company hold the property as a bare trustee?', 'No');
      await expectAccessible(page, 'the terms of a charge');
      await forms.goOn('Instrument');
      await forms.enter({ 'Certified by': 'Eve Fig, solicitor' });
      await forms.expectRefused('Add the copy of the instrument');
      await forms.attach('Copy of the instrument', 'deed.pdf');
      await forms.goOn('Who files');
      for (const name of ['Town of birth', 'Telephone number', 'Mother’s maiden name'])
        await forms.tick(name);
      await forms.enter({ 'Town of birth': 'BRI', 'Telephone number': '123', 'Mother’s maiden name': 'SLO' });
      await forms.goOn('Check your answers');
    });

    await test.step('and paid for, then it is registered with its certificate', async () => {
      const review = new ReviewPage(page);
      await review.open();
      const payment = new PaymentWindow(await review.fileAndPay());
      await payment.expectOpen();
      await payment.fill('SUCCESSFUL');
      const closed = payment.page.waitForEvent('close');
      await payment.pay();
      await closed;
      const receipt = new ReceiptPage(page);
      await receipt.expectOpen();
      await receipt.expectOnRegister();
      await expect(
        page.getByRole('button', { name: /^Save the certificate of the registration/ }),
      ).toBeVisible({
        timeout: 30_000,
      });
      await receipt.backToCompany();
      await new CompanyPage(page).openRegister(charges);
    });

    await test.step('and when it is satisfied (MR04), then none is outstanding', async () => {
      await page.getByRole('table', { name: 'Charges and mortgages' }).getByRole('link').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Satisfied/ })
        .click();
      await forms.expectStep('Which charge');
      await forms.goOn('Satisfaction');
      await forms.expectRefused('Say whether the debt is satisfied in full or in part');
      await forms.pick('The debt is paid or satisfied', 'In full');
      await forms.goOn('Who delivers this');
      await forms.enter({ Name: 'Nora Harcastle', 'Interest in the charge': 'Chargor' });
      await forms.enter({ 'Building name or number': '7', 'Town or city': 'Bristol', Postcode: 'BS1 5LJ' });
      await forms.search('Country', 'England');
      await forms.goOn('Check your answers');
      await forms.fileUntilOnRegister();
      await new ReceiptPage(page).backToCompany();
      await new CompanyPage(page).openRegister(charges);
      await expect(page.getByText('No charge is outstanding')).toBeVisible();
    });
  });
});
