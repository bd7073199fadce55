import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Receipt } from '../submission-state.ts';
import { SentCard } from './sent-card.tsx';

afterEach(cleanup);

const row = (section: string, label: string, value: string) => ({ section, label, value });

it('keeps the figures of one matter together', () => {
  const sent = [
    row('statement', 'Confirmation date', '22 November 2026'),
    row('activities', 'SIC codes', 'No change'),
    row('capital', 'ORDINARY', '125 shares, £125.00 nominal in all'),
    row('capital', 'Total in GBP', '125 shares, £125.00 nominal, £0.00 unpaid'),
    row('members', 'Nora Harcastle', '60 ORDINARY shares'),
    row('members', 'Felix Harcastle', '65 ORDINARY shares'),
    row('signature', 'Signed by', 'Felix Harcastle, director'),
  ];
  // The card reads no more of a receipt.
  const receipt = { sent, state: 'rejected', attempts: [] } as unknown as Receipt;
  render(<SentCard receipt={receipt} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Confirmation date',
    'SIC codes',
    'Statement of capital',
    'Shareholders',
    'Signed by',
  ]);
  expect(screen.getByText('Felix Harcastle: 65 ORDINARY shares')).toBeTruthy();
});
