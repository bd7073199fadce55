import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, head, RecordFixture } from '../../record/show-record.fixture.tsx';
import type { ShareRegister } from './class-holdings.ts';
import { RegistryShareholders } from './registry-shareholders.tsx';

afterEach(cleanup);

const register: ShareRegister = {
  ...head,
  HasShareCapital: true,
  HasAuthenticationCode: true,
  CompanyDataReadAt: '2026-11-20T09:30:00.000Z',
  StatementMadeUpTo: '2025-11-16',
  Totals: [{ Currency: 'GBP', NumberOfShares: '100', AggregateNominal: '100', AmountUnpaid: null }],
  Classes: [
    {
      ClassName: 'ORDINARY',
      Currency: 'GBP',
      NumberOfShares: '100',
      AggregateNominal: '100',
      Particulars: 'One vote each',
    },
  ],
  Holdings: [
    {
      ClassName: 'Ordinary',
      NumberHeld: '60',
      Holders: ['Nora Harcastle', 'Felix Harcastle'],
      ShareOfClass: 6000,
    },
    { ClassName: 'ORDINARY', NumberHeld: '40', Holders: ['Felix Harcastle'], ShareOfClass: 4000 },
    { ClassName: 'ORDINARY', NumberHeld: '0', Holders: ['Cuthbert Quay'], ShareOfClass: 0 },
  ],
  Differences: [],
};

async function showRegister(changes: Partial<ShareRegister>): Promise<void> {
  const reply = { Entity: [{ ...register, ...changes }] };
  await new RecordFixture()
    .ofCompany('getCompanyShareholders', reply)
    .show(<RegistryShareholders companyId={companyId} />);
}

describe('the shareholders of a company', () => {
  it('stand in one table for each class, with the total, and add up', async () => {
    await showRegister({});
    expect(await screen.findByText('Nora Harcastle and Felix Harcastle')).toBeTruthy();
    expect(screen.getByText('Joint holders; the first named votes')).toBeTruthy();
    expect(screen.getByText('60.00%')).toBeTruthy();
    expect(screen.getByText('Former')).toBeTruthy();
    expect(screen.getByText('Adds up to the statement of capital')).toBeTruthy();
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it('are shown with the difference where they do not add up', async () => {
    await showRegister({ Differences: [{ ClassName: 'ORDINARY', InIssue: '1000', Held: '100' }] });
    const words = await screen.findByText(/Does not add up to the statement of capital/);
    expect(words.textContent).toContain('it states 1,000, the shareholders hold 100');
  });

  it('say that what is unpaid was not stated, rather than that it is nothing', async () => {
    await showRegister({});
    expect((await screen.findByText(/Unpaid on these shares/)).textContent).toContain('not stated');
  });

  it('are asked for with the authentication code where it is missing', async () => {
    await showRegister({ HasAuthenticationCode: false, CompanyDataReadAt: null });
    expect(await screen.findByText('Shareholders are not known yet')).toBeTruthy();
    expect(await screen.findByLabelText('Authentication code')).toBeTruthy();
  });

  it('do not exist where there is no share capital', async () => {
    await showRegister({ HasShareCapital: false });
    expect(await screen.findByText('No share capital')).toBeTruthy();
  });
});
