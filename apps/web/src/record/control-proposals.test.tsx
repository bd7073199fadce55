import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ControlProposals } from './control-proposals.tsx';
import { companyId, RecordFixture } from './show-record.fixture.tsx';

afterEach(cleanup);

const show = (Form: string | null, NoticeBy: string, more: object = {}) =>
  new RecordFixture()
    .ofCompany('getControlProposals', {
      Entity: [
        {
          ProposalId: '22222222-2222-4222-8222-222222222222',
          ShareEventId: '33333333-3333-4333-8333-333333333333',
          PersonName: 'Alice Green',
          Through: [],
          FoundByName: [],
          Notice: 'became',
          Asked: null,
          Form,
          ChangedOn: '2017-01-05',
          NoticeBy,
          SharesBefore: null,
          SharesAfter: '75-to-100-percent',
          VotesBefore: null,
          VotesAfter: '75-to-100-percent',
          Outcome: null,
          Reason: null,
          SettledAt: null,
          Follows: null,
          OnRecord: null,
          ...more,
        },
      ],
    })
    .show(<ControlProposals companyId={companyId} />);

describe('a notice that the share register suggests', () => {
  it('is due within 14 days of the confirmation', async () => {
    await show('PSC01', '2026-10-14');
    expect(await screen.findByText(/^Within 14 days of the person’s confirmation/)).toBeTruthy();
  });

  it('is none of its own where a confirmation statement carried the change', async () => {
    await show('CS01', '2017-07-09');
    const words = await screen.findByText(
      /^No notice of its own: the next confirmation statement carried it/,
    );
    expect(words.textContent).toContain('to be notified by 9 July 2017');
    expect(screen.queryByText(/^Within 14 days/)).toBeNull();
  });

  it('is a question about a body of which nobody knows whether it is registered itself', async () => {
    await show(null, '2026-10-14', { Notice: 'asked', Asked: 'legal-entity' });
    const words = await screen.findByText(/^Cannot be computed, because its number does not show/);
    expect(words.textContent).toContain('otherwise look to the people who own it: shares 75% or more');
    expect(screen.getByText(/to be decided/)).toBeTruthy();
  });

  it('follows an earlier one that is open, which the record does not have yet', async () => {
    const OnRecord = { State: 'absent', Since: null, Shares: null, Votes: null, ShowsIt: false };
    await show('PSC04', '2026-10-14', { Notice: 'changed', Follows: '2026-01-15', OnRecord });
    const words = await screen.findByText(/^After the notice of/);
    expect(words.textContent).toBe('After the notice of 15 January 2026 above');
    expect(screen.queryByText(/Nobody of this name/)).toBeNull();
  });

  it('says that a band was open until the day from which it can be computed again', async () => {
    const asked = { Notice: 'asked', Asked: 'several-currencies-before', SharesBefore: 'several-currencies' };
    await show(null, '2026-10-14', asked);
    expect(await screen.findByText(/because until this day there were shares of several/)).toBeTruthy();
  });
});
