import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferedForm } from '#filing/start-form.tsx';
import { ControlProposals } from './control-proposals.tsx';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { collectToasts, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';

afterEach(cleanup);

const show = (form: string | null, noticeBy: string, more: object = {}, forms: readonly OfferedForm[] = []) =>
  new CompanyPageFixture()
    .ofCompany('getForms', { entity: forms })
    .ofCompany('getControlProposals', {
      entity: [
        {
          proposalId: '22222222-2222-4222-8222-222222222222',
          shareEventId: '33333333-3333-4333-8333-333333333333',
          personName: 'Alice Green',
          through: [],
          foundByName: [],
          notice: 'became',
          asked: null,
          form,
          changedOn: '2017-01-05',
          noticeBy,
          sharesBefore: null,
          sharesAfter: '75-to-100-percent',
          votesBefore: null,
          votesAfter: '75-to-100-percent',
          outcome: null,
          reason: null,
          settledAt: null,
          follows: null,
          onRecord: null,
          filing: null,
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
    await show(null, '2026-10-14', { notice: 'asked', asked: 'legal-entity' });
    const words = await screen.findByText(/^Cannot be computed, because its number does not show/);
    expect(words.textContent).toContain('otherwise look to the people who own it: shares 75% or more');
    expect(screen.getByText(/PSC to determine/)).toBeTruthy();
  });

  it('follows an earlier one that is open, which the record does not have yet', async () => {
    const onRecord = { state: 'absent', since: null, shares: null, votes: null, knownBecause: null };
    await show('PSC04', '2026-10-14', { notice: 'changed', follows: '2026-01-15', onRecord });
    const words = await screen.findByText(/^After the notice of/);
    expect(words.textContent).toBe('After the notice of 15 January 2026 above');
    expect(screen.queryByText(/Nobody of this name/)).toBeNull();
  });

  it('gives the reason for which none is needed, open or settled, in the words of the review', async () => {
    const knownBecause = 'On the PSC register with the same control since 1 October 2026';
    const onRecord = { state: 'current', since: '2026-10-01', shares: null, votes: null, knownBecause };
    await show('PSC01', '2026-10-14', { onRecord });
    expect(await screen.findByText(`No notice needed: ${knownBecause}`)).toBeTruthy();
    cleanup();
    await show('PSC01', '2026-10-14', { outcome: 'on-record', reason: knownBecause });
    const words = await screen.findByText(/^No notice needed for/);
    expect(words.textContent).toBe(
      `No notice needed for Alice Green, entry of 5 January 2017: ${knownBecause}`,
    );
  });

  it('says that a band was open until the day from which it can be computed again', async () => {
    const asked = { notice: 'asked', asked: 'several-currencies-before', sharesBefore: 'several-currencies' };
    await show(null, '2026-10-14', asked);
    expect(await screen.findByText(/because until this day there were shares of several/)).toBeTruthy();
  });

  it('begins its form with what the share register knows of it', async () => {
    const received = serveAnswers({ startForm: { entity: [] } });
    await show('PSC01', '2026-10-14', {}, [offeredForm('PSC01')]);
    await setUpUser().click(await screen.findByRole('button', { name: /^File PSC01: Alice Green/ }));
    await expect
      .poll(() => received.filter(({ name }) => name === 'startForm').map(({ given }) => given))
      .toMatchObject([
        { form: 'PSC01', origin: { controlProposalId: '22222222-2222-4222-8222-222222222222' } },
      ]);
  });

  it('leads to what was begun from it, and is not begun again', async () => {
    const filing = { filingId: 'f1', form: 'PSC01', state: 'draft', stateText: 'Draft' };
    await show('PSC01', '2026-10-14', { filing });
    const link = await screen.findByRole('link', { name: 'Go on with PSC01: Alice Green' });
    expect(link.getAttribute('href')).toBe('/company/forms/f1');
    expect(screen.getByText('PSC01: Draft')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await show('PSC01', '2026-10-14', { filing: { ...filing, state: 'rejected', stateText: 'Rejected' } });
    const receipt = await screen.findByRole('link', { name: /^See why and correct it/ });
    expect(receipt.getAttribute('href')).toContain('f1');
  });

  it('says why it was not marked as done', async () => {
    serveAnswers({ settleControlProposal: () => refuse('Somebody else has settled it.') });
    const toasts = collectToasts();
    await show('PSC01', '2026-10-14');
    await setUpUser().click(await screen.findByRole('button', { name: 'Mark as filed' }));
    await expect.poll(() => toasts).toEqual(['Somebody else has settled it.']);
  });
});
