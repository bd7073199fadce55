import type { CallReply } from '#api/call-types.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { LicenceCard } from './licence-card.tsx';
import LicenceDialog from './licence-dialog.tsx';

type Licence = CallReply<'getLicenceDetails'>['entity'][number];

const licence: Licence = {
  remainingDays: 11,
  planId: '1',
  pricingId: '1',
  productId: '1',
  version: '2026',
  centralUserId: '11111111-1111-4111-8111-111111111111',
  endsOn: '2026-12-01',
  subscription: '1-year subscription',
  status: 'ends-soon',
  users: 3,
  companies: 1200,
};
const url = 'https://plans.example/renew?token=abc';

function serve(given: Partial<Licence> = {}) {
  serveAnswers({
    getLicenceDetails: { entity: [{ ...licence, ...given }] },
    getRenewalLink: { entity: [{ url }] },
  });
}

const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the subscription on the page of payments', () => {
  it('shows what was bought, how much is used and how long it lasts', async () => {
    serve();
    await new CompanyPageFixture().show(<LicenceCard />);
    expect(await screen.findByText('1-year subscription')).toBeDefined();
    expect(factOf('Company records')).toBe('1,200In use, without a limit');
    expect(factOf('Status')).toBe('Ends soon');
    expect(factOf('Ends on')).toContain('11 days left');
  });

  it('that has ended says when, without days that are left', async () => {
    serve({ remainingDays: -2, endsOn: '2026-11-18', status: 'ended' });
    await new CompanyPageFixture().show(<LicenceCard />);
    await screen.findByText('1-year subscription');
    expect(factOf('Ended on')).toBe('18 November 2026');
  });

  it('leads to where it is renewed', async () => {
    serve();
    await new CompanyPageFixture().show(<LicenceCard />);
    const link = await screen.findByRole('link', { name: 'Renew the subscription' });
    expect(link.getAttribute('href')).toBe(url);
  });

  it('says why it cannot be shown', async () => {
    serveAnswers({ getLicenceDetails: () => refuse('The database rests.', { status: 503 }) });
    await new CompanyPageFixture().show(<LicenceCard />);
    expect(await screen.findByText('The database rests.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Renew the subscription' })).toBeNull();
  });
});

describe('the licence in a dialog', () => {
  it('shows the same, and closes', async () => {
    serve({ remainingDays: 1 });
    const closed: string[] = [];
    await new CompanyPageFixture().show(<LicenceDialog onClose={() => closed.push('closed')} />);
    expect(await screen.findByRole('dialog', { name: 'Your licence' })).toBeDefined();
    await screen.findByText('1-year subscription');
    expect(factOf('Ends on')).toContain('1 day left');
    await setUpUser().click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toEqual(['closed']);
  });
});
