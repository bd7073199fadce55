import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { collectToasts } from '#testing/served-page.fixture.tsx';
import { ids, RegisterServer, type Step, take } from '../events/events.fixture.tsx';
// Fetched with the form; the test would be over before it is there.
import '../plan/entry-review.tsx';
import DividePage from './divide-page.tsx';

const nobody = '33333333-3333-4333-8333-000000000009';
const holder = { designation: null, address: null, holdings: [] };
const alice = {
  ...holder,
  holderId: ids.alice,
  name: 'Alice Green',
  members: [{ kind: 'person', personId: ids.alice, surname: 'Green', forename: 'Alice' }],
};
const unknown = { ...holder, holderId: nobody, name: 'Unidentified holders', members: [] };
const left = { classId: ids.ordinary, holderId: nobody, shares: '500', unpaidEach: '0' };
const balance = { kind: 'opening-balance', on: '2026-01-31', holdings: [left] };
const entry = {
  shareEventId: ids.entry,
  entryId: ids.entry,
  number: 1,
  kind: 'opening-balance',
  effectiveOn: '2026-01-31',
  recordedAt: '2026-02-01T09:30:00.000Z',
  isReversed: false,
  request: balance,
};
const recorded = { shareEventId: ids.entry, on: '2026-01-31', source: null, holdings: [] };

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer()
    .answer('getOpeningBalance', [{ ...head, recorded }])
    .answer('getMultiShareHolderDetails', [alice, unknown])
    .answer('getShareEvents', [entry])
    .answer('recordShareEvent', [])
    .start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  await new CompanyPageFixture().show(<DividePage companyId={companyId} />);
  const act = async (...steps: readonly Step[]) => {
    for (const step of steps) await take(step);
  };
  const sent = (name: string) => server.sent.filter((each) => each.name === name).map(({ body }) => body);
  return { act, sent };
}

describe('shares whose holders are not yet known', () => {
  it('go to those who hold them, and the balance is entered again with what is left', async () => {
    const { act, sent } = await open();
    await screen.findByRole('button', { name: 'Remove holder 2' });
    await act(
      ['press', 'Remove holder 2'],
      ['choose', 'Holder', 'Alice'],
      ['enter', 'Number of shares', '300'],
    );
    expect(await screen.findByText('200 shares still have no known holder.')).toBeDefined();
    await act(['press', 'Review the holders']);
    await screen.findByRole('button', { name: 'Record the holders' });
    const reversal = {
      kind: 'reversal',
      eventId: ids.entry,
      reason: 'It has become known who holds the shares',
    };
    const divided = {
      ...balance,
      holdings: [
        { ...left, holderId: ids.alice, shares: '300' },
        { ...left, shares: '200' },
      ],
    };
    expect(sent('planShareEvent')).toEqual([{ companyId, events: [reversal, divided] }]);
    const toasts = collectToasts();
    await act(['press', 'Record the holders']);
    await expect.poll(() => toasts).toEqual(['The holders are on the register of members']);
    expect(sent('recordShareEvent')).toMatchObject([{ companyId, basis: 1, events: [reversal, divided] }]);
  });

  it('are asked for in every row, before anything is planned', async () => {
    const { act, sent } = await open();
    await screen.findByRole('button', { name: 'Review the holders' });
    await act(['press', 'Add a holder'], ['press', 'Remove holder 1'], ['press', 'Review the holders']);
    expect(await screen.findAllByText('Choose who holds these shares')).toHaveLength(2);
    expect(sent('planShareEvent')).toEqual([]);
  });

  it('are none where every holder of the balance is known', async () => {
    server.answer('getMultiShareHolderDetails', [alice, { ...unknown, members: alice.members }]);
    await open();
    expect(await screen.findByText('Nothing to divide')).toBeDefined();
  });
});
