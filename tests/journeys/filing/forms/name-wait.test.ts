import { civilDate } from '@statbook/domain/dates';
import { FormPages } from '../../../pages/form-pages.ts';
import { ReceiptPage } from '../../../pages/receipt-page.ts';
import { expectAccessibleInEveryLook } from '../../../support/browser/looks.ts';
import { prepareForm, sampleOf } from '../../../support/data/answered-form.ts';
import type { Caller } from '../../../support/data/caller.ts';
import { giveCompany } from '../../../support/data/filed-statement.ts';
import { people } from '../../../support/data/people.ts';
import { submitStatement } from '../../../support/data/statement.ts';
import { clockStart } from '../../../support/installation/checkout.ts';
import { expect, test } from '../../../support/journey.ts';

const pianos = { number: '09990062', code: 'PART62' };

/** Given a change of name that was delivered by post, and whose outcome nobody has recorded. */
async function giveDeliveredName(clerk: Caller, companyId: string): Promise<void> {
  await clerk.call('startForm', { companyId, form: 'NM04', way: 'document' });
  const form = await prepareForm(clerk, companyId, sampleOf('NM04', pianos.number));
  await submitStatement(clerk, form);
  const on = civilDate(clockStart.slice(0, 10));
  await clerk.call('recordDelivery', { filingId: form.filingId, way: 'post', on });
}

test.describe('A filing that waits for a change of name', () => {
  test('Given a change of name that was delivered and never decided, when another form is filed, then it says what it waits for and is sent under the present name', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, pianos);
    await giveDeliveredName(clerk, companyId);
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    await forms.openList(companyId);
    await forms.begin('AD01');
    await forms.expectStep('New registered office');
    await forms.enter({
      'Building name': '9',
      Street: 'Park Row',
      'Town or city': 'Bristol',
      Postcode: 'BS1 5LJ',
    });
    await forms.select('Country', 'England');
    await forms.tick(/^The address is an appropriate address/);
    await forms.goOn('Check your answers');
    await forms.file();

    await expect(page.getByText('Waiting for the change of name')).toBeVisible();
    const wait = page.getByRole('region', { name: 'Waits for the change of name' });
    await expect(wait.getByRole('link', { name: /^Change of name to QUAYSIDE/ })).toBeVisible();
    await expect(wait).toContainText('Delivered, no outcome recorded');
    await expect(wait.getByRole('link', { name: 'Record what Companies House decided' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the receipt of a filing that waits for a change of name');

    await wait.getByRole('button', { name: 'Send under the present name' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('rejects a filing whose name does not match its register');
    await dialog.getByRole('button', { name: 'Send under the present name' }).click();
    await new ReceiptPage(page).expectOnRegister();
    await expect(wait).toHaveCount(0);
  });
});
