import type { AccessFlag } from '@statbook/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture, companyId } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import type { ReportAddress } from './report-address.ts';
import type { Report } from './report-columns.tsx';
import { ReportPage } from './report-page.tsx';

const facts = {
  name: 'deadlines',
  title: 'Deadlines',
  answers: 'What is due next, and for whom?',
  periodOf: 'Due',
  takesDay: true,
} as const;

const report: Report = {
  ...facts,
  asAt: '2026-11-20',
  columns: [
    { id: 'company', head: 'Company', kind: 'company', isExtra: false },
    { id: 'state', head: 'Urgency', kind: 'state', isExtra: false },
    { id: 'due', head: 'Due', kind: 'due', isExtra: false },
    { id: 'fees', head: 'Fees', kind: 'money', isExtra: false },
    { id: 'filing', head: 'Filing', kind: 'filing', isExtra: true },
    { id: 'who', head: 'Person', kind: 'person', isExtra: false },
  ],
  sort: 'due',
  direction: 'asc',
  rows: [
    {
      companyId,
      filingId: null,
      personId: 'p1',
      cells: ['HARBOUR LTD', 'Overdue', '2026-11-18', '50.00', null, 'QUILL, Mara'],
    },
    {
      companyId,
      filingId: 'f1',
      personId: null,
      cells: ['QUAY LTD', 'Accepted', '2026-12-01', '6.00', 'Confirmation', null],
    },
  ],
  total: 2,
  sums: [null, null, null, '56.00', null, null],
};

interface Start {
  readonly name?: string;
  readonly address?: ReportAddress;
  readonly access?: readonly AccessFlag[];
  readonly answers?: Parameters<typeof serveAnswers>[0];
}

async function show({ name = 'deadlines', address = {}, access, answers }: Start = {}) {
  const received = serveAnswers({
    getReports: { entity: [facts] },
    getReport: { entity: [report] },
    ...answers,
  });
  await new CompanyPageFixture().show(
    <WithAddress<ReportAddress> page={(page) => <ReportPage name={name} {...page} />} start={address} />,
    access && { access },
  );
  return { asked: () => givenTo(received, 'getReport'), user: setUpUser() };
}

describe('a report', () => {
  it('shows its rows with links, dates and sums, and how many there are', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Deadlines' });
    const [, overdue, accepted, totals] = within(table).getAllByRole('row');
    expect(overdue?.textContent).toContain('HARBOUR LTD');
    expect(overdue?.textContent).toContain('2 days');
    expect(accepted?.textContent).toContain('£6.00');
    expect(totals?.textContent).toBe('Total£56.00');
    expect(screen.getByRole('link', { name: 'HARBOUR LTD' }).getAttribute('href')).toContain(companyId);
    expect(screen.getByRole('link', { name: 'QUILL, Mara' }).getAttribute('href')).toBe('/people/p1');
    expect(screen.getByText(/rows, as at/).textContent).toBe('2 rows, as at 20 November 2026');
  });

  it('tints what is overdue and what was accepted', async () => {
    await show();
    expect((await screen.findByText('Overdue')).className).toMatch(/bad/);
    expect(screen.getByText('Accepted').className).toMatch(/ok/);
  });

  it('shows columns that are seldom wanted only to who chooses them', async () => {
    await show();
    const table = within(await screen.findByRole('table', { name: 'Deadlines' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('Filing');
  });

  it('has the server sort and filter it', async () => {
    const { user, asked } = await show();
    await user.click(await screen.findByRole('button', { name: /^Company/ }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ name: 'deadlines', sort: 'company' });
    await user.type(screen.getByLabelText('Filter by words of a row'), 'quay');
    await expect.poll(() => asked().at(-1)).toMatchObject({ search: 'quay', page: '1' });
  });

  it('is read as at the end of an earlier day', async () => {
    const { user, asked } = await show();
    await user.click(await screen.findByRole('button', { name: 'As at today' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Choose a day' }));
    const day = await screen.findByLabelText('As at the end of');
    await user.clear(day);
    await user.type(day, '21 11 2026');
    await user.click(screen.getByRole('button', { name: 'Show report' }));
    expect(await screen.findAllByText('Enter a date up to today')).not.toHaveLength(0);
    await user.clear(day);
    await user.type(day, '31 3 2026');
    await user.click(screen.getByRole('button', { name: 'Show report' }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ asAt: '2026-03-31' });
  });

  it('without rows says so, or that the filter leaves none', async () => {
    const empty = { ...report, rows: [], total: 0, sums: [null, null, null, null, null] };
    await show({ answers: { getReport: { entity: [empty] } } });
    expect(await screen.findByText('Nothing to report')).toBeDefined();
    cleanup();
    await show({ address: { q: 'nobody' }, answers: { getReport: { entity: [empty] } } });
    expect(await screen.findByText(/No rows match/)).toBeDefined();
  });

  it('that cannot be loaded says why, and is asked for again', async () => {
    let isDown = true;
    const { user } = await show({
      answers: {
        getReport: () =>
          isDown ? refuse('The database rests.', { status: 503 }) : { body: { entity: [report] } },
      },
    });
    expect(await screen.findByText('The database rests.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Deadlines' })).toBeDefined();
  });

  it('that does not exist leads to those that do', async () => {
    await show({ name: 'gossip' });
    expect(await screen.findByText('The address names no report that there is.')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'All reports' })).toHaveLength(2);
  });

  it('is only a file for who may export but not read it', async () => {
    const { asked } = await show({ access: ['exportReports'] });
    expect(await screen.findByText('Only as a file')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('is not shown to who may see none', async () => {
    const { asked } = await show({ access: ['viewCompany'] });
    expect(await screen.findByText(/see reports/)).toBeDefined();
    expect(asked()).toEqual([]);
  });
});
