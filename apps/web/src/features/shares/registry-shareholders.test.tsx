import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, head, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { ShareRegister } from './class-holdings.ts';
import { RegistryShareholders } from './registry-shareholders.tsx';

afterEach(cleanup);

const register: ShareRegister = {
  ...head,
  hasShareCapital: true,
  hasAuthenticationCode: true,
  companyDataReadAt: '2026-11-20T09:30:00.000Z',
  statementMadeUpTo: '2025-11-16',
  totals: [{ currency: 'GBP', numberOfShares: '100', aggregateNominal: '100', amountUnpaid: null }],
  classes: [
    {
      className: 'ORDINARY',
      currency: 'GBP',
      numberOfShares: '100',
      aggregateNominal: '100',
      particulars: 'One vote each',
    },
  ],
  holdings: [
    {
      className: 'Ordinary',
      numberHeld: '60',
      holders: ['Nora Harcastle', 'Felix Harcastle'],
      shareOfClass: 6000,
    },
    { className: 'ORDINARY', numberHeld: '40', holders: ['Felix Harcastle'], shareOfClass: 4000 },
    { className: 'ORDINARY', numberHeld: '0', holders: ['Cuthbert Quay'], shareOfClass: 0 },
  ],
  differences: [],
};

async function showRegister(changes: Partial<ShareRegister>): Promise<void> {
  const reply = { entity: [{ ...register, ...changes }] };
  await new CompanyPageFixture()
    .ofCompany('getCompanyShareholders', reply)
    .show(<RegistryShareholders companyId={companyId} registerOpening={<p>Set up the register</p>} />);
}

describe('the shareholders of a company', () => {
  it('stand in one table for each class, with the total, and add up', async () => {
    await showRegister({});
    expect(await screen.findByText('Nora Harcastle and Felix Harcastle')).toBeTruthy();
    expect(screen.getByText('Joint holders; the first named votes')).toBeTruthy();
    expect(screen.getByText('60.00%')).toBeTruthy();
    expect(screen.getByText('Former')).toBeTruthy();
    expect(screen.getByText('Agrees to the statement of capital')).toBeTruthy();
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it('are followed up by a register of our own', async () => {
    await showRegister({});
    expect(await screen.findByText('Set up the register')).toBeTruthy();
  });

  it('are shown with the difference where they do not add up', async () => {
    await showRegister({ differences: [{ className: 'ORDINARY', inIssue: '1000', held: '100' }] });
    const words = await screen.findByText(/Does not agree to the statement of capital/);
    expect(words.textContent).toContain('it states 1,000, the shareholders hold 100');
  });

  it('say that what is unpaid was not stated, rather than that it is nothing', async () => {
    await showRegister({});
    expect((await screen.findByText(/Unpaid on these shares/)).textContent).toContain('not stated');
  });

  it('are asked for with the authentication code where it is missing', async () => {
    await showRegister({ hasAuthenticationCode: false, companyDataReadAt: null });
    expect(await screen.findByText('Shareholders are not known yet')).toBeTruthy();
    expect(await screen.findByLabelText('Authentication code')).toBeTruthy();
  });
});
