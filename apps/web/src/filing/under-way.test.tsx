import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { plumSummary } from '../payment/form/plum-summary.fixture.ts';
import type { ShownFiling } from './shown-filing.ts';
import UnderWay from './under-way.tsx';

// The live events come by another tab of the browser; it has the lock.
beforeAll(() => {
  const locks = { request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterAll(() => Reflect.deleteProperty(navigator, 'locks'));
afterEach(cleanup);

const filing: ShownFiling = {
  filingId: '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11',
  companyId: '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60',
  form: 'CS01',
  companyName: 'PLUM LIMITED',
  companyNumber: '12345678',
  formName: 'Confirmation statement',
  state: 'awaiting-payment',
  checkHref: '/',
};
const query = { filingId: filing.filingId };
const check = {
  progress: 'running',
  about: 'payment',
  settledBy: '2026-11-20T09:52:00Z',
  askedAgainBy: null,
} as const;

type Reply = CallReply<'getPaymentState'>;
type Standing = Pick<Reply, 'state' | 'wasCharged'> & Partial<Pick<Reply, 'check'>>;

function showWaiting(standing: Standing) {
  const page = new CompanyPageFixture()
    .answer('getPaymentSummary', { query }, { entity: [{ ...plumSummary, filingId: filing.filingId }] })
    .answer('getPaymentState', { query }, standing);
  return page.show(<UnderWay filing={filing} isJustFiled={false} />);
}

type Payment = Partial<CallReply<'getSubmission'>['entity'][number]['payments'][number]>;

/** Shows it to somebody who may read of the filing and not pay for it. */
function showToReader(...payments: Payment[]) {
  const page = new CompanyPageFixture().answer(
    'getSubmission',
    { query },
    { entity: [{ payments }] as unknown as CallReply<'getSubmission'>['entity'] },
  );
  return page.show(<UnderWay filing={filing} isJustFiled={false} />, { access: ['viewSubmission'] });
}

const changeFirst = () => screen.queryByRole('button', { name: 'Change the answers first' });

describe('a filing that waits for its payment', () => {
  it.each(['no', 'given-back'] as const)('may be changed first where money taken: %s', async (wasCharged) => {
    await showWaiting({ state: null, wasCharged });
    expect(await screen.findByRole('button', { name: 'Pay £56.00' })).toBeDefined();
    expect(changeFirst()).not.toBeNull();
  });

  it('stays as it is while nobody knows whether the card was charged', async () => {
    await showWaiting({ state: 'unclear', wasCharged: 'not-known', check });
    expect(await screen.findByText(/not yet known whether the card was charged/)).toBeDefined();
    expect(changeFirst()).toBeNull();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('tells whoever may not pay that the payment is being checked, and until when', async () => {
    await showToReader({ state: 'unclear', check }, { state: 'refused', check: null });
    expect(await screen.findByText(/not yet known whether the card was charged/)).toBeDefined();
    expect(screen.getByText(/has this payment\. That is settled by 20 November 2026, 09:52/)).toBeDefined();
    expect(screen.queryByText(/has to pay/)).toBeNull();
  });

  it('tells whoever may not pay that somebody has to, where no payment is being checked', async () => {
    await showToReader({ state: 'refused', check: null });
    expect(await screen.findByText(/Somebody who may file for this company has to pay/)).toBeDefined();
  });

  it('leads to its receipt', async () => {
    await showWaiting({ state: 'unclear', wasCharged: 'not-known', check });
    const link = await screen.findByRole('link', { name: 'Show the filing' });
    expect(link.getAttribute('href')).toContain(filing.filingId);
  });
});
