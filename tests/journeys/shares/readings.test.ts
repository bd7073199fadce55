import type { Page } from '@playwright/test';
import { RegisterOfMembersPage } from '../../pages/register-of-members-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import type { Caller } from '../../support/data/caller.ts';
import { expect, test } from '../../support/journey.ts';
import { type Person, people } from '../../support/data/people.ts';
import { expectAccessibleInEveryLook, expectGoodInEveryView } from '../../support/browser/looks.ts';
import { linesOf } from '../../support/browser/saved-file.ts';
import { giveShareholder, giveShareRegister } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const joinery = { number: '09990002', code: 'TIDE02' };

/**
 * Given Alder with 60 and Birch with 40 shares from February on. In April Birch sold his: to Alder, as was entered first, and
 * as was found out afterwards to Cedar.
 */
async function giveRegister(clerk: Caller, company: typeof bakery): Promise<string> {
  const { companyId, classId, holders } = await giveShareRegister(clerk, company, {
    'Pat Alder': '60',
    'Pat Birch': '40',
  });
  const cedar = await giveShareholder(clerk, companyId, 'Pat Cedar');
  const sale = (transfereeId: string) => ({
    kind: 'transfer' as const,
    on: '2026-04-01',
    classId,
    transferorId: holders['Pat Birch'],
    transferees: [{ transfereeId, shares: '40', consideration: '1500', stamping: 'paid' as const }],
  });
  const ofCompany = { companyId };
  const wrong = await clerk.call('recordShareEvent', { ...ofCompany, events: [sale(holders['Pat Alder'])] });
  const eventId = wrong.entity[0]?.shareEventId ?? '';
  const reversal = { kind: 'reversal' as const, eventId, reason: 'Pat Cedar bought them' };
  await clerk.call('recordShareEvent', { ...ofCompany, events: [reversal, sale(cedar)] });
  return companyId;
}

/** The main user, arrived at the companies. */
async function enter(signIn: (person: Person) => Promise<Page>): Promise<Page> {
  const page = await signIn(people.main);
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
  return page;
}

test.describe('Reading the share register', () => {
  test('Given a corrected register, then it reads as at three dates, and as it was known before the correction', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveRegister(clerk, bakery);
    const page = await enter(signIn);
    await page.goto(`/company/shareholders?company=${companyId}`);
    const register = new RegisterOfMembersPage(page);
    await expect(register.member('Pat Cedar')).toBeVisible();
    await expect(register.member('Pat Birch')).toHaveCount(0);
    await expect(page.getByText('Agrees to the statement of capital')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the register of members');

    await page.getByRole('button', { name: /Former members/ }).click();
    await expect(register.member('Pat Birch')).toContainText('held 40');

    await register.showDate('31 3 2026');
    await expect(page.getByText('Not the register of today')).toBeVisible();
    await expect(register.member('Pat Birch')).toBeVisible();
    await expect(register.member('Pat Cedar')).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get('asAt')).toBe('2026-03-31');
    await expectAccessible(page, 'the register of an earlier day');

    await register.showDate('1 2 2026');
    await expect(page.getByRole('heading', { name: 'No members on this day' })).toBeVisible();

    await page.goto(`/company/shareholders?company=${companyId}&knownAt=2&former=yes`);
    await expect(page.getByText(/including entries up to entry 2/)).toBeVisible();
    await expect(register.member('Pat Alder')).toContainText('100.00%');
    await page.getByRole('button', { name: 'Show today' }).click();
    await expect(register.member('Pat Cedar')).toBeVisible();

    await register.member('Pat Cedar').getByRole('link').click();
    const holder = page.getByRole('dialog', { name: 'Pat Cedar' });
    await expect(holder.getByRole('table', { name: 'History of Pat Cedar' })).toContainText('+40');
    await expect(holder.getByRole('heading', { name: 'Pat Cedar' })).toBeFocused();
    await expectGoodInEveryView(holder, 'a shareholder');

    await holder.getByRole('button', { name: 'Change name or address' }).click();
    const change = page.getByRole('dialog', { name: 'Change Pat Cedar' });
    await change.getByLabel('Surname').fill('Oak');
    await change.getByRole('button', { name: 'Save the change' }).click();
    await expect(change.getByText('Enter the date of the change').first()).toBeVisible();
    await expectAccessible(page, 'a change of a shareholder');
    await change.getByRole('textbox', { name: 'Date of the change' }).fill('1 6 2026');
    await change.getByRole('button', { name: 'Save the change' }).click();
    await expect(change).toHaveCount(0);
    await page.getByRole('dialog', { name: 'Pat Oak' }).getByRole('button', { name: 'Close' }).last().click();
    await expect(register.member('Pat Oak')).toBeVisible();
    await register.showDate('31 5 2026');
    await expect(register.member('Pat Cedar')).toBeVisible();
  });

  test('Given the cap table, then bars, figures and treasury agree, and every register can be taken along', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveRegister(clerk, joinery);
    const page = await enter(signIn);
    const register = new RegisterOfMembersPage(page);
    await page.goto(`/company/shares/captable?company=${companyId}`);
    const votes = page.getByRole('figure', { name: /% of votes/ });
    await expect(votes.getByRole('listitem').first()).toContainText('60.00%');
    await expect(page.getByRole('table', { name: 'Cap table' })).toContainText('£40.00');
    await expectAccessible(page, 'the cap table');
    const table = await register.download('Cap table, CSV');
    expect(table.name).toMatch(/^TIDEWATER JOINERY LIMITED - cap table - \d{4}-\d\d-\d\d\.csv$/);
    expect(table.content.toString('utf8')).toContain('Pat Alder,60,60.00,60.00,60,60.00');

    await page.goto(`/company/shareholders?company=${companyId}&asAt=2026-03-31`);
    const members = await register.download('Register of members, CSV');
    expect(members.name).toContain(' - register of members - 2026-03-31.csv');
    expect(members.content.toString('utf8')).toContain(
      'Pat Birch,"4 Quay Street, Whitby, YO22 4PT",Ordinary,40,',
    );
    const capital = await register.download('Statement of capital, CSV');
    expect(capital.content.toString('utf8')).toContain('GBP,Total,,100,,,100.00,0.00,');
    const transfers = await register.download('Transfers, CSV');
    expect(linesOf(transfers)).toHaveLength(1);
    const history = await register.download('Allotments and transfers, PDF');
    expect(history.name).toContain(' - allotments and transfers - 2026-03-31.pdf');
    const whole = await register.download('Whole share register, Open Cap Format');
    expect(whole.name).toContain(' - open cap format - 2026-03-31.ocf.zip');
  });
});
