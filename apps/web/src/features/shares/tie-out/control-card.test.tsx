import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { ControlCard, type TieOut, TieOutPage } from './tie-out-page.tsx';

afterEach(cleanup);

const nobody = { personId: null, shares: null, votes: null, form: null, notRequired: null, filing: null };

it('hints at whom only the register or only the record knows, and leads to the record', async () => {
  const control = [
    { ...nobody, name: 'Felix Harcastle', knownTo: 'register', shares: '25-to-50-percent' },
    { ...nobody, name: 'Nora Harcastle', knownTo: 'record' },
  ] as const;
  await new CompanyPageFixture().show(<ControlCard companyId={companyId} control={[...control]} />);
  expect(await screen.findByText('Felix Harcastle')).toBeTruthy();
  expect(screen.getByText(/^Over 25% by the register/)).toBeTruthy();
  expect(screen.getByText(/^On the PSC register for shares or votes/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Check the record' });
  expect(link.getAttribute('href')).toContain('/company/pscs');
});

it('keeps the records of the shares apart from the PSC register in what it sums up', async () => {
  const felix = {
    ...nobody,
    name: 'Felix Harcastle',
    knownTo: 'register',
    shares: '25-to-50-percent',
  } as const;
  const tieOut: TieOut = { hasEntries: true, checks: [], control: [felix], entries: [] };
  await new CompanyPageFixture()
    .ofCompany('getTieOut', { entity: [tieOut] })
    .ofCompany('getControlProposals', { entity: [] })
    .show(<TieOutPage companyId={companyId} />);
  expect(
    await screen.findByText('Reconciled: every known record of the shares matches the register'),
  ).toBeTruthy();
  expect(screen.getByText('The PSC register and the register of members differ: see below.')).toBeTruthy();
});
