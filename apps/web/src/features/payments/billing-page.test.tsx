import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  WithAddress,
} from '#testing/served-page.fixture.tsx';
import { BillingPage } from './billing-page.tsx';
import type { Payment } from './payment-columns.tsx';
import type { PaymentsAddress } from './payments-address.ts';

const amounts = { amount: '50.00', processingFee: '5.00', taxAmount: '1.00', totalAmount: 5600 };
const payment: Payment = {
  paymentId: '33333333-3333-4333-8333-333333333333',
  filingId: '44444444-4444-4444-8444-444444444444',
  companyId,
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyRegistrationNumber: '09990001',
  submissionType: 'ConfirmationStatement',
  formName: 'Confirmation statement',
  submissionNumber: '00001A',
  state: 'confirmed',
  stateText: 'Paid',
  outcome: 'taken',
  hasReceipt: true,
  ...amounts,
  vendorTxCode: 'v1',
  transactionId: 'T1',
  statusCode: '0000',
  statusDetail: 'Authorised',
  cardType: 'Visa',
  cardLastFour: '4242',
  billToEmail: null,
  createdBy: null,
  createdByName: 'Mara Quill',
  createdAt: '2026-11-19T23:30:00.000Z',
  updatedAt: '2026-11-19T23:31:00.000Z',
};
const failed: Payment = {
  ...payment,
  paymentId: '55555555-5555-4555-8555-555555555555',
  state: 'refused',
  stateText: 'Declined',
  outcome: 'failed',
  hasReceipt: false,
};
const none = { payments: 0, amount: '0.00', processingFee: '0.00', taxAmount: '0.00', totalAmount: 0 };
const list = {
  entity: [payment, failed],
  total: 2,
  counts: { all: 2, taken: 1, failed: 1, 'under-way': 0, cancelled: 0, 'given-back': 0 },
  sums: { taken: { payments: 1, ...amounts }, refunded: none },
};
const fees = {
  entity: [
    {
      submissionType: 'ConfirmationStatement',
      formName: 'Confirmation statement',
      validOn: '2026-11-20',
      ...amounts,
    },
  ],
};

interface Start {
  readonly answers?: Parameters<typeof serveAnswers>[0];
  readonly address?: PaymentsAddress;
  readonly access?: readonly AccessFlag[];
}

async function show({ answers, address = {}, access = ['exportCompany'] }: Start = {}) {
  const received = serveAnswers({
    getPaymentDetails: list,
    getCompaniesHouseFormFees: fees,
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <WithAddress<PaymentsAddress>
      page={(page) => <BillingPage subscription={<p>The subscription</p>} {...page} />}
      start={address}
    />,
    { access },
  );
  return { user: setUpUser(), toasts, asked: () => givenTo(received, 'getPaymentDetails') };
}

const table = () => screen.findByRole('table', { name: 'Payments' });

describe('the payments', () => {
  it('show what was taken, for what, and what it comes to', async () => {
    await show();
    const [, taken, refused, totals] = within(await table()).getAllByRole('row');
    expect(taken?.textContent).toContain('HARBOUR LIGHT BAKERY LIMITED');
    expect(taken?.textContent).toContain('Mara Quill');
    expect(taken?.textContent).toContain('£56.00');
    expect(refused?.textContent).toContain('Declined');
    expect(totals?.textContent).toContain('Collected: 1 payment');
    expect(screen.getByText(/collected in 1 payment/).textContent).toBe('£56.00 collected in 1 payment');
  });

  it('are filtered by what became of some, and by what is chosen', async () => {
    const filters = () =>
      screen.getAllByRole('button', { name: /^(Paid|In progress|Failed|Cancelled|Refunded) \d/ });
    await show({ address: { show: 'cancelled' } });
    await table();
    expect(filters().map(({ textContent }) => textContent)).toEqual(['Paid 1', 'Failed 1', 'Cancelled 0']);
  });

  it('say what was refunded too', async () => {
    const refunded = { payments: 2, ...amounts };
    await show({ answers: { getPaymentDetails: { ...list, sums: { ...list.sums, refunded } } } });
    await table();
    expect(screen.getByText(/collected in 1 payment/).textContent).toContain('£56.00 refunded in 2 payments');
  });

  it('have a receipt where money was taken, for who may download it', async () => {
    const { user, toasts } = await show({
      answers: { printPaymentReceipt: () => refuse('The printer rests.', { status: 503 }) },
    });
    await table();
    expect(screen.getByText('None: nothing was taken')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Receipt ?for HARBOUR/ }));
    await expect.poll(() => toasts).toEqual(['The printer rests.']);
  });

  it('have neither receipts nor an export for who may not take data out', async () => {
    await show({ access: ['viewCompany'] });
    await table();
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('are narrowed by outcome, order and company through the server', async () => {
    const { user, asked } = await show({ address: { company: companyId } });
    await table();
    await user.click(screen.getByRole('button', { name: 'Failed 1' }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ outcome: 'failed', companyId });
    await user.click(screen.getByRole('button', { name: /^Total/ }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ sort: 'totalAmount' });
    await user.click(screen.getByRole('button', { name: 'Only HARBOUR LIGHT BAKERY LIMITED' }));
    await expect.poll(() => asked().at(-1)).not.toHaveProperty('companyId');
  });

  it('are explained before there are any', async () => {
    const empty = {
      ...list,
      entity: [],
      total: 0,
      counts: { all: 0 },
      sums: { taken: none, refunded: none },
    };
    await show({ answers: { getPaymentDetails: empty } });
    expect(await screen.findByText('No payments yet')).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Payments' })).toBeNull();
  });

  it('that cannot be loaded leave the fees and the subscription on show', async () => {
    await show({ answers: { getPaymentDetails: () => refuse('The database rests.', { status: 503 }) } });
    expect(await screen.findByText('The payments could not be loaded')).toBeDefined();
    expect(await screen.findByRole('table', { name: 'Fees by filing' })).toBeDefined();
    expect(screen.getByText('The subscription')).toBeDefined();
  });
});

describe('what a filing costs', () => {
  it('is listed by form with its parts', async () => {
    await show();
    const [, row] = within(await screen.findByRole('table', { name: 'Fees by filing' })).getAllByRole('row');
    expect(row?.textContent).toBe('Confirmation statement£50.00£5.00£1.00£56.00');
  });

  it('says why it cannot be shown', async () => {
    await show({ answers: { getCompaniesHouseFormFees: () => refuse('No fees today.', { status: 503 }) } });
    expect(await screen.findByText('No fees today.')).toBeDefined();
  });
});
