import type { Page } from '@playwright/test';
import { ChatPanel } from '../pages/chat-panel.ts';
import { SessionWarning } from '../pages/session-warning.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { takeClock } from '../support/browser/browser-clock.ts';
import { layouts } from '../support/browser/layouts.ts';
import { people, type Person } from '../support/data/people.ts';
import type { Screen } from './screen.ts';
import { shareScreens } from './share-screens.ts';

const record = (name: string, page: string): Screen => ({
  name,
  path: ({ companyId }) => `/company/${page}?company=${companyId}`,
});

const step = (name: string): Screen => ({
  name: `statement-${name}`,
  path: ({ draftId }) => `/company/forms/confirmation-statement?company=${draftId}&step=${name}`,
});

const form = (
  name: string,
  of: 'appointmentFormId' | 'chargeFormId' | 'officeFormId',
  step: string,
): Screen => ({
  name: `form-${name}`,
  path: (fixture) => `/company/forms/${fixture[of]}?step=${step}`,
});

const plain = (name: string, path: string): Screen => ({ name, path: () => path });

const overDashboard = (name: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  path: () => '/dashboard/default',
  open,
});

const pressed = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first().click();

/** A page of somebody with a browser of their own; of nobody where the sign-in page is meant. */
const elsewhere = (name: string, person: Person | undefined, path: string): Screen => ({
  name,
  path: () => '/dashboard/default',
  open: (page) => openElsewhere(page, person, path),
});

async function openElsewhere(page: Page, person: Person | undefined, path: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: page.viewportSize(),
      reducedMotion: 'reduce',
    });
  if (context === undefined) throw new Error('The browser is gone.');
  const other = await context.newPage();
  if (person) await new SignInPage(other).signIn(person);
  await other.goto(path);
  return other;
}

/** A session of which a few minutes are left. */
async function openSessionWarning(page: Page): Promise<Page> {
  const other = await openElsewhere(page, people.agent, '/company');
  const time = await takeClock(other.context());
  const watched = other.waitForResponse((response) => response.url().includes('GetSessiontimeout'));
  await other.goto('/company');
  await watched;
  await time.pass(15 * 60 + 2);
  await new SessionWarning(other).dialog.waitFor();
  return other;
}

async function openPayment(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  const payment = await opened;
  await payment.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await payment.getByLabel('Card Number').waitFor();
  return payment;
}

const customizer = async (page: Page) => {
  await pressed('Search')(page);
  await page.getByRole('combobox').fill('appearance');
  await page.getByRole('option', { name: 'Appearance' }).click();
  await page.getByRole('button', { name: /reset/i }).waitFor();
};

/** Every screen of the product that a person can come to. */
export const screens: readonly Screen[] = [
  plain('dashboard', '/dashboard/default'),
  plain('companies', '/company'),
  plain('companies-none-match', '/company?q=nothing-like-this'),
  plain('billing', '/billingandpayments'),
  plain('billing-none-match', '/billingandpayments?q=nothing-like-this'),
  plain('reports', '/reports'),
  plain('report-deadlines', '/reports/deadlines'),
  plain('report-companies', '/reports/companies'),
  plain('report-officers', '/reports/officers'),
  plain('report-filings', '/reports/filings'),
  plain('report-capital', '/reports/capital'),
  plain('create-company', '/company/create'),
  plain('import-by-number', '/company/import'),
  plain('import-by-search', '/company/import/search?q=light'),
  plain('import-by-list', '/company/import/list'),
  record('overview', 'companyoverview'),
  { name: 'overview-long-name', path: ({ longNameId }) => `/company/companyoverview?company=${longNameId}` },
  record('officers', 'officers'),
  record('shareholders', 'shareholders'),
  record('pscs', 'pscs'),
  record('charges', 'chargesandmortgages'),
  record('diary', 'diarydates'),
  { name: 'diary-entry', path: ({ companyId }) => `/company/diarydates?company=${companyId}&entry=new` },
  record('administration', 'companyadmin'),
  record('filing-history', 'companyfilinghistory'),
  record('forms', 'forms'),
  ...['date', 'people', 'places', 'sic-codes', 'capital', 'shareholders', 'identity'].map(step),
  step('check'),
  form('appointment', 'appointmentFormId', ''),
  form('charge', 'chargeFormId', ''),
  form('office', 'officeFormId', 'address'),
  form('missing', 'appointmentFormId', 'check'),
  form('check', 'officeFormId', 'check'),
  form('review', 'officeFormId', 'review'),
  plain('submissions', '/submissionstatus/status'),
  {
    name: 'receipt-accepted',
    path: ({ acceptedFilingId }) => `/submissionstatus/status/${acceptedFilingId}`,
  },
  {
    name: 'receipt-rejected',
    path: ({ rejectedFilingId }) => `/submissionstatus/status/${rejectedFilingId}`,
  },
  plain('error-log', '/submissionstatus/errorlog'),
  plain('file-by-internet', '/filebyinternet'),
  plain('file-by-internet-companies', '/filebyinternet/readiness'),
  plain('file-by-internet-presenter', '/filebyinternet/presenter'),
  plain('documents', '/documents'),
  plain('people', '/people'),
  {
    name: 'person',
    path: () => '/people',
    open: async (page) => {
      await page.getByRole('link', { name: /THORNBURY/ }).click();
      await page.getByRole('heading', { name: 'Roles' }).waitFor();
    },
    isOver: false,
  },
  plain('notifications', '/notifications'),
  plain('my-account', '/setting/myaccount'),
  plain('setting-users', '/setting/users'),
  plain('setting-users-none-match', '/setting/users?q=nothing-like-this'),
  plain('setting-users-invite', '/setting/users/invite'),
  { name: 'setting-user', path: ({ invitedId }) => `/setting/users/${invitedId}` },
  plain('setting-roles', '/setting/roles'),
  plain('setting-roles-add', '/setting/roles/add'),
  { name: 'setting-role', path: ({ roleId }) => `/setting/roles/${roleId}` },
  plain('setting-activity', '/setting/activity'),
  elsewhere('setting-users-no-access', people.agent, '/setting/users'),
  elsewhere('setting-invitation-unknown', undefined, '/invitation#not-one'),
  plain('licence-agreement', '/legal/licence-agreement'),
  plain('legal-terms', '/legal/terms'),
  ...layouts.map(
    ([slug]): Screen => ({
      name: `preset-${slug}`,
      path: () => `/layout/${slug}`,
      open: (page) => page.getByRole('button', { name: 'Keep this layout' }).waitFor(),
      asItIs: true,
    }),
  ),
  plain('not-found', '/no/such/page'),
  plain('no-such-company', '/company/companyoverview?company=00000000-0000-4000-8000-000000000000'),
  overDashboard('palette', async (page) => {
    await pressed('Search')(page);
    await page.getByRole('combobox').fill('light');
    await page.getByRole('option').first().waitFor();
  }),
  overDashboard('shortcuts', async (page) => {
    await pressed('Search')(page);
    await page.getByRole('combobox').fill('keyboard');
    await page.getByRole('option', { name: /Keyboard shortcuts/ }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  }),
  overDashboard('user-menu', async (page) => {
    await pressed(/your menu/)(page);
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  }),
  overDashboard('licence', async (page) => {
    await page.getByRole('button', { name: 'Your licence' }).click();
    await page.getByRole('link', { name: 'Renew the subscription' }).waitFor();
  }),
  overDashboard('customizer', customizer),
  overDashboard('customizer-end', async (page) => {
    await customizer(page);
    await page.getByRole('button', { name: /reset/i }).scrollIntoViewIfNeeded();
  }),
  overDashboard('bell', async (page) => {
    await pressed(/otification/)(page);
    await page.getByRole('link', { name: 'All notifications' }).waitFor();
  }),
  overDashboard('chat', async (page) => {
    const chat = new ChatPanel(page);
    await chat.openConversation(people.agent.name);
  }),
  { name: 'session-warning', path: () => '/dashboard/default', open: openSessionWarning },
  {
    name: 'payment',
    path: ({ unpaidId }) => `/company/forms/confirmation-statement?company=${unpaidId}`,
    open: openPayment,
  },
  elsewhere('sign-in', undefined, '/company'),
  elsewhere('dashboard-empty', people.stranger, '/dashboard/default'),
  elsewhere('companies-empty', people.stranger, '/company'),
  elsewhere('no-access', people.reader, '/company/import'),
  ...shareScreens,
];
