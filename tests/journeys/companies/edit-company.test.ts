import { openRegisterOf } from '../../pages/company-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectNoSidewaysScroll } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

const gardens = 'FAIRWEATHER AND DAUGHTER GARDENS LIMITED';

test.describe('Editing a company', () => {
  test('Given a sign-in at the registry, when parts of the company are changed, then their notices are begun', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openRegisterOf(page, gardens, 'Overview');
    await page.getByRole('link', { name: 'Edit company' }).click();
    await expect(page).toHaveTitle(/Edit company/);
    await expectAccessible(page, 'the page on which a company is edited');
    await expectNoSidewaysScroll(page);

    const signedIn = page.getByRole('region', { name: 'Signed in at Companies House' });
    await expect(signedIn.getByText('Nobody is signed in')).toBeVisible();
    await signedIn.getByRole('button', { name: 'Sign in at Companies House' }).click();
    await expect(page.getByRole('heading', { name: 'Simulated registry' })).toBeVisible();
    await page.getByLabel('E-mail address', { exact: true }).fill('mara@harbour.example');
    await page.getByLabel(/Authentication code/).fill('FAIR17');
    const back = page.waitForRequest(/editcompany\?.*code=/);
    await page.getByRole('button', { name: 'Grant' }).click();
    const code = new URL((await back).url()).searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    await expect(signedIn.getByText('Mara Quill')).toBeVisible();
    // What came back stays neither in the address nor in the browser's storage.
    expect(page.url()).not.toMatch(/code=|state=/);
    const stored = await page.evaluate('JSON.stringify([localStorage, sessionStorage])');
    expect(stored).not.toContain(code);

    const office = page.getByRole('region', { name: 'Registered office' });
    await office.getByRole('checkbox').check();
    await office.getByLabel('Building name or number').fill('14');
    await office.getByLabel('Street').fill('Quay Street');
    await office.getByLabel('Town or city').fill('Whitby');
    await office.getByLabel('Country').selectOption('England');
    await office.getByLabel('Postcode').fill('YO21 1AA');
    const email = page.getByRole('region', { name: 'Registered email address' });
    await email.getByRole('checkbox').check();
    await email.getByLabel('New registered email address').fill('office@gardens.example');
    await expectAccessible(page, 'what changes');
    await page.getByRole('button', { name: 'Save' }).click();

    const begun = page.getByRole('region', { name: 'Drafts started' });
    await expect(begun.getByRole('link', { name: 'Registered office (AD01)' })).toHaveAttribute(
      'href',
      /^\/company\/forms\/[0-9a-f-]{36}$/,
    );
    await expect(begun.getByRole('link', { name: 'Registered email address (REA)' })).toBeVisible();
    await expectAccessible(page, 'the notices that were begun');
  });
});
