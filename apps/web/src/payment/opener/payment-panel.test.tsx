import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { plumSummary } from '../form/plum-summary.fixture.ts';
import { PaymentPanel } from './payment-panel.tsx';

const unpaid = { state: 'awaiting-payment', stateText: '', statusDetail: '', wasCharged: 'no' };

describe('the payment of a filing on a page of the product', () => {
  it('can be asked for again when the server does not answer', async () => {
    let isDown = true;
    serveAnswers({
      getPaymentSummary: () =>
        isDown ? refuse('The server does not answer.', { status: 503 }) : { body: { entity: [plumSummary] } },
      getPaymentState: unpaid,
    });
    await new CompanyPageFixture().show(<PaymentPanel filingId={plumSummary.filingId} />);
    expect(await screen.findByText('The payment could not be loaded')).toBeDefined();
    expect(screen.getByText('The server does not answer.')).toBeDefined();
    isDown = false;
    await setUpUser().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Payment required')).toBeDefined();
  });

  const running = { progress: 'running', settledBy: '2026-11-20T09:52:00Z', askedAgainBy: null };
  it.each([
    {
      state: 'submitted',
      check: { ...running, about: 'payment' },
      settled: /has this payment\. That is settled by 20 November 2026, 09:52\. If the payment was made/,
    },
    {
      state: 'challenge',
      check: { ...running, about: 'bank' },
      settled: /your bank let this payment through\. That is settled by 20 November 2026, 09:52/,
    },
    {
      state: 'unclear',
      check: { ...running, progress: 'late', about: 'payment', askedAgainBy: '2026-11-20T10:03:00Z' },
      settled:
        /had not said so by 20 November 2026, 09:52\. It is asked again by 20 November 2026, 10:03.*Record what was found/,
    },
    {
      state: 'unclear',
      check: { progress: 'by-person', about: 'payment', settledBy: null, askedAgainBy: null },
      settled: /cannot ask the card service, so a person settles it: ask whoever signs in to the portal/,
    },
  ])('says what is checked, and by when or by whom it is settled: $check.progress, $state', async (shown) => {
    const { settled, ...more } = shown;
    serveAnswers({
      getPaymentSummary: { entity: [plumSummary] },
      getPaymentState: { ...unpaid, ...more, wasCharged: 'not-known' },
    });
    await new CompanyPageFixture().show(<PaymentPanel filingId={plumSummary.filingId} />);
    expect(await screen.findByText(settled)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});
