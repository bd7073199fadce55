import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#app/paths.ts';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import type { RecordedEntry } from './entry-filing.tsx';
import { WhatFollows } from './plan-preview.tsx';

const shareEventId = '55555555-5555-4555-8555-555555555555';
const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';
const sh01 = offeredForm('SH01', { group: 'Shares' });

/** The receipt of an allotment with its return as far as it is. */
async function showReceipt(filing: RecordedEntry['filings'][number]['filing'], offered = sh01) {
  const received = serveAnswers({ startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] } });
  const entry = {
    shareEventId,
    effectiveOn: '2026-11-16',
    filings: [{ form: 'SH01', dueOn: '2026-12-16', filing }],
  };
  const duties = { registerBy: null, certificatesBy: null, stampDuty: null };
  await new CompanyPageFixture()
    .ofCompany('getForms', { entity: [offered] })
    .show(
      <WhatFollows
        day={{ on: entry.effectiveOn, filings: entry.filings, ...duties }}
        recorded={{ companyId, entry }}
      />,
    );
  const term = await screen.findByText('File SH01', { selector: 'dt' });
  return { received, text: term.nextElementSibling?.textContent ?? '' };
}

const begun = { filingId, stateText: '', acceptedOn: null };

describe('the return after an allotment', () => {
  it('is begun from the entry while there is none', async () => {
    const { received, text } = await showReceipt(null);
    expect(text).toContain('16 December 2026 · 26 days left');
    await setUpUser().click(screen.getByRole('button', { name: /File SH01/ }));
    const origin = { shareEventIds: [shareEventId] };
    await waitFor(() =>
      expect(givenTo(received, 'startForm')).toEqual([{ companyId, form: 'SH01', origin }]),
    );
  });

  it('leads to what is to be done where it is not begun here', async () => {
    await showReceipt(null, { ...sh01, whyNot: 'By post.' });
    const link = await screen.findByRole('link', { name: 'How to file SH01' });
    expect(link.getAttribute('href')).toBe(paths.formsMatching(companyId, 'SH01'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is gone on with while it is a draft', async () => {
    const { text } = await showReceipt({ ...begun, state: 'draft', stateText: 'Draft' });
    expect(text).toContain('Draft, last day 16 December 2026');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go on with SH01' }).getAttribute('href')).toBe(
      paths.form(filingId),
    );
  });

  it('is shown while it is on its way, and is due until it is decided', async () => {
    const { text } = await showReceipt({
      ...begun,
      state: 'pending',
      stateText: 'Received by Companies House',
    });
    expect(text).toContain('Received by Companies House, last day 16 December 2026');
    expect(screen.getByRole('link', { name: 'Show SH01' }).getAttribute('href')).toBe(
      paths.submissionReceipt(filingId),
    );
  });

  it('is due no longer once it is accepted', async () => {
    const accepted = { ...begun, state: 'accepted' as const, acceptedOn: '2026-11-20' };
    const { text } = await showReceipt(accepted);
    expect(text).toContain('Accepted on 20 November 2026');
    expect(text).not.toContain('left');
  });
});
