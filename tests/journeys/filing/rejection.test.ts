import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { SubmissionPages } from '../../pages/submission-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveFiledStatement } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const boats = { number: 'NI990006', code: 'LOUG06', name: 'LOUGH SHORE BOATS LIMITED' };

test.describe('A statement that comes back', () => {
  test('Given a paid statement that the registry rejects, when it is corrected where the reason points, then it is filed again under a new number, without paying twice', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { registry, payments } = installation;
    await registry.addRule({
      outcome: 'reject',
      companyNumber: boats.number,
      code: '20111',
      text: 'SIC code 30120 is not in the condensed list',
    });
    const { filingId } = await giveFiledStatement(clerk, boats, installation);
    const page = await signIn(people.main);
    const receipt = new ReceiptPage(page);

    await test.step('when its receipt is opened, the registry’s words stand above everything', async () => {
      await page.goto(`/submissionstatus/status/${filingId}`);
      await receipt.expectTitle(/rejected by Companies House/);
      await expect(page.getByText('SIC code 30120 is not in the condensed list')).toBeVisible();
      await expectAccessible(page, 'the receipt of a rejected statement');
    });
    const firstNumber = await receipt.readNumber();

    await test.step('and the error log leads to the step that it concerns', async () => {
      const submissions = new SubmissionPages(page);
      await submissions.openErrorLog();
      await expectAccessible(page, 'the error log');
      const entry = submissions.entryOf(boats.name);
      await expect(entry).toContainText('20111');
      await entry.getByRole('button', { name: /Correct and file again/ }).click();
      await new StatementPages(page).expectStep('SIC codes');
      await expect(page.getByText('SIC code 30120 is not in the condensed list')).toBeVisible();
      await expectAccessible(page, 'a statement that came back');
    });

    await test.step('and it is corrected, reviewed and filed without a payment', async () => {
      await page.getByRole('radio', { name: 'No, give new codes' }).check();
      const code = page.getByRole('combobox', { name: 'SIC code 1' });
      await code.fill('30110');
      await page.getByRole('option', { name: /30110/ }).click();
      const statement = new StatementPages(page);
      await statement.saveAndContinue();
      await statement.expectOpen();
      await expect(statement.facts).toContainText('30110');
      await expect(page.getByText('SIC code 30120 is not in the condensed list')).toBeVisible();
      const review = new ReviewPage(page);
      await review.expectReady();
      await expectAccessible(page, 'the review of the corrected statement');
      await review.file();
    });

    await test.step('then it is accepted under a new number, and was paid for once', async () => {
      await receipt.expectOpen();
      await receipt.expectTitle(/accepted by Companies House/);
      const arrivals = await registry.listArrivals(boats.number);
      expect(arrivals.map(({ status }) => status)).toEqual(['REJECT', 'ACCEPT']);
      expect(arrivals.map(({ number }) => number)).toEqual([firstNumber, await receipt.readNumber()]);
      const { payments: tried } = (await clerk.call('getSubmission', { filingId })).entity[0] ?? {};
      expect(tried?.map(({ state }) => state)).toEqual(['confirmed']);
      const ids = new Set(tried?.map(({ transactionId }) => transactionId));
      const taken = (await payments.listTransactions()).filter((one) => ids.has(one.transactionId));
      expect(taken.map((one) => one.taken)).toEqual([5600]);
    });
  });
});
