import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { ActivityCard } from './activity-card.tsx';

type Activity = CallReply<'getActivityLogs'>['entity'][number];

const { companyNumber, companyName } = head;
const filed: Activity = {
  sequence: 2,
  at: '2026-11-20T09:00:00.000Z',
  kind: 'filings',
  action: 'filing.submitted',
  text: 'Submitted a filing',
  subject: 'Confirmation statement',
  by: 'Mara Quill',
  companyId,
  companyNumber,
  companyName,
};
const refreshed: Activity = {
  ...filed,
  sequence: 1,
  kind: 'company',
  action: 'company.refreshed',
  text: 'Read the company again',
  subject: null,
  by: null,
};

async function show(
  answers: Parameters<typeof serveAnswers>[0] = {},
  access: readonly AccessFlag[] = ['viewCompany', 'exportCompany'],
) {
  const received = serveAnswers({ getActivityLogs: { entity: [filed, refreshed], total: 2 }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<ActivityCard companyId={companyId} />, { access });
  return { user: setUpUser(), toasts, asked: () => givenTo(received, 'getActivityLogs') };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('the activity of a company', () => {
  it('says what was done, to what and by whom, or that the product did it', async () => {
    await show();
    const [first, second] = await rows();
    expect(first?.textContent).toContain('Submitted a filingConfirmation statementMara Quill');
    expect(second?.textContent).toContain('Read the company againThe product');
    expect(screen.queryByText(/The latest/)).toBeNull();
  });

  it('is narrowed to a kind, and to none again', async () => {
    const { user, asked } = await show();
    const chip = await screen.findByRole('button', { name: 'Filings' });
    await user.click(chip);
    await expect.poll(() => asked().at(-1)).toEqual({ companyId, type: 'filings', pageSize: '10' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await user.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows more on request, and says that the export has all', async () => {
    const { user, asked } = await show({ getActivityLogs: { entity: [filed], total: 500 } });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ pageSize: '100' });
    expect(await screen.findByText(/The export has all of them/)).toBeDefined();
  });

  it('of a kind of which nothing was done says so', async () => {
    const { user } = await show({ getActivityLogs: { entity: [], total: 0 } });
    expect(await screen.findByText('Nothing was done yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    expect(await screen.findByText('Nothing of this kind was done yet.')).toBeDefined();
  });

  it('says why it was not exported', async () => {
    const { user, toasts } = await show({
      exportActivityLogs: () => refuse('The disk is full.', { status: 503 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await expect.poll(() => toasts).toEqual(['The disk is full.']);
  });

  it('is not exported by who may not take data out', async () => {
    await show({}, ['viewCompany']);
    await rows();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('that cannot be loaded says so', async () => {
    await show({ getActivityLogs: () => refuse('The database rests.', { status: 503 }) });
    expect(await screen.findByText('The activity could not be loaded')).toBeDefined();
  });
});
