import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { Receipt } from '../submission-state.ts';
import { SentCard } from './sent-card.tsx';

afterEach(cleanup);

// The card reads no more of a receipt.
const receiptOf = (sent: Receipt['sent'], form: string) =>
  ({ companyId, filingId: companyId, form, sent, state: 'rejected', attempts: [] }) as unknown as Receipt;
const row = (section: string, label: string, value: string) => ({ section, label, value });

it('offers a confirmation statement as a file for the client, and no other form', async () => {
  const sent = [row('statement', 'Confirmation date', '22 November 2026')];
  for (const form of ['CS01', 'AD01']) {
    await new CompanyPageFixture().show(<SentCard receipt={receiptOf(sent, form)} />);
    await screen.findByText('Confirmation date');
    const button = screen.queryByRole('button', { name: 'Save for the client (PDF)' });
    expect(button !== null).toBe(form === 'CS01');
    cleanup();
  }
});

it('keeps the figures of one matter together', async () => {
  const sent = [
    row('statement', 'Confirmation date', '22 November 2026'),
    row('activities', 'SIC codes', 'No change'),
    row('capital', 'ORDINARY', '125 shares, £125.00 nominal in all'),
    row('capital', 'Total in GBP', '125 shares, £125.00 nominal, £0.00 unpaid'),
    row('members', 'Nora Harcastle', '60 ORDINARY shares'),
    row('members', 'Felix Harcastle', '65 ORDINARY shares'),
    row('signature', 'Signed by', 'Felix Harcastle, director'),
  ];
  await new CompanyPageFixture().show(<SentCard receipt={receiptOf(sent, 'CS01')} />);
  await screen.findByText('Confirmation date');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Confirmation date',
    'SIC codes',
    'Statement of capital',
    'Shareholders',
    'Signed by',
  ]);
  expect(screen.getByText('Felix Harcastle: 65 ORDINARY shares')).toBeTruthy();
});

it('tells what is kept with a statement from what was sent of it', async () => {
  const sent = [
    row('signature', 'Signed by', 'Felix Harcastle, director'),
    row('override', 'Outstanding when it was filed', 'PSC notice, PSC01'),
    row('override', 'Filed all the same because', 'Delivered on paper'),
  ];
  await new CompanyPageFixture().show(<SentCard receipt={receiptOf(sent, 'CS01')} />);
  const kept = await screen.findByText('Kept with the filing, not sent');
  expect(kept.nextElementSibling?.textContent).toContain('Filed all the same because: Delivered on paper');
});

it('says of whom each answer is where one question was asked of several', async () => {
  const sent = [
    row('Registered office', 'Postcode', 'BS1 5LJ'),
    row('Dora Quince: home address', 'Postcode', 'Given, stored encrypted'),
    row('Dora Quince: statements', 'Consents to act', ''),
  ];
  await new CompanyPageFixture().show(<SentCard receipt={receiptOf(sent, 'IN01')} />);
  await screen.findByText('Postcode: BS1 5LJ');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Registered office',
    'Dora Quince: home address',
    'Dora Quince: statements',
  ]);
});
