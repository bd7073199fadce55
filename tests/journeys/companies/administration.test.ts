import type { Page } from '@playwright/test';
import { openRegisterOf } from '../../pages/company-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { expectGoodInEveryView, expectNoSidewaysScroll, wearLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const gardens = 'FAIRWEATHER AND DAUGHTER GARDENS LIMITED';
const kettle = 'COPPER KETTLE CATERING LIMITED';

const openAdministration = (page: Page, company: string) => openRegisterOf(page, company, 'Administration');

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test.describe('What is kept about a company', () => {
  test('Given details for filings and a code, when they are changed and shown, then both are kept and the showing is told of', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openAdministration(page, gardens);
    await expect(page).toHaveTitle(/Administration – FAIRWEATHER/);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Administration' }),
    ).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, 'the administration');

    const kept = part(page, 'Client contact and SIC codes');
    await kept.getByRole('button', { name: 'Change details' }).click();
    await kept.getByLabel('Email address').fill('nobody');
    await kept.getByLabel('SIC codes').fill('62012/62020');
    await expect(kept.getByLabel('SIC codes')).toHaveValue('62012 62020');
    await kept.getByRole('button', { name: 'Save details' }).click();
    await expect(kept.getByText(/Enter an email address in the correct format/).first()).toBeVisible();
    await expectAccessible(page, 'the details, refused');
    await kept.getByLabel('Email address').fill('office@gardens.example');
    await kept.getByRole('button', { name: 'Save details' }).click();
    // A message stays for as long as the focus is in it.
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Details saved')).toBeVisible();
    await page.keyboard.press('F6');
    await expectGoodInEveryView(messages, 'a message');
    await expect(kept.getByText('office@gardens.example')).toBeVisible();
    await expect(kept.getByText(/^62012 – /)).toBeVisible();
    await expect(kept.getByRole('link', { name: 'File the difference with the statement' })).toBeVisible();

    const code = part(page, 'Authentication code');
    await expect(code.getByText('FAIR17')).toHaveCount(0);
    await code.getByRole('button', { name: 'Reveal (recorded)' }).click();
    await expect(code.getByText('FAIR17')).toBeVisible();
    await code.getByRole('button', { name: 'Hide' }).click();
    await expect(code.getByText('FAIR17')).toHaveCount(0);
    await code.getByRole('button', { name: 'Replace' }).click();
    await code.getByLabel('New authentication code').fill('wrong1');
    await code.getByRole('button', { name: 'Check and keep the code' }).click();
    await expect(code.getByText(/does not accept this code/).first()).toBeVisible();
    await code.getByLabel('New authentication code').fill('fair17');
    await code.getByRole('button', { name: 'Check and keep the code' }).click();
    await expect(code.getByRole('button', { name: 'Replace' })).toBeVisible();

    const activity = part(page, 'Activity');
    await activity.getByRole('button', { name: 'Codes and protected' }).click();
    await expect(activity.getByRole('row', { name: /Authentication code shown Mara Quill/ })).toBeVisible();
    await expect(activity.getByRole('row', { name: /Details for filings saved/ })).toHaveCount(0);
    await expectAccessible(page, 'the activity');
    const saved = page.waitForEvent('download');
    await activity.getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toMatch(/activity - \d{4}-\d\d-\d\d\.csv$/);
  });

  test('Given a note, when it is changed and deleted, then what it said and who deleted it can be seen', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openAdministration(page, gardens);
    const notes = part(page, 'Notes');
    await expect(notes.getByText(/No notes yet/)).toBeVisible();
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByRole('button', { name: 'Save note' }).click();
    await expect(notes.getByText('There is a problem')).toBeVisible();
    await notes.getByLabel('New note').fill('The director is abroad until May');
    await notes.getByRole('button', { name: 'Save note' }).click();
    await expect(notes.getByText('The director is abroad until May', { exact: true })).toBeVisible();
    await notes.getByRole('button', { name: 'Change the note' }).click();
    await notes.getByLabel('Note').fill('The director is back');
    await notes.getByRole('button', { name: 'Save note' }).click();
    await expect(notes.getByText(/changed by Mara Quill/)).toBeVisible();
    await notes.getByRole('button', { name: 'Show what it said before' }).click();
    await expect(notes.getByText('The director is abroad until May', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a note with what it said before');
    await notes.getByRole('button', { name: 'Delete the note' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
    await expect(notes.getByText(/was deleted by Mara Quill/)).toBeVisible();
    await expect(notes.getByText('The director is back')).toHaveCount(0);
  });

  test('Given an agent with chosen companies, when a company is given and taken away, then it is in the agent’s list or not', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openAdministration(page, kettle);
    const reach = part(page, 'Access');
    await reach.getByRole('button', { name: 'Grant access to Idris Vane' }).click();
    await expect(reach.getByRole('button', { name: 'Remove access from Idris Vane' })).toBeVisible();
    const agent = await signIn(people.agent);
    await expect(agent.getByRole('link', { name: kettle }).first()).toBeVisible();
    await reach.getByRole('button', { name: 'Remove access from Idris Vane' }).click();
    await expect(reach.getByRole('button', { name: 'Grant access to Idris Vane' })).toBeVisible();
    await agent.goto('/company');
    await expect(agent.getByRole('link', { name: gardens }).first()).toBeVisible();
    await expect(agent.getByRole('link', { name: kettle })).toHaveCount(0);
  });

  test('Given a reader and a phone, when the page is read, then nothing can be changed and nothing lies beyond the edge', async ({
    signIn,
  }) => {
    const page = await signIn(people.reader);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAdministration(page, gardens);
    await expect(part(page, 'Activity').getByRole('table')).toBeVisible();
    for (const name of ['Change details', 'Reveal (recorded)', 'Add note', 'Remove company'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    for (const look of [
      { dir: 'ltr', scheme: 'dark' },
      { dir: 'rtl', scheme: 'light' },
    ] as const) {
      await wearLook(page, look);
      await expectNoSidewaysScroll(page, 'the administration');
      await expectAccessible(page, `the administration, ${look.dir} and ${look.scheme}`);
    }
  });

  test('Given a company, when it is removed, then the page says what is kept and the list has it no more', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await openAdministration(page, kettle);
    await part(page, 'Remove this company').getByRole('button', { name: 'Remove company' }).click();
    const dialog = page.getByRole('dialog', { name: `Remove ${kettle}` });
    await expect(dialog.getByText(/The archive keeps the share register/)).toBeVisible();
    await expectAccessible(page, 'the question before a company is removed');
    await dialog.getByRole('button', { name: 'Remove company' }).click();
    await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: gardens }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: kettle })).toHaveCount(0);
  });
});
