import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import EventReceipt from './event-receipt.tsx';
import { ids, RegisterServer } from './events.fixture.tsx';

const other = '66666666-6666-4666-8666-666666666666';
const recorded = {
  shareEventId: ids.entry,
  entryId: ids.entry,
  number: 4,
  kind: 'transfer',
  effectiveOn: '2026-11-16',
  recordedAt: '2026-11-18T09:30:00.000Z',
  recordedBy: 'Mara Quill',
  isReversed: false,
  filings: [],
  registerBy: null,
  certificatesBy: '2027-01-16',
  stampDuty: null,
  classes: [{ shareClassId: ids.ordinary, className: 'Ordinary', currency: 'GBP' }],
  terms: [],
  request: {
    kind: 'transfer',
    on: '2026-11-16',
    classId: ids.ordinary,
    transferorId: ids.bob,
    transferees: [{ transfereeId: ids.alice, shares: '15' }],
  },
  together: [
    { shareEventId: ids.entry, number: 4, kind: 'transfer', effectiveOn: '2026-11-16', entersAgain: null },
  ],
  certificatesTogether: { issued: [7], cancelled: [5] },
};
const allotted = {
  ...recorded,
  kind: 'allotment',
  request: {
    kind: 'allotment',
    on: '2026-11-16',
    allottees: [
      { holderId: ids.alice, classId: ids.ordinary, shares: '1250', priceEach: '1.50', paidEach: '1.50' },
    ],
  },
  filings: [{ form: 'SH01', dueOn: '2026-12-16', filing: null }],
  registerBy: '2027-01-16',
};
const proposal = {
  proposalId: ids.alice,
  shareEventId: ids.entry,
  personName: 'Alice Green',
  form: 'PSC01',
  noticeBy: '2026-11-29',
  outcome: null,
};

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().answer('getControlProposals', []).answer('getForms', []).start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(event: object, proposals: readonly object[] = []) {
  server.answer('getShareEventDetails', [event]).answer('getControlProposals', proposals);
  await new CompanyPageFixture().show(<EventReceipt companyId={companyId} entryId={ids.entry} />);
  await screen.findByRole('heading', { name: 'Recorded in the share register' });
}

describe('the receipt of an entry', () => {
  it('speaks of what has to be filed only where something has', async () => {
    await show(recorded);
    expect(screen.getByText('Our books are up to date. Nothing was sent to Companies House.')).toBeDefined();
    cleanup();
    await show(allotted);
    expect(
      screen.getByText(/Nothing was sent to Companies House: what has to be filed appears below/),
    ).toBeDefined();
  });

  it('says how many shares of which class went to whom', async () => {
    await show(allotted);
    expect(await screen.findByText('Alice Green')).toBeDefined();
    const allottees = screen.getByText('Shares allotted', { selector: 'dt' }).nextElementSibling;
    expect(allottees?.textContent).toMatch(/^Alice Green: 1,250 Ordinary/);
    cleanup();
    await show(recorded);
    expect(await screen.findByText('Bob Stone')).toBeDefined();
  });

  it('does not ask for the entry in the register of members, which it is', async () => {
    await show(allotted);
    expect(await screen.findByText('Share certificates to deliver')).toBeDefined();
    expect(screen.queryByText('Enter in the register of members')).toBeNull();
  });

  it('names the PSC notices that its shares suggest, and no other’s', async () => {
    await show(recorded, [
      proposal,
      { ...proposal, proposalId: ids.bob, shareEventId: other, personName: 'Dan Brown' },
      { ...proposal, proposalId: other, personName: 'Cara Green', outcome: 'done' },
    ]);
    expect(await screen.findByText('PSC notices to consider')).toBeDefined();
    const notice = screen.getByText('PSC01', { selector: 'dt' }).nextElementSibling;
    expect(notice?.textContent).toContain('Alice Green');
    expect(notice?.textContent).toContain('by 29 November 2026 at the earliest');
    expect(screen.queryByText('Dan Brown')).toBeNull();
    expect(screen.queryByText('Cara Green')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show PSC notices' }).getAttribute('href')).toContain(
      '/company/pscs',
    );
  });

  it('leads from a transfer to the transfers', async () => {
    await show(recorded);
    expect(screen.getByRole('link', { name: 'Show transfers' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Show share classes' })).toBeNull();
  });

  it('of an entry that is not in the register leads to its history', async () => {
    await new CompanyPageFixture().show(<EventReceipt companyId={companyId} entryId={other} />);
    expect(await screen.findByRole('heading', { name: 'There is no such entry' })).toBeDefined();
    const history = screen.getByRole('link', { name: 'Show the history' });
    expect(history.getAttribute('href')).toBe(`/company/shares/history?company=${companyId}`);
  });
});
