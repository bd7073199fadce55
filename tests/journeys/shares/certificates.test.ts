import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Caller } from '../../support/data/caller.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectAccessibleInEveryLook, expectGoodInEveryView } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';
import { saveFrom, wordsOf } from '../../support/browser/saved-file.ts';
import { giveShareClass, giveShareholder } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const joinery = { number: '09990002', code: 'TIDE02' };
const kettle = { number: '09990003', code: 'KETL03' };
const studios = { number: '09990004', code: 'MILL04' };

/** Given a company where Alice has certificates 1 and 2, and Bob number 3. */
async function giveCertificates(clerk: Caller, company: { number: string; code: string }): Promise<string> {
  const companyId = await giveCompany(clerk, company);
  const classId = await giveShareClass(clerk, companyId);
  const alice = await giveShareholder(clerk, companyId, 'Alice Green');
  const bob = await giveShareholder(clerk, companyId, 'Bob Stone');
  const gifts = [
    [alice, '100'],
    [alice, '60'],
    [bob, '40'],
  ] as const;
  for (const [holderId, shares] of gifts) {
    const allottees = [{ classId, holderId, shares, priceEach: '1', paidEach: '1' }];
    const events = [{ kind: 'allotment' as const, on: '2026-02-02', allottees }];
    await clerk.call('recordShareEvent', { companyId, key: randomUUID(), events });
  }
  return companyId;
}

const rowOf = (page: Page, number: number) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) });

async function act(page: Page, number: number, entry: string) {
  await page.getByRole('button', { name: `Actions for certificate ${number}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.describe('The certificates of a company', () => {
  test('Given shares allotted, then the certificates are printed one by one and together', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCertificates(clerk, bakery);
    const page = await signIn(people.main);
    await page.goto(`/company/shares/certificates?company=${companyId}`);
    await expect(page.getByText('3 current of 3')).toBeVisible();
    await expectAccessible(page, 'the register of certificates');
    const tabs = page.getByRole('navigation', { name: 'Pages of the share register' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(tabs.getByRole('link', { name: 'Certificates' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    const one = await saveFrom(page, () => act(page, 1, 'Print'));
    expect(one.name).toBe('09990001-certificates.pdf');
    expect(await wordsOf(one)).toEqual([
      expect.stringContaining('100 (one hundred) Ordinary shares of £1.00 each'),
    ]);
    await page.getByRole('checkbox', { name: /all/i }).check();
    const several = await saveFrom(page, () => page.getByRole('button', { name: 'Print selected' }).click());
    expect(await wordsOf(several)).toHaveLength(3);
    const register = await saveFrom(page, () => page.getByRole('button', { name: 'Print register' }).click());
    expect(register.name).toBe('09990001-register-of-certificates.pdf');
    expect((await wordsOf(register)).join(' ')).toContain('Bob Stone');
  });

  test('Given a certificate that was lost, then a duplicate takes its place only against an indemnity', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCertificates(clerk, joinery);
    const page = await signIn(people.main);
    await page.goto(`/company/shares/certificates?company=${companyId}`);
    await act(page, 1, 'Issue a duplicate for a lost one');
    const dialog = page.getByRole('dialog', { name: 'Duplicate of certificate 1' });
    await expectGoodInEveryView(dialog, 'the dialog of a duplicate');
    await dialog.getByRole('button', { name: 'Issue duplicate' }).click();
    await expect(dialog.getByText('Enter the date of the indemnity').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Date of the indemnity' }).fill('19 11 2026');
    await dialog.getByRole('textbox', { name: /Who gave the indemnity/ }).fill('Alice Green');
    await dialog.getByRole('button', { name: 'Issue duplicate' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 4)).toContainText('Current');
    await page.getByRole('button', { name: /Cancelled certificates/ }).click();
    await expect(rowOf(page, 1)).toContainText('Lost');
    await expect(rowOf(page, 1)).toContainText('Alice Green');
  });

  test('Given a holder who wants several, then a certificate is split into parts that add up', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCertificates(clerk, kettle);
    const page = await signIn(people.main);
    await page.goto(`/company/shares/certificates?company=${companyId}`);
    await act(page, 2, 'Split');
    const dialog = page.getByRole('dialog', { name: 'Split certificate 2' });
    await dialog.getByRole('textbox', { name: 'Certificate 1' }).fill('45');
    await dialog.getByRole('textbox', { name: 'Certificate 2' }).fill('10');
    await dialog.getByRole('button', { name: 'Split certificate' }).click();
    await expect(dialog.getByText('Enter two or more numbers that add up to 60').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Certificate 2' }).fill('15');
    await dialog.getByRole('button', { name: 'Split certificate' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 4)).toContainText('45');
    await expect(rowOf(page, 5)).toContainText('15');
  });

  test('Given the words of the company, then they are seen on a specimen and saved', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCertificates(clerk, studios);
    const page = await signIn(people.main);
    await page.goto(`/company/shares/certificates?company=${companyId}`);
    await page.getByRole('link', { name: 'Certificate template' }).click();
    await expect(page.getByTitle('Specimen of a certificate')).toBeVisible();
    await page.getByRole('radio', { name: 'The company’s seal' }).check();
    await page.getByRole('textbox', { name: /Under the first signature/ }).fill('Ada Quill, chair');
    await expectAccessibleInEveryLook(page, 'the certificate template');
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText('Certificate template saved')).toBeVisible();
    await page.getByRole('link', { name: 'Certificate template' }).click();
    await expect(page.getByRole('textbox', { name: /Under the first signature/ })).toHaveValue(
      'Ada Quill, chair',
    );
  });
});
