import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';
import { prepareStatement } from '../../support/data/statement.ts';

const catering = { number: '09990003', code: 'KETL03', name: 'COPPER KETTLE CATERING LIMITED' };

test.describe('A payment period that is paid', () => {
  test('Given a statement in such a period, when it is filed, then nothing is to be paid and it goes on its way at once', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, catering);
    await prepareStatement(clerk, companyId);
    const paidBefore = (await installation.payments.listTransactions()).length;
    const page = await signIn(people.main);
    await page.goto(`/company/forms/confirmation-statement?company=${companyId}&step=check`);
    const review = new ReviewPage(page);
    await review.expectReady();
    await review.file();

    const receipt = new ReceiptPage(page);
    await receipt.expectOpen();
    await receipt.expectTitle(/accepted by Companies House/);
    await expect(page.getByText('There was nothing to pay for this filing.')).toBeVisible();
    expect(await installation.payments.listTransactions()).toHaveLength(paidBefore);
  });
});
