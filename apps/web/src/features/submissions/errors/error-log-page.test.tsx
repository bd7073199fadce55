import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  WithAddress,
} from '#testing/served-page.fixture.tsx';
import { submission } from '../submission.fixture.ts';
import type { ErrorAddress } from './error-address.ts';
import type { LoggedError } from './error-entry.tsx';
import { ErrorLogPage } from './error-log-page.tsx';

const rejected: LoggedError = {
  ...submission({ state: 'rejected', stateText: 'Rejected' }),
  canReopen: true,
  canResend: false,
  ordinal: 1,
  at: '2026-11-19T10:00:00.000Z',
  troubles: [
    {
      kind: 'rejection',
      code: '9999',
      text: 'SIC CODE NOT VALID',
      meaning: 'The registry does not know the code.',
      whatToDo: 'Choose another one.',
      instance: 2,
      step: 'sic-codes',
      field: null,
    },
  ],
  examinerTelephone: '0303 1234 500',
  examinerComment: 'Second code',
  isOpen: true,
};
const failed: LoggedError = {
  ...rejected,
  filingId: 'a4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f12',
  state: 'failed',
  stateText: 'Failed',
  canReopen: false,
  canResend: true,
  troubles: [],
};

interface Start {
  readonly address?: ErrorAddress;
  readonly answers?: Parameters<typeof serveAnswers>[0];
  readonly access?: readonly AccessFlag[];
}

async function show({ address = {}, answers = {}, access }: Start = {}) {
  const received = serveAnswers({ getErrorLog: { entity: [rejected, failed], total: 2 }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <WithAddress<ErrorAddress> page={ErrorLogPage} start={address} />,
    access && { access },
  );
  const given = (name: 'getErrorLog' | 'exportErrorLog' | 'resendFiling' | 'reopenFiling') =>
    givenTo(received, name);
  return { user: setUpUser(), toasts, given };
}

describe('the error log', () => {
  it('has the words of the registry, what they mean and what the examiner left', async () => {
    await show();
    const [first] = await screen.findAllByRole('listitem');
    const entry = within(first ?? document.body);
    expect(entry.getByText('SIC CODE NOT VALID')).toBeDefined();
    expect(entry.getByText('The registry does not know the code.')).toBeDefined();
    expect(first?.textContent).toContain('Entry 2');
    expect(first?.textContent).toContain('“Second code” · 0303 1234 500');
  });

  it('sends again what failed, and says what the server refuses', async () => {
    const { user, toasts, given } = await show({
      answers: { resendFiling: () => refuse('It is on its way already.', { status: 409 }) },
    });
    await user.click(await screen.findByRole('button', { name: /Send again unchanged/ }));
    await expect.poll(() => toasts).toEqual(['It is on its way already.']);
    expect(given('resendFiling')).toEqual([{ filingId: failed.filingId }]);
  });

  it('shows settled ones too when they are asked for', async () => {
    const { user, given } = await show();
    await user.click(await screen.findByRole('button', { name: 'Include resolved' }));
    await expect.poll(() => given('getErrorLog')).toContainEqual(expect.objectContaining({ show: 'all' }));
  });

  it('is exported as it is narrowed', async () => {
    const exportErrorLog = () => refuse('The disk is full.', { status: 503 });
    const { user, toasts, given } = await show({ address: { q: 'light' }, answers: { exportErrorLog } });
    await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
    await expect.poll(() => toasts).toEqual(['The disk is full.']);
    expect(given('exportErrorLog')).toMatchObject([{ show: 'open', search: 'light' }]);
  });

  it('tells an empty log from a filter that leaves nothing', async () => {
    await show({ answers: { getErrorLog: { entity: [], total: 0 } } });
    expect(await screen.findByText('Nothing waits for you')).toBeDefined();
    await show({ address: { q: 'nobody' }, answers: { getErrorLog: { entity: [], total: 0 } } });
    expect(await screen.findByText('No entries match')).toBeDefined();
  });

  it('offers nothing to do to who may not file, and is not shown to who may not see it', async () => {
    await show({ access: ['viewSubmission'] });
    await screen.findAllByText('SIC CODE NOT VALID');
    for (const name of [/Send again/, 'Export to CSV'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await show({ access: ['viewCompany'] });
    expect(await screen.findByText('You cannot see the error log')).toBeDefined();
  });
});
