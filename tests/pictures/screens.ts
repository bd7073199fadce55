import type { Page } from '@playwright/test';
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

const plain = (name: string, path: string): Screen => ({ name, path: () => path });

const overDashboard = (name: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  path: () => '/dashboard/default',
  open,
});

const pressed = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first().click();

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
  ...[
    'date',
    'people',
    'places',
    'sic-codes',
    'capital',
    'shareholders',
    'trading',
    'identity',
    'statements',
  ].map(step),
  step('check'),
  step('review'),
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
  plain('notifications', '/notifications'),
  plain('my-account', '/setting/myaccount'),
  plain('licence-agreement', '/legal/licence-agreement'),
  plain('legal-terms', '/legal/terms'),
  plain('components', '/layout/components'),
  plain('layout-horizontal', '/layout/horizontal'),
  plain('layout-6', '/layout/layout-6'),
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
  overDashboard('user-menu', pressed(/your menu/)),
  overDashboard('customizer', async (page) => {
    await pressed('Search')(page);
    await page.getByRole('combobox').fill('appearance');
    await page.getByRole('option', { name: 'Appearance' }).click();
    await page.getByRole('button', { name: /reset/i }).waitFor();
  }),
  overDashboard('bell', pressed(/otification/)),
  overDashboard('chat', pressed(/[Cc]hat|[Mm]essage/)),
  ...shareScreens,
];
