import { CompanyPage } from '../../pages/company-page.ts';
import { PaymentWindow } from '../../pages/payment-window.ts';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { findSchemaFaults, hasGenuineSchemas } from '../../support/simulators/genuine-schemas.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const joinery = { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' };
const personalCode = 'TW7K2MPX94R';

test.describe
  .serial('A director whose identity is to be stated', () => {
    test('Given a company with such a director, when its statement is filed with the personal code, then the registry takes the identity as stated', async ({
      signIn,
      clerk,
      installation,
    }) => {
      const companyId = await giveCompany(clerk, joinery);
      const page = await signIn(people.main);
      await page.goto(`/company/companyoverview?company=${companyId}`);
      const needs = page.getByRole('region', { name: 'What needs doing' });
      await expect(needs).toContainText('HALE, Tobias Edwin, director');

      await new CompanyPage(page).beginStatement();
      const statement = new StatementPages(page);
      await statement.expectOpen();
      await expectAccessible(page, 'a statement that needs an identity statement');
      await statement.change('identity of Tobias Edwin Hale');
      await statement.expectStep('identity of the directors');
      await page.getByLabel(/^Personal code of/).fill(personalCode);
      await expectAccessible(page, 'the identity of the directors');
      await statement.saveAndContinue();
      await statement.expectOpen();
      await statement.sign();
      // As a person with significant control he has yet to say so: that is a filing of its own.
      await page.getByLabel('Reason for filing it all the same').fill('It follows');
      await statement.goOn();
      const review = new ReviewPage(page);
      await review.expectReady();
      await expect(page.getByRole('main')).not.toContainText(personalCode);
      const payment = new PaymentWindow(await review.fileAndPay());
      await payment.expectOpen();
      await payment.fill('Mara');
      await payment.pay();

      const receipt = new ReceiptPage(page);
      await receipt.expectOpen();
      await receipt.expectTitle(/accepted by Companies House/);
      await expect(page.getByRole('main')).not.toContainText(personalCode);
      const arrivals = await installation.registry.listArrivals(joinery.number);
      expect(arrivals).toMatchObject([{ status: 'ACCEPT', posts: 1 }]);
      await receipt.backToCompany();
      await expect(needs).not.toContainText('HALE, Tobias Edwin, director');
      await expect(needs).toContainText('Mr Tobias Edwin Hale, person with significant control');
    });

    const leftOut = hasGenuineSchemas ? '' : ' (left out: no reference folder)';
    test(`Given what was filed, then it is valid by the registry’s own schemas${leftOut}`, ({
      installation,
    }) => {
      test.skip(!hasGenuineSchemas);
      const form = 'ConfirmationAndVerificationStatement';
      const [message = ''] = installation.gateway.listMessages(form);
      expect(findSchemaFaults(message, form, `${form}-v1-0.xsd`)).toEqual([]);
    });
  });
