import type { AccessFlag } from '@statbook/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { head, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuse, serveAnswers } from '#testing/served-page.fixture.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import type { Dashboard } from './dashboard-types.ts';
import { changeWords } from './work-places.ts';

afterEach(cleanup);

const { companyId, companyNumber, companyName } = head;
const company = { companyId, companyNumber, companyName };
const none = { rows: [], total: 0 };
const statement = {
  ...company,
  kind: 'confirmation-statement' as const,
  title: 'Confirmation statement',
  detail: null,
  dueOn: '2026-11-30',
  overdue: false,
  urgency: 'soon' as const,
  act: 'file-statement' as const,
  form: null,
  shareEventId: null,
  filingId: null,
  originId: null,
  filingState: null,
  diaryDateId: null,
};
const filing = {
  ...company,
  filingId: '22222222-2222-4222-8222-222222222222',
  form: 'CS01',
  formName: 'Confirmation statement',
  subject: null,
  state: 'draft' as const,
  stateText: 'Draft',
  effectiveOn: null,
  updatedAt: '2026-11-20T09:30:00.000Z',
};

const companies = {
  companies: 1,
  overdue: { ...none, dates: 0 },
  coming: { rows: [statement], total: 1, dates: 9 },
  soonDays: 28,
  verifications: none,
  proposals: none,
  discrepancies: none,
  drafts: { rows: [filing], total: 1 },
  alarms: none,
  changes: none,
};
const submissions = {
  attention: { rows: [{ ...filing, state: 'rejected' as const, stateText: 'Rejected' }], total: 240 },
  inFlight: none,
  accepted: none,
};

async function open(
  dashboard: Partial<Dashboard>,
  access?: readonly AccessFlag[],
  awaited: CallReply<'getAwaitedApprovals'>['entity'] = [],
) {
  const fixture = new CompanyPageFixture();
  fixture.answer(
    'getDashboard',
    { query: {} },
    { entity: [{ companies: null, submissions: null, ...dashboard }] },
  );
  fixture.answer('getAwaitedApprovals', {}, { entity: awaited });
  await fixture.show(<DashboardPage address={{}} />, access === undefined ? {} : { access });
}

const linkIn = (part: string, name: string | RegExp) =>
  within(screen.getByRole('region', { name: part }))
    .getByRole('link', { name })
    .getAttribute('href');

describe('the dashboard', () => {
  it('leads from each row to where the work is done', async () => {
    await open({ companies, submissions });
    expect(linkIn('Due next', companyName)).toBe(
      `/company/forms/confirmation-statement?company=${companyId}`,
    );
    expect(linkIn('Drafts started', companyName)).toBe(
      `/company/forms/confirmation-statement?company=${companyId}`,
    );
    expect(linkIn('Needs attention', companyName)).toBe(`/submissionstatus/status/${filing.filingId}`);
    expect(linkIn('Needs attention', 'Show all 240')).toBe('/submissionstatus/status?show=attention');
    expect(screen.getByText('10 days left')).toBeTruthy();
  });

  it('says first what others ask one to approve', async () => {
    const asked = {
      ...company,
      requestId: '44444444-4444-4444-8444-444444444444',
      filingId: filing.filingId,
      form: 'AD01' as const,
      formName: 'Change of registered office address',
      contentSha256: 'a'.repeat(64),
      askedBy: 'Idris Vane',
      askedAt: '2026-11-20T09:30:00.000Z',
      level: 1,
      levels: 1,
      hasSecrets: false,
      rows: [],
      changes: [],
      earlierDecisions: [],
    };
    await open({ companies, submissions }, undefined, [asked]);
    expect(linkIn('Your approval is asked for', companyName)).toBe('/submissionstatus/approvals');
    expect(screen.getByText(/asked for by/).textContent).toContain('Idris Vane');
    const parts = screen
      .getAllByRole('region')
      .map((part) => part.getAttribute('aria-label') ?? part.textContent);
    const placeOf = (title: string) => parts.findIndex((part) => part.startsWith(title));
    expect(placeOf('Your approval is asked for')).toBeLessThan(placeOf('Needs attention'));
    expect(placeOf('Your approval is asked for')).toBeGreaterThanOrEqual(0);
  });

  it('says that it could not be read what others ask one to approve', async () => {
    serveAnswers({
      getDashboard: { entity: [{ companies, submissions }] },
      getAwaitedApprovals: () => refuse('Try again later.', { status: 503 }),
    });
    await new CompanyPageFixture().show(<DashboardPage address={{}} />, { access: ['viewCompany'] });
    expect(await screen.findByText('The approvals could not be loaded')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Due next' })).toBeDefined();
  });

  it('names whom a form is about beside it', async () => {
    const begun = { ...filing, form: 'TM01', formName: 'Termination of a director', subject: 'Mr Ivo Reed' };
    await open({ companies: { ...companies, drafts: { rows: [begun], total: 1 } } });
    expect(screen.getByRole('region', { name: 'Drafts started' }).textContent).toContain(
      'Termination of a director: Mr Ivo Reed',
    );
  });

  it('leads who may not open a draft to its company', async () => {
    await open({ companies, submissions }, ['viewCompany', 'viewSubmission']);
    expect(linkIn('Drafts started', companyName)).toBe(`/company/companyoverview?company=${companyId}`);
  });

  it('names the companies whose records of shares disagree, and leads to their tie-out', async () => {
    const row = { ...company, records: ['certificates' as const, 'registry' as const], differences: 3 };
    const discrepancies = { rows: [{ ...row, since: '2026-11-20T09:30:00.000Z' }], total: 1 };
    await open({ companies: { ...companies, discrepancies } });
    expect(linkIn('Reconciliation differences', companyName)).toBe(
      `/company/shares/tieout?company=${companyId}`,
    );
    expect(screen.getByText('3 differences: certificates, Companies House')).toBeTruthy();
  });

  it('leads to every date, and from a return that is late to the entry that asks for it', async () => {
    const shareEventId = '33333333-3333-4333-8333-333333333333';
    const title = 'Return of allotment of shares, SH01';
    const late = { dueOn: '2026-11-12', overdue: true, urgency: 'overdue' as const };
    const sh01 = {
      ...statement,
      kind: 'form' as const,
      act: 'begin-form' as const,
      form: 'SH01',
      shareEventId,
    };
    const overdue = { rows: [{ ...sh01, ...late, title }], total: 1, dates: 1 };
    await open({ companies: { ...companies, overdue }, submissions });
    expect(linkIn('Due next', 'Show all 9')).toBe('/reports/deadlines');
    expect(linkIn('Overdue', companyName)).toBe(
      `/company/shares/history?company=${companyId}&open=${shareEventId}`,
    );
    expect(screen.getByText('8 days overdue')).toBeTruthy();
  });

  it('begins with what was not filed here, in red', async () => {
    const alarms = { rows: [{ ...company, changes: 2, at: '2026-11-20T09:30:00.000Z' }], total: 1 };
    await open({ companies: { ...companies, alarms } });
    expect(linkIn('Not filed by you at Companies House', companyName)).toBe(
      `/company/registerchanges?company=${companyId}`,
    );
    expect(screen.getByText('2 changes')).toBeTruthy();
  });

  it('leads to the record where the reader may not file', async () => {
    await open({ companies }, ['viewCompany']);
    expect(linkIn('Due next', companyName)).toBe(`/company/companyoverview?company=${companyId}`);
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('has dates of the practice’s own beside those of the law, and leads to the diary', async () => {
    const act = { kind: 'diary' as const, act: 'show-diary' as const };
    const own = { ...statement, ...act, dueOn: '2026-12-31', title: 'Pay the rent', diaryDateId: '42' };
    await open({ companies: { ...companies, coming: { rows: [own], total: 0, dates: 1 } } });
    expect(linkIn('Due next', companyName)).toBe(`/company/diarydates?company=${companyId}&open=42`);
    expect(screen.getByText('Pay the rent')).toBeTruthy();
  });

  it('counts what there is, and leads to the lists', async () => {
    await open({
      companies: { ...companies, companies: 10_000, overdue: { rows: [], total: 312, dates: 400 } },
    });
    const figures = screen.getByRole('list', { name: 'In short' });
    const overdue = within(figures).getByRole('link', { name: '312 companies overdue' });
    expect(overdue.getAttribute('href')).toBe('/company?show=overdue&sort=statement');
    expect(within(figures).getByRole('link', { name: '10,000 companies' })).toBeTruthy();
  });

  it('says where nothing goes on, so that no part of it stands empty', async () => {
    await open({
      companies: { ...companies, drafts: none },
      submissions: { ...submissions, attention: none },
    });
    const said = (part: string) => screen.getByRole('region', { name: part }).textContent;
    expect(said('Overdue')).toContain('Nothing is overdue.');
    expect(said('With Companies House')).toContain('Nothing awaiting a response.');
    expect(said('Changes at Companies House')).toContain('Nothing has changed in the last 14 days.');
  });

  it('leads to the import while there is no company', async () => {
    await open({ companies: { ...companies, companies: 0 }, submissions });
    expect(screen.getByRole('link', { name: 'Import companies' }).getAttribute('href')).toBe(
      '/company/import',
    );
  });

  it('says who can give access to somebody who has none', async () => {
    await open({}, []);
    expect(screen.getByText(/Ask a main user of your account/)).toBeTruthy();
  });
});

describe('a change at Companies House', () => {
  const change = { ...company, at: '2026-11-20T09:30:00.000Z' };

  it('is told in words, each once', () => {
    expect(changeWords({ ...change, kinds: ['officer-appointed', 'officer-ceased', 'filing'] })).toBe(
      'Filing history, officers',
    );
  });

  it('tells two duties of one day apart by the entries that they follow from', async () => {
    const due = { ...statement, kind: 'certificates' as const, title: 'Share certificates to deliver' };
    const rows = ['15 Ordinary to Bob Stone', '20 Ordinary to Cara Jones'].map((entry, place) => ({
      ...due,
      detail: `Event of 12 November 2026: ${entry}`,
      shareEventId: `33333333-3333-4333-8333-33333333333${place}`,
    }));
    await open({ companies: { ...companies, coming: { rows, total: 2, dates: 2 } } });
    for (const { title, detail } of rows)
      expect(await screen.findByText(`${title} · ${detail}`)).toBeTruthy();
  });

  it('names whose identity statement is due by what they are: a partnership has members', async () => {
    const due = { ...statement, kind: 'director-verification' as const, dueOn: '2026-12-14' };
    const rows = [
      { ...due, personName: 'Mara Quill', register: 'officers' as const },
      { ...due, personName: 'Nora Gold', register: 'pscs' as const },
      {
        ...due,
        companyNumber: 'OC990034',
        companyName: 'PLUM LLP',
        personName: 'Owen Reed',
        register: 'officers' as const,
      },
    ];
    await open({ companies: { ...companies, verifications: { rows, total: 3 } } });
    await screen.findByText('Identity verification statements due');
    const [director, psc, member] = rows.map(
      ({ personName }) => screen.getByRole('link', { name: personName }).closest('li')?.textContent,
    );
    expect(director).toContain(`Director of ${company.companyName}`);
    expect(psc).toContain(`Person with significant control of ${company.companyName}`);
    expect(member).toContain('Member of PLUM LLP');
  });
});
