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

  it.each([
    {
      state: 'submitted',
      challengeUntil: null,
      settled: /has this payment\. That is settled within two minutes of paying/,
    },
    {
      state: 'unclear',
      challengeUntil: null,
      settled: /has this payment\. That is settled within two minutes of paying/,
    },
    {
      state: 'challenge',
      challengeUntil: '2026-11-20T09:45:00Z',
      settled: /your bank let this payment through\. That is settled by 20 November 2026, 09:52/,
    },
  ])('says what is checked, and by when it is settled: $state', async ({ settled, ...more }) => {
    serveAnswers({
      getPaymentSummary: { entity: [plumSummary] },
      getPaymentState: { ...unpaid, ...more, wasCharged: 'not-known' },
    });
    await new CompanyPageFixture().show(<PaymentPanel filingId={plumSummary.filingId} />);
    expect(await screen.findByText(settled)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});
