import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { plumSummary } from '../../../payment/form/plum-summary.fixture.ts';
import { draft, facts } from '../statement.fixture.tsx';
import { UnderWay } from './under-way.tsx';

// The live events come by another tab of the browser; it has the lock.
beforeAll(() => {
  const locks = { request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterAll(() => Reflect.deleteProperty(navigator, 'locks'));
afterEach(cleanup);

const waiting = { ...draft, state: 'awaiting-payment' };
const query = { filingId: draft.statementId };

type Standing = Pick<CallReply<'getPaymentState'>, 'state' | 'wasCharged'>;

function showWaiting(standing: Standing) {
  const page = new CompanyPageFixture()
    .answer('getPaymentSummary', { query }, { entity: [{ ...plumSummary, filingId: draft.statementId }] })
    .answer('getPaymentState', { query }, standing);
  return page.show(<UnderWay facts={facts} draft={waiting} isJustFiled={false} />);
}

const changeFirst = () => screen.queryByRole('button', { name: 'Change the statement first' });

describe('a statement that waits for its payment', () => {
  it.each(['no', 'given-back'] as const)('may be changed first where money taken: %s', async (wasCharged) => {
    await showWaiting({ state: null, wasCharged });
    expect(await screen.findByRole('button', { name: 'Pay £56.00' })).toBeDefined();
    expect(changeFirst()).not.toBeNull();
  });

  it('stays as it is while nobody knows whether the card was charged', async () => {
    await showWaiting({ state: 'unclear', wasCharged: 'not-known' });
    expect(await screen.findByText(/not yet known whether the card was charged/)).toBeDefined();
    expect(changeFirst()).toBeNull();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('leads to its receipt', async () => {
    await showWaiting({ state: 'unclear', wasCharged: 'not-known' });
    const link = await screen.findByRole('link', { name: 'Show the receipt' });
    expect(link.getAttribute('href')).toContain(draft.statementId);
  });
});
