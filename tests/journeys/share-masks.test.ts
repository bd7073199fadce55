import type { Locator, Page } from '@playwright/test';
import { SharesPages } from '../pages/shares-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { giveCompany } from '../support/filed-statement.ts';
import { expect, test } from '../support/journey.ts';
import { people } from '../support/people.ts';
import { giveShareClass } from '../support/share-register.ts';

const joinery = { number: '09990002', code: 'TIDE02', name: 'TIDEWATER JOINERY LIMITED' };

/** Types key by key into an empty field, and reads what stands there. */
async function typed(field: Locator, text: string): Promise<string> {
  await field.fill('');
  await field.pressSequentially(text);
  return field.inputValue();
}

/** Pastes into an empty field as the browser does, and reads what stands there. */
async function pasted(page: Page, field: Locator, text: string): Promise<string> {
  await field.fill('');
  await field.focus();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('ControlOrMeta+v');
  return field.inputValue();
}

test.describe('The figures of shares', () => {
  test('Given the form of an allotment, when figures are typed or pasted, then only what can stand there does', async ({
    signIn,
    clerk,
    baseURL,
  }) => {
    const companyId = await giveCompany(clerk, joinery);
    await giveShareClass(clerk, companyId, { NominalValue: '0.1' });
    const page = await signIn(people.main);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    await new SharesPages(page).enter(joinery.name);
    await page.getByRole('link', { name: 'Allot shares' }).click();
    const count = page.getByLabel('Number of shares');
    const price = page.getByLabel('Price of each share', { exact: true });
    await expect(count).toBeVisible();
    await expectAccessible(page, 'the form of an allotment');

    expect(await typed(count, '0012a,345')).toBe('12345');
    expect(await typed(count, '123456789012')).toBe('12345678901');
    expect(await pasted(page, count, ' 1,250,000 ')).toBe('1250000');
    expect(await pasted(page, count, '1000.50')).toBe('1000');

    expect(await typed(price, '0.1')).toBe('0.1');
    await price.blur();
    await expect(price).toHaveValue('0.10');
    expect(await typed(price, '123456789.1234567')).toBe('12345678.123456');
    expect(await typed(price, '-2..5')).toBe('2.5');
    expect(await pasted(page, price, '£1,250.50')).toBe('1250.50');
    expect(await pasted(page, price, '.005')).toBe('0.005');
  });
});
