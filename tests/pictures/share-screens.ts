import { expect, type Page } from '@playwright/test';
import { ShareEventPage } from '../pages/share-event-page.ts';
import type { Fixture, Screen } from './screen.ts';

/** A page of the register that is kept in full. */
const full = (name: string, path: (fixture: Fixture) => string, more: Partial<Screen> = {}): Screen => ({
  name: `share-${name}`,
  path: (fixture) => `/company/${path(fixture)}company=${fixture.registerId}`,
  ...more,
});

/** The same page of a company whose register is not kept yet. */
const empty = (name: string, page: string): Screen => ({
  name: `share-${name}-empty`,
  path: ({ companyId }) => `/company/${page}company=${companyId}`,
});

const pages = {
  classes: 'shares?',
  members: 'shareholders?',
  allotments: 'shares/allotments?',
  transfers: 'shares/transfer?',
  history: 'shares/history?',
  certificates: 'shares/certificates?',
  'cap-table': 'shares/captable?',
  'tie-out': 'shares/tieout?',
  opening: 'shares/opening?',
} as const;

const eventForms = [
  'bonus-issue',
  'transmission',
  'subdivision',
  'redenomination',
  'redesignation',
  'variation',
  'buy-back',
  'reduction',
  'call',
  'forfeiture',
] as const;

/** Fills the form of a sub-division in, and has its effect shown. */
async function planSubdivision(page: Page): Promise<void> {
  const events = new ShareEventPage(page);
  await page.getByRole('radio', { name: /^Ordinary/ }).check();
  await events.enter('How many shares each becomes', '10');
  await events.enter('Date of the sub-division', '20 11 2026');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check the changes' })).toBeVisible();
}

async function splitCertificate(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for certificate/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Split' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click();
}

/** Every page of the share register: kept in full, empty, failing and waiting. */
export const shareScreens: readonly Screen[] = [
  ...Object.entries(pages).map(([name, page]) => full(name, () => page)),
  ...Object.entries(pages).map(([name, page]) => empty(name, page)),
  full('class-new', () => 'shares/class?'),
  full('class', ({ classId }) => `shares/class?class=${classId}&`),
  full('members-earlier', () => 'shareholders?asAt=2026-01-31&former=yes&'),
  full('members-download', () => 'shareholders?', { open: openMenu }),
  full('holder', ({ holderId }) => `shareholders?open=${holderId}&`, { isOver: true }),
  full('allotment-new', () => 'shares/allotment?'),
  full('allotment-many', ({ allotmentId }) => `shares/allotment?draft=${allotmentId}&`),
  full('transfer-new', () => 'shares/transfer?entry=new&'),
  full('entry', ({ entryId }) => `shares/history?open=${entryId}&`, { isOver: true }),
  full('reversal', ({ entryId }) => `shares/history?reverse=${entryId}&`),
  full('correction', ({ entryId }) => `shares/transfer?corrects=${entryId}&`),
  full('certificates-ended', () => 'shares/certificates?former=yes&'),
  full('certificate-split', () => 'shares/certificates?', { open: splitCertificate }),
  full('certificate-template', () => 'shares/certificates/template?'),
  full('events', () => 'shares/event?'),
  ...eventForms.map((kind) => full(`event-${kind}`, () => `shares/event?kind=${kind}&`)),
  full('plan', () => 'shares/event?kind=subdivision&', { open: planSubdivision, isOver: false }),
  full('proposals', () => 'pscs?'),
  full('classes-failing', () => 'shares?', { answers: 'fail' }),
  full('members-failing', () => 'shareholders?', { answers: 'fail' }),
  full('history-failing', () => 'shares/history?', { answers: 'fail' }),
  full('certificates-failing', () => 'shares/certificates?', { answers: 'fail' }),
  full('members-waiting', () => 'shareholders?', { answers: 'wait' }),
  full('cap-table-waiting', () => 'shares/captable?', { answers: 'wait' }),
];
