import type { Page } from '@playwright/test';
import { CompanyPage, registers } from '../../../pages/company-page.ts';
import { FormPages } from '../../../pages/form-pages.ts';
import { ReceiptPage } from '../../../pages/receipt-page.ts';
import { expectAccessible } from '../../../support/browser/accessibility.ts';
import { expectAccessibleInEveryLook } from '../../../support/browser/looks.ts';
import { giveCompany } from '../../../support/data/filed-statement.ts';
import { people } from '../../../support/data/people.ts';
import { expect, test } from '../../../support/journey.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const boats = { number: 'NI990006', code: 'LOUG06' };
const woollens = { number: 'SC990005', code: 'GLEN05' };
const reason = 'The date of the appointment was not accepted';

interface Appointed {
  forename: string;
  surname: string;
  born: string;
  code: string;
}
const dora: Appointed = { forename: 'Dora', surname: 'Quince', born: '28 2 1990', code: 'QUN12345678' };
const emil: Appointed = { forename: 'Emil', surname: 'Medlar', born: '1 6 1985', code: 'MED12345678' };

const officers = registers[1];

/** Begins the appointment of a director from the officers of the company, and names them. */
async function beginAppointment(page: Page, companyId: string, { forename, surname }: Appointed) {
  await page.goto(`/company/officers?company=${companyId}`);
  await page.getByRole('button', { name: 'Appoint', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Appointment of a director/ }).click();
  const forms = new FormPages(page);
  await forms.expectStep('Who is appointed');
  await forms.enter({ 'First name': forename, Surname: surname });
  return forms;
}

/** Answers what is left to answer of the appointment, from its second step. */
async function finishAppointment(forms: FormPages, { born, code }: Appointed): Promise<void> {
  await forms.enter({ 'Date of appointment': '16 11 2026' });
  await forms.tick(/has consented to act as a director/);
  await forms.goOn('Personal details');
  await forms.enter({ 'Date of birth': born });
  await forms.search('Country of residence', 'England');
  await forms.search('Nationality', 'British');
  await forms.goOn('Addresses');
  await forms.pick('Service address', /registered office/);
  await forms.enter({ 'Building name or number': '7', 'Town or city': 'Bristol', Postcode: 'BS1 5LJ' });
  await forms.search('Country', 'England');
  await forms.pick('Has Companies House granted protection of the home address (section 243)?', 'No');
  await forms.goOn('Identity');
  await forms.enter({ 'Personal code': code });
  await forms.tick(/identity of this person is verified/);
  await forms.goOn('Check your answers');
}

test.describe('Forms about officers', () => {
  test('Given two directors who are appointed at once, when each has a draft of their own and one is rejected once, then both are on the register', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    const forms = await beginAppointment(page, companyId, dora);
    const former = 'Has this person used another name for business in the last 20 years?';
    await forms.expectRefused('Say whether there is a former name');
    await forms.pick(former, 'No');
    await forms.goOn('Appointment');
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await beginAppointment(page, companyId, emil);
    await forms.pick(former, 'No');
    await forms.goOn('Appointment');
    await finishAppointment(forms, emil);
    await expectAccessibleInEveryLook(page, 'the answers of an appointment');
    await forms.fileUntilOnRegister();

    await test.step('and the other goes on where it was left', async () => {
      await forms.openList(companyId);
      await page.getByRole('link', { name: /^Go on with.*Dora Quince/ }).click();
      await forms.expectStep('Appointment');
      await finishAppointment(forms, dora);
      const rule = {
        outcome: 'reject',
        companyNumber: bakery.number,
        code: '20399',
        text: reason,
        times: 1,
      } as const;
      await installation.registry.addRule(rule);
      await forms.file();
      await forms.correct(reason, 'Appointment');
      await forms.enter({ 'Date of appointment': '17 11 2026' });
      await forms.goOn('Personal details');
      await expect(page.getByText(/stored encrypted. Leave this empty to keep it/)).toBeVisible();
      await page.getByRole('link', { name: 'Check answers' }).click();
      await forms.fileUntilOnRegister();
    });

    await new ReceiptPage(page).backToCompany();
    await new CompanyPage(page).openRegister(officers);
    const table = page.getByRole('table', { name: 'Officers' });
    await expect(table.getByRole('row', { name: /QUINCE/ })).toContainText('17 Nov 2026');
    await expect(table.getByRole('row', { name: /MEDLAR/ })).toContainText('16 Nov 2026');
  });

  test('Given a director whose name has changed and another who has left, when both are filed from the register of officers, then it shows them so', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, boats);
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    const officer = async (name: RegExp, change: string) => {
      await page.goto(`/company/officers?company=${companyId}`);
      await page.getByRole('table', { name: 'Officers' }).getByRole('link', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name: change }).click();
    };

    await test.step('when the new name is filed (CH01)', async () => {
      await officer(/DEVLIN, Aoife/i, 'Details changed');
      await forms.expectStep('Whose details have changed');
      await forms.expectRefused('Enter the date of the change');
      await forms.enter({ 'Date of the change': '16 11 2026' });
      await forms.goOn('What has changed');
      await forms.tick('Name');
      await forms.enter({ Surname: 'Oakes' });
      await expectAccessible(page, 'a step with what has changed');
      await forms.goOn('Check your answers');
      await forms.fileUntilOnRegister();
    });

    await test.step('and the other has left (TM01)', async () => {
      await officer(/DEVLIN, Ciaran/, 'Ceased');
      await forms.expectStep('Who has ceased');
      await forms.enter({ 'Date on which they ceased': '30 11 2026' });
      await forms.expectRefused('Enter today’s date or an earlier one');
      await forms.enter({ 'Date on which they ceased': '18 11 2026' });
      await forms.goOn('Check your answers');
      await forms.fileUntilOnRegister();
    });

    await page.goto(`/company/officers?company=${companyId}`);
    const table = page.getByRole('table', { name: 'Officers' });
    await expect(table.getByRole('link', { name: /OAKES, Aoife/i })).toBeVisible();
    await expect(table.getByRole('link', { name: /DEVLIN/ })).toHaveCount(0);
  });

  test('Given a draft that two people have open, when both change it, then neither loses anything', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, woollens);
    const page = await signIn(people.main);
    const forms = await beginAppointment(page, companyId, dora);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Form saved')).toBeVisible();
    const colleague = await signIn(people.agent);
    await colleague.goto(page.url());
    const theirs = new FormPages(colleague);
    await theirs.expectStep('Who is appointed');
    await theirs.enter({ 'Middle names': 'May', Surname: 'Pear' });
    await colleague.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(colleague.getByRole('link', { name: /Go on with.*Dora May Pear/ })).toBeVisible();

    await forms.enter({ Title: 'Dr' });
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('This form has changed since you opened it')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Dr');
    await expectAccessibleInEveryLook(page, 'a form that somebody else has changed');
    await page.getByRole('button', { name: 'Save mine on top' }).click();
    await expect(page.getByText('This form has changed since you opened it')).toBeHidden();
    await expect(page.getByRole('textbox', { name: /^Middle names/ })).toHaveValue('May');
    await expect(page.getByRole('textbox', { name: /^Surname/ })).toHaveValue('Pear');
    await theirs.openList(companyId);
    await expect(colleague.getByRole('link', { name: /Go on with.*Dr Dora May Pear/ })).toBeVisible();
  });
});
