import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture, companyId, head } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import type { InternetFiling } from './filing-columns.tsx';
import type { FilingsAddress } from './filings-address.ts';
import { FilingsPage } from './filings-page.tsx';

const { readAt: _readAt, ...company } = head;

const draft: InternetFiling = {
  ...company,
  filingId: '22222222-2222-4222-8222-222222222222',
  form: 'CS01',
  formName: 'Confirmation statement',
  subject: null,
  state: 'draft',
  stateText: 'Draft',
  dueOn: '2026-11-30',
  feePence: 5000,
  isFeeFixed: false,
  updatedAt: '2026-11-20T09:30:00.000Z',
};
const rejected: InternetFiling = {
  ...draft,
  filingId: '33333333-3333-4333-8333-333333333333',
  form: 'AP01',
  formName: 'Appointment of a director',
  subject: 'Ms Nora Gold',
  state: 'rejected',
  stateText: 'Rejected',
  dueOn: null,
  feePence: 0,
  isFeeFixed: true,
};
const counts = { all: 2, 'to-finish': 1, 'under-way': 0, 'came-back': 1, decided: 0 };
const reply = { entity: [draft, rejected], total: 2, counts };

async function show(getFilingsByInternet: object = reply, access?: readonly AccessFlag[]) {
  const received = serveAnswers({ getFilingsByInternet });
  await new CompanyPageFixture().show(
    <WithAddress<FilingsAddress> page={FilingsPage} start={{}} />,
    access && { access },
  );
  return { user: setUpUser(), asked: () => givenTo(received, 'getFilingsByInternet') };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Filings by internet' }))
    .getAllByRole('row')
    .slice(1);

describe('filing by internet', () => {
  it('shows over all companies what is open, with last day, fee, and what goes on with it', async () => {
    await show();
    const [first, second] = await rows();
    expect(first?.textContent).toContain('CS01 Confirmation statement');
    expect(first?.textContent).toContain('30 Nov 2026');
    expect(first?.textContent).toContain('up to £50.00');
    expect(second?.textContent).toContain('No fee');
    expect(second?.textContent).toContain('AP01 Appointment of a director: Ms Nora Gold');
    expect(screen.getByRole('link', { name: /^Go on/ }).getAttribute('href')).toBe(
      `/company/forms/confirmation-statement?company=${companyId}`,
    );
    expect(screen.getByRole('link', { name: /^See what to correct/ }).getAttribute('href')).toBe(
      `/submissionstatus/status/${rejected.filingId}`,
    );
  });

  it('does not send those to a draft who may not open it', async () => {
    await show(reply, ['viewCompany', 'viewSubmission']);
    await rows();
    expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Presenter' })).toBeNull();
    expect(screen.getByRole('link', { name: /^See what to correct/ })).toBeDefined();
  });

  it('is narrowed by stage and words, which the server does', async () => {
    const { user, asked } = await show();
    await rows();
    await user.click(screen.getByRole('button', { name: /Came back/ }));
    await expect.poll(asked).toContainEqual(expect.objectContaining({ stage: 'came-back' }));
    await user.type(screen.getByRole('searchbox'), 'ap01');
    await expect.poll(asked).toContainEqual(expect.objectContaining({ search: 'ap01' }));
  });

  it('lets those that await payment be chosen and paid for at once', async () => {
    const unpaid: InternetFiling = { ...draft, state: 'awaiting-payment', stateText: 'Awaiting payment' };
    const { user } = await show({ ...reply, entity: [unpaid, rejected] });
    await rows();
    await user.click(screen.getByRole('checkbox', { name: /^Select Confirmation statement of/ }));
    expect(await screen.findByRole('button', { name: 'Pay for 1 filing' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Select Appointment of a director of/ }));
    expect(screen.getByText('The others do not await payment.')).toBeDefined();
  });

  it('leads to the companies where nothing is open', async () => {
    await show({ entity: [], total: 0, counts: { ...counts, all: 0, 'to-finish': 0, 'came-back': 0 } });
    const choose = await screen.findByRole('link', { name: 'Choose a company' });
    expect(choose.getAttribute('href')).toBe('/filebyinternet/readiness');
  });

  it('is shown to who sees submissions', async () => {
    await show(reply, ['viewCompany']);
    expect(await screen.findByText(/see submissions/)).toBeDefined();
  });
});
