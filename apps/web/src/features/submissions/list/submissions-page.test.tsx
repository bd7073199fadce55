import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
import type { SubmissionsAddress } from './list-address.ts';
import { SubmissionsPage } from './submissions-page.tsx';

const other = submission({
  filingId: 'a4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f12',
  companyName: 'ACORN LTD',
  state: 'queued',
  stateText: 'To be sent',
  submissionNumber: null,
  submittedAt: null,
});
const counts = { all: 2, 'under-way': 2, attention: 0, accepted: 0, withdrawn: 0 };
const reply = { entity: [submission(), other], total: 2, counts };

interface Start {
  readonly address?: SubmissionsAddress;
  readonly answers?: Parameters<typeof serveAnswers>[0];
  readonly access?: readonly AccessFlag[];
}

async function show({ address = {}, answers = {}, access }: Start = {}) {
  const received = serveAnswers({ getSubmissions: reply, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <WithAddress<SubmissionsAddress> page={SubmissionsPage} start={address} />,
    access && { access },
  );
  return {
    user: setUpUser(),
    toasts,
    asked: () => givenTo(received, 'getSubmissions'),
    saved: () => givenTo(received, 'exportSubmissions'),
  };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Submissions' }))
    .getAllByRole('row')
    .slice(1);

describe('the submissions of the account', () => {
  it('stand with where they are; one that was not sent has no number yet', async () => {
    await show();
    const [first, second] = await rows();
    expect(first?.textContent).toContain('Waiting for the answer');
    expect(first?.textContent).toContain('A00001');
    expect(second?.textContent).toContain('Not sent yet');
  });

  it('are narrowed by group and by text, which the server does', async () => {
    const { user, asked } = await show();
    await rows();
    await user.click(screen.getByRole('button', { name: /In progress/ }));
    await expect.poll(asked).toContainEqual(expect.objectContaining({ group: 'under-way' }));
    await user.type(screen.getByRole('searchbox', { name: 'Filter by company or number' }), 'acorn');
    await expect.poll(asked).toContainEqual(expect.objectContaining({ group: 'under-way', search: 'acorn' }));
  });

  it('of an account that has sent nothing say what will stand there', async () => {
    const none = { entity: [], total: 0, counts: { ...counts, all: 0, 'under-way': 0 } };
    await show({ answers: { getSubmissions: none } });
    expect(await screen.findByText('Nothing submitted yet')).toBeDefined();
  });

  it('that match nothing are found again by clearing the filters', async () => {
    const getSubmissions = ({ search }: { search?: string }) => ({
      body: search === undefined ? reply : { ...reply, entity: [], total: 0 },
    });
    const { user } = await show({ address: { q: 'nobody' }, answers: { getSubmissions } });
    expect(await screen.findByText('No submissions match')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await rows()).toHaveLength(2);
  });

  it('are saved as they are narrowed, whatever page is open', async () => {
    const { user, toasts, saved } = await show({
      address: { show: 'under-way', page: '2' },
      answers: { exportSubmissions: () => refuse('The disk is full.', { status: 503 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
    await expect.poll(() => toasts).toEqual(['The disk is full.']);
    expect(saved()).toEqual([{ group: 'under-way' }]);
  });

  it('are neither shown nor saved by who may not', async () => {
    await show({ access: ['viewSubmission'] });
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Export to CSV' })).toBeNull();
    const { asked } = await show({ access: ['viewCompany'] });
    expect(await screen.findByText('You cannot see submissions')).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('can be chosen where they await payment, and are paid for in one window', async () => {
    const unpaid = [
      submission({ state: 'awaiting-payment', stateText: 'Awaiting payment' }),
      submission({ ...other, state: 'awaiting-payment', stateText: 'Awaiting payment' }),
    ];
    const entity = [...unpaid, submission({ filingId: 'b4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f13' })];
    const opened: string[] = [];
    vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
    vi.stubGlobal('open', (address: string) => {
      opened.push(address);
      return null;
    });
    const { user } = await show({ answers: { getSubmissions: { ...reply, entity, total: 3 } } });
    await rows();
    const [first, last] = screen.getAllByRole('checkbox', {
      name: /^Select Confirmation statement of HARBOUR/,
    });
    if (first === undefined || last === undefined) throw new Error('A row cannot be selected.');
    await user.click(last);
    expect(await screen.findByText('None of these awaits payment.')).toBeDefined();
    await user.click(first);
    await user.click(screen.getByRole('checkbox', { name: /of ACORN LTD$/ }));
    expect(screen.getByText('The others do not await payment.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay for 2 filings' }));
    const [address = ''] = opened;
    expect(new URLSearchParams(address.split('?')[1]).getAll('filing')).toEqual(
      unpaid.map(({ filingId }) => filingId),
    );
    expect(screen.getByText(/did not open the payment window. Nothing was charged./)).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('cannot be chosen where none awaits payment, or by who may not pay', async () => {
    await show();
    await rows();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
