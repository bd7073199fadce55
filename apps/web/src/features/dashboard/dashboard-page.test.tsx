import type { AccessFlag } from '@statbook/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, head, RecordFixture } from '../../record/show-record.fixture.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import type { Dashboard } from './dashboard-types.ts';
import { changeHref, changeWords } from './work-places.ts';

afterEach(cleanup);

const { CompanyId, CompanyNumber, CompanyName } = head;
const company = { CompanyId, CompanyNumber, CompanyName };
const none = { Rows: [], Total: 0 };
const filing = {
  ...company,
  FilingId: '22222222-2222-4222-8222-222222222222',
  Form: 'CS01',
  FormName: 'Confirmation statement',
  State: 'draft' as const,
  StateText: 'Draft',
  EffectiveOn: null,
  UpdatedAt: '2026-11-20T09:30:00.000Z',
};

const companies = {
  Companies: 1,
  Overdue: none,
  Coming: {
    Rows: [
      {
        ...company,
        Kind: 'confirmation-statement' as const,
        DueOn: '2026-11-30',
        Title: null,
        DiaryDateId: null,
      },
    ],
    Total: 1,
  },
  Verifications: none,
  Proposals: none,
  Discrepancies: none,
  Drafts: { Rows: [filing], Total: 1 },
  Changes: none,
};
const submissions = {
  Attention: { Rows: [{ ...filing, State: 'rejected' as const, StateText: 'Rejected' }], Total: 240 },
  InFlight: none,
  Accepted: none,
};

async function open(dashboard: Partial<Dashboard>, access?: readonly AccessFlag[]) {
  const fixture = new RecordFixture();
  fixture.answer(
    'getDashboard',
    { query: {} },
    { Entity: [{ Companies: null, Submissions: null, ...dashboard }] },
  );
  await fixture.show(<DashboardPage address={{}} />, access === undefined ? {} : { access });
}

const linkIn = (part: string, name: string | RegExp) =>
  within(screen.getByRole('region', { name: part }))
    .getByRole('link', { name })
    .getAttribute('href');

describe('the dashboard', () => {
  it('leads from each row to where the work is done', async () => {
    await open({ Companies: companies, Submissions: submissions });
    expect(linkIn('Due next', CompanyName)).toBe(
      `/company/forms/confirmation-statement?company=${companyId}`,
    );
    expect(linkIn('Drafts begun', CompanyName)).toBe(
      `/company/forms/confirmation-statement?company=${companyId}`,
    );
    expect(linkIn('Needs attention', CompanyName)).toBe(`/submissionstatus/status/${filing.FilingId}`);
    expect(linkIn('Needs attention', 'Show all 240')).toBe('/submissionstatus/status?show=attention');
    expect(screen.getByText('10 days left')).toBeTruthy();
  });

  it('names the companies whose records of shares disagree, and leads to their tie-out', async () => {
    const row = { ...company, Records: ['certificates' as const, 'registry' as const], Differences: 3 };
    const Discrepancies = { Rows: [{ ...row, Since: '2026-11-20T09:30:00.000Z' }], Total: 1 };
    await open({ Companies: { ...companies, Discrepancies } });
    expect(linkIn('Share records that disagree', CompanyName)).toBe(
      `/company/shares/tieout?company=${companyId}`,
    );
    expect(screen.getByText('3 figures: certificates, Companies House')).toBeTruthy();
  });

  it('leads to the record where the reader may not file', async () => {
    await open({ Companies: companies }, ['ViewCompany']);
    expect(linkIn('Due next', CompanyName)).toBe(`/company/companyoverview?company=${companyId}`);
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('has dates of the practice’s own beside those of the law, and leads to the diary', async () => {
    const own = { Kind: 'diary' as const, DueOn: '2026-12-31', Title: 'Pay the rent', DiaryDateId: '42' };
    await open({ Companies: { ...companies, Coming: { Rows: [{ ...company, ...own }], Total: 0 } } });
    expect(linkIn('Due next', CompanyName)).toBe(`/company/diarydates?company=${companyId}&open=42`);
    expect(screen.getByText('Pay the rent')).toBeTruthy();
  });

  it('counts what there is, and leads to the lists', async () => {
    await open({ Companies: { ...companies, Companies: 10_000, Overdue: { Rows: [], Total: 312 } } });
    const figures = screen.getByRole('list', { name: 'In short' });
    const overdue = within(figures).getByRole('link', { name: '312 companies overdue' });
    expect(overdue.getAttribute('href')).toBe('/company?show=overdue&sort=statement');
    expect(within(figures).getByRole('link', { name: '10,000 companies' })).toBeTruthy();
  });

  it('says where nothing goes on, so that no part of it stands empty', async () => {
    await open({
      Companies: { ...companies, Drafts: none },
      Submissions: { ...submissions, Attention: none },
    });
    const said = (part: string) => screen.getByRole('region', { name: part }).textContent;
    expect(said('Overdue')).toContain('Nothing is overdue.');
    expect(said('With Companies House')).toContain('No submission waits for an answer.');
    expect(said('Changed at the registry')).toContain('Nothing has changed in the last 14 days.');
  });

  it('leads to the import while there is no company', async () => {
    await open({ Companies: { ...companies, Companies: 0 }, Submissions: submissions });
    expect(screen.getByRole('link', { name: 'Import companies' }).getAttribute('href')).toBe(
      '/company/import',
    );
  });

  it('says who can give access to somebody who has none', async () => {
    await open({}, []);
    expect(screen.getByText(/Ask a main user of your account/)).toBeTruthy();
  });
});

describe('a change at the registry', () => {
  const change = { ...company, At: '2026-11-20T09:30:00.000Z' };

  it('is seen in the register that it is about', () => {
    expect(changeHref({ ...change, Kinds: ['charges'] })).toBe(
      `/company/chargesandmortgages?company=${companyId}`,
    );
    expect(changeHref({ ...change, Kinds: ['pscs', 'psc-statements'] })).toBe(
      `/company/pscs?company=${companyId}`,
    );
    expect(changeHref({ ...change, Kinds: ['charges', 'officers'] })).toBe(
      `/company/companyoverview?company=${companyId}`,
    );
  });

  it('is told in words, each once', () => {
    expect(changeWords({ ...change, Kinds: ['officers', 'filing-history', 'whole-filing-history'] })).toBe(
      'Filing history, officers',
    );
  });
});
