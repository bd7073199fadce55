import type { Page } from '@playwright/test';
import { FormPages } from '../../../pages/form-pages.ts';
import { expectAccessible } from '../../../support/browser/accessibility.ts';
import { expectAccessibleInEveryLook } from '../../../support/browser/looks.ts';
import type { Caller } from '../../../support/data/caller.ts';
import { people } from '../../../support/data/people.ts';
import { type GivenShareRegister, giveShareRegister } from '../../../support/data/share-register.ts';
import { eventually } from '../../../support/eventually.ts';
import { expect, test } from '../../../support/journey.ts';

const pottery = { number: '09990021', code: 'FIVE21' };
const bakery = { number: '09990001', code: 'BAKE01' };
const confirmation = 'Date on which the company had confirmation';

/** Given shares that somebody was allotted later, until the notices follow that the register suggests of it. */
async function giveAllotment<Name extends string>(
  clerk: Caller,
  { companyId, classId, holders }: GivenShareRegister<Name>,
  { to, shares, suggests }: { to: Name; shares: string; suggests: string },
): Promise<void> {
  const allottee = { classId, holderId: holders[to], shares, priceEach: '1', paidEach: '1' };
  const events = [{ kind: 'allotment' as const, on: '2026-11-10', allottees: [allottee] }];
  await clerk.call('recordShareEvent', { companyId, events });
  await eventually(
    () => clerk.call('getControlProposals', { companyId }),
    ({ entity }) => entity.some(({ personName, changedOn }) => `${personName} ${changedOn}` === suggests),
  );
}

const suggestionsOf = (page: Page) =>
  page.getByRole('region', { name: 'Notices that the share register suggests' });

const pscsOf = (page: Page) => page.getByRole('table', { name: 'People with significant control' });

/** What a PSC01 asks for beside what the share register knows, from its first step. */
async function answerTheRest(forms: FormPages): Promise<void> {
  await forms.pick('Does Companies House protect every particular of this person (section 790ZG)?', 'No');
  await forms.enter({ [confirmation]: '16 11 2026' });
  await forms.goOn('Nature of control');
  await forms.goOn('Personal details');
  await forms.enter({ 'Date of birth': '1 6 1985' });
  await forms.search('Country of residence', 'England');
  await forms.search('Nationality', 'British');
  await forms.goOn('Addresses');
  await forms.pick('Service address', /registered office/);
  await forms.enter({ 'Building name or number': '7', 'Town or city': 'Bristol', Postcode: 'BS1 5LJ' });
  await forms.search('Country', 'England');
  await forms.pick('Has Companies House granted protection of the home address (section 790ZF)?', 'No');
  await forms.goOn('Identity');
  await forms.pick('State now that the identity is verified?', 'No');
  await forms.goOn('Check your answers');
}

test.describe('Forms about significant control', () => {
  test('Given a statement that nobody has control and a member who has come to hold a third, when the notice is begun, then the statement is withdrawn first and the notice is filed and done', async ({
    signIn,
    clerk,
  }) => {
    const stones = { 'Abel Stone': '100', 'Bella Stone': '100', 'Caleb Stone': '100', 'Delia Stone': '100' };
    const register = await giveShareRegister(clerk, pottery, { ...stones, 'Elias Stone': '100' });
    await giveAllotment(clerk, register, {
      to: 'Abel Stone',
      shares: '100',
      suggests: 'Abel Stone 2026-11-10',
    });
    const page = await signIn(people.main);
    const openPscs = () => page.goto(`/company/pscs?company=${register.companyId}`);
    const forms = new FormPages(page);
    await openPscs();
    await expectAccessibleInEveryLook(page, 'a PSC page with a suggestion');
    await suggestionsOf(page)
      .getByRole('button', { name: /^File PSC01.*Abel Stone/ })
      .click();
    await forms.expectStep('Who has control');
    await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Abel');
    await expect(page.getByRole('textbox', { name: /^Surname/ })).toHaveValue('Stone');
    await expectAccessible(page, 'who has control');
    await answerTheRest(forms);
    await expect(page.getByText(/A statement stands on the register/)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a notice that a statement stands in the way of');

    await test.step('and the statement is withdrawn with one click (PSC09)', async () => {
      await page.getByRole('button', { name: /^File PSC09/ }).click();
      await forms.expectStep('Which statement has ended');
      await forms.goOn('Check your answers');
      await forms.fileUntilOnRegister();
    });

    await test.step('and the suggestion leads back to its notice, which nobody begins twice', async () => {
      await openPscs();
      const suggestions = suggestionsOf(page);
      await expect(suggestions).toContainText('PSC01: Draft');
      await expect(suggestions.getByRole('button', { name: /^File PSC01/ })).toHaveCount(0);
      await expectAccessible(page, 'a PSC page with a notice under way');
      await suggestions.getByRole('link', { name: /^Go on with PSC01.*Abel Stone/ }).click();
      await page.getByRole('link', { name: 'Check answers' }).click();
      await forms.fileUntilOnRegister();
    });

    await openPscs();
    await expect(pscsOf(page).getByRole('row', { name: /Abel Stone/i })).toContainText('10 Nov 2026');
    await expect(suggestionsOf(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Compared with the share register' })).toHaveCount(0);
  });

  test('Given a person in control who has less than before, when the change is filed from what needs doing, then the register shows it and nothing is left to do', async ({
    signIn,
    clerk,
  }) => {
    const held = { 'Nora Jane Harcastle': '60', 'Felix Harcastle': '40' };
    const register = await giveShareRegister(clerk, bakery, held);
    await giveAllotment(clerk, register, {
      to: 'Felix Harcastle',
      shares: '60',
      suggests: 'Nora Jane Harcastle 2026-11-10',
    });
    const page = await signIn(people.main);
    const forms = new FormPages(page);
    const openOverview = () => page.goto(`/company/companyoverview?company=${register.companyId}`);
    const need = page
      .getByRole('region', { name: 'What needs doing' })
      .getByRole('listitem')
      // The return of the allotment names the allottees as well.
      .filter({ hasText: /PSC notice.*Nora Jane Harcastle/ });
    await openOverview();
    await need.getByRole('button', { name: /^File PSC04/ }).click();
    await forms.expectStep('Whose details have changed');
    await expect(page.getByRole('combobox', { name: 'Person with significant control' })).not.toHaveValue('');
    await forms.expectRefused(`Enter the ${confirmation.toLowerCase()}`);
    await openOverview();
    await expect(need).toContainText('Nora Jane Harcastle, Draft');
    await need.getByRole('link', { name: 'PSC notice, PSC04' }).click();
    await forms.enter({ [confirmation]: '16 11 2026' });
    await forms.goOn('What has changed');
    await expect(page.getByRole('checkbox', { name: 'Nature of control' })).toBeChecked();
    await expectAccessible(page, 'a change of control');
    await forms.goOn('Check your answers');
    await expectAccessible(page, 'the answers of a change of control');
    await forms.fileUntilOnRegister();

    await openOverview();
    await expect(need).toHaveCount(0);
    await page.goto(`/company/pscs?company=${register.companyId}`);
    await expect(pscsOf(page).getByRole('row', { name: /Nora Jane Harcastle/i })).toContainText(
      /25% .*50%|more than 25%/i,
    );
    await expect(suggestionsOf(page)).not.toContainText('Nora Jane Harcastle: PSC04');
  });
});
