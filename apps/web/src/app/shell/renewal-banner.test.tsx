import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RecordFixture } from '../../record/show-record.fixture.tsx';
import RenewalBanner from './renewal-banner.tsx';

afterEach(cleanup);

const url = 'https://subscriptions.example/payment/plandetails/CustomerPlans?ProductId=x';

async function showWith(remainingDays: number) {
  const fixture = new RecordFixture().answer('getRenewalLink', {}, { Entity: [{ Url: url }] });
  await fixture.show(<RenewalBanner />, { remainingDays });
}

describe('the renewal banner', () => {
  it.each([
    [29, '29 days are left.'],
    [1, '1 day is left.'],
    [0, 'It ends today.'],
  ])('with %s days left leads to the subscription site', async (days, words) => {
    await showWith(days);
    expect((await screen.findByText('Your subscription ends soon')).parentElement?.textContent).toContain(
      words,
    );
    const link = screen.getByRole('link', { name: 'Renew the subscription' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBe('_self');
  });

  it.each([30, 200, -1])('says nothing with %s days left', async (days) => {
    await showWith(days);
    expect(screen.queryByText('Your subscription ends soon')).toBeNull();
  });
});
