import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import RenewalBanner from './renewal-banner.tsx';

afterEach(cleanup);

const licence = {
  planId: '1',
  pricingId: '1',
  productId: '1',
  version: '2026',
  centralUserId: '11111111-1111-4111-8111-111111111111',
  endsOn: '2026-12-01',
  subscription: '1-year subscription',
  status: 'active' as const,
  users: 6,
  companies: 8,
};
const url = 'https://subscriptions.example/payment/plandetails/CustomerPlans?ProductId=x';

const answerDays = (fixture: CompanyPageFixture, remainingDays: number) =>
  fixture.answer('getLicenceDetails', {}, { entity: [{ ...licence, remainingDays }] });

async function showWith(remainingDays: number) {
  const fixture = new CompanyPageFixture().answer('getRenewalLink', {}, { entity: [{ url }] });
  answerDays(fixture, remainingDays);
  await fixture.show(<RenewalBanner />);
  return fixture;
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

  it('counts on while the page stays open', async () => {
    const fixture = await showWith(30);
    expect(screen.queryByText('Your subscription ends soon')).toBeNull();
    answerDays(fixture, 2);
    expect(await screen.findByText('Your subscription ends soon')).toBeDefined();
    answerDays(fixture, 1);
    expect(await screen.findByText('day is left.', { exact: false })).toBeDefined();
  });

  it.each([30, 200, -1])('says nothing with %s days left', async (days) => {
    await showWith(days);
    expect(screen.queryByText('Your subscription ends soon')).toBeNull();
  });
});
