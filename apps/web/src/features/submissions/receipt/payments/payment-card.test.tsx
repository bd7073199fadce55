import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { Receipt } from '../../submission-state.ts';
import { PaymentCard } from './payment-card.tsx';

afterEach(cleanup);

const payment = {
  paymentId: companyId,
  state: 'confirmed',
  check: null,
  feePence: 5000,
  processingPence: 500,
  taxPence: 100,
  totalPence: 5600,
  at: '2026-11-20T09:30:00Z',
  cardType: 'Visa',
  cardLastFour: '0006',
  transactionId: 'T1',
};
// The card reads no more of a receipt.
const receipt = { payments: [payment], feePence: 5000, delivery: null } as unknown as Receipt;

it('calls the fees as they were called before they were paid', async () => {
  await new CompanyPageFixture().show(<PaymentCard receipt={receipt} />);
  await screen.findByText('Visa ending in 0006');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Companies House filing fee',
    'Processing fee',
    'VAT on the processing fee',
    'Total',
  ]);
});
