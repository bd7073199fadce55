import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { AccessFlag } from '@statbook/contract';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { RegisterChange } from '#company-page/change-lines.tsx';
import { RegisterChangesPage } from './register-changes-page.tsx';

afterEach(cleanup);

const appointed: RegisterChange = {
  changeId: 1,
  readAt: '2026-11-20T09:30:00.000Z',
  kind: 'officer-appointed',
  title: 'Officer appointed',
  subject: 'CROOK, Silas',
  before: null,
  now: 'Director from 18 November 2026',
  origin: 'not-ours',
  explanation: 'You did not file this: AP01 registered on 20 November 2026.',
  filingId: null,
  entry: { type: 'AP01', date: '2026-11-20', description: 'Director appointed: Mr Silas Crook' },
  isAlarm: true,
  settledAs: null,
  settledAt: null,
  settledBy: null,
  note: null,
};
const ours: RegisterChange = {
  ...appointed,
  changeId: 2,
  kind: 'registered-office',
  title: 'Registered office changed',
  subject: '',
  before: '1 Quay Street, Hull',
  now: '9 Bow Lane, London',
  origin: 'ours',
  explanation: 'By your AD01 accepted on 20 November 2026.',
  filingId: '22222222-2222-4222-8222-222222222222',
  entry: null,
  isAlarm: false,
};

async function open(changes: readonly RegisterChange[], access?: readonly AccessFlag[]) {
  const alarms = changes.filter(({ isAlarm }) => isAlarm).length;
  const fixture = new CompanyPageFixture();
  const query = { companyId, page: '1', pageSize: '50' };
  fixture.answer('getRegisterChanges', { query }, { entity: [...changes], total: changes.length, alarms });
  await fixture.show(
    <RegisterChangesPage companyId={companyId} address={{}} onAddressChange={() => undefined} />,
    access && { access },
  );
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the changes of a company at Companies House', () => {
  it('begin with an alarm where nobody here filed one', async () => {
    await open([appointed, ours]);
    expect(await screen.findByText('A change at Companies House that you did not file')).toBeTruthy();
    const change = card('Officer appointed: CROOK, Silas');
    expect(change.getByText('Not you')).toBeTruthy();
    expect(change.getByText('Director from 18 November 2026')).toBeTruthy();
    expect(change.getByRole('button', { name: 'Say who made this' })).toBeTruthy();
  });

  it('name our filing where it is ours, and ask nothing', async () => {
    await open([ours]);
    const change = card('Registered office changed');
    expect(change.getByText('1 Quay Street, Hull')).toBeTruthy();
    expect(change.getByText(/By your AD01 accepted/)).toBeTruthy();
    expect(change.getByRole('link', { name: 'Show the submission' }).getAttribute('href')).toBe(
      `/submissionstatus/status/${ours.filingId}`,
    );
    expect(change.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/that you did not file/)).toBeNull();
  });

  it('are answered in a dialog, by those who may', async () => {
    await open([appointed]);
    await userEvent.click(screen.getByRole('button', { name: 'Say who made this' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the answer' }));
    expect(await dialog.findByRole('link', { name: 'Choose who made the change' })).toBeTruthy();
    cleanup();
    await open([appointed], ['viewCompany']);
    expect(screen.queryByRole('button', { name: 'Say who made this' })).toBeNull();
  });

  it('say what to do about one that nobody made', async () => {
    const disputed = { ...appointed, settledAs: 'not-ours' as const, settledBy: 'Mara Quill' };
    await open([{ ...disputed, settledAt: '2026-11-20T10:00:00.000Z', note: 'Rang the directors' }]);
    const change = card('Officer appointed: CROOK, Silas');
    expect(change.getByText('What to do now')).toBeTruthy();
    expect(change.getByText(/form RP02A/)).toBeTruthy();
    expect(change.getByText('Rang the directors')).toBeTruthy();
  });

  it('are none at first', async () => {
    await open([]);
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });
});
