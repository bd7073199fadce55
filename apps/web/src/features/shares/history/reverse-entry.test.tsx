import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts } from '#testing/served-page.fixture.tsx';
import { ids, RegisterServer, take } from '../events/events.fixture.tsx';
// Fetched with the form; the test would be over before it is there.
import '../plan/entry-review.tsx';
import type { ListedEntry } from './listed-entry.ts';
import ReverseEntry from './reverse-entry.tsx';

const allottee = { classId: ids.ordinary, holderId: ids.alice, shares: '15', priceEach: '1', paidEach: '1' };
const entry: ListedEntry = {
  shareEventId: ids.entry,
  entryId: ids.entry,
  number: 4,
  kind: 'allotment',
  effectiveOn: '2026-11-10',
  recordedAt: '2026-11-10T09:30:00.000Z',
  recordedBy: 'Mara Quill',
  reverses: null,
  entersAgain: null,
  isReversed: false,
  holderIds: [ids.alice],
  classes: [],
  request: { kind: 'allotment', on: '2026-11-10', allottees: [allottee] },
};

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().answer('recordShareEvent', []).start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(more: Partial<ListedEntry> = {}) {
  await new CompanyPageFixture().show(<ReverseEntry companyId={companyId} entry={{ ...entry, ...more }} />);
  await screen.findByRole('button', { name: 'Review the reversal' });
  return (name: string) => server.sent.filter((each) => each.name === name).map(({ body }) => body);
}

describe('the reversal of an entry', () => {
  it('has a reason, is reviewed and recorded', async () => {
    const sent = await open();
    expect(await screen.findByText('15 Ordinary to Alice Green')).toBeDefined();
    await take(['press', 'Review the reversal']);
    expect(await screen.findAllByText('Enter why the entry is reversed')).toHaveLength(2);
    expect(sent('planShareEvent')).toEqual([]);
    await take(['enter', 'Why the entry is reversed', 'Never resolved']);
    await take(['press', 'Review the reversal']);
    await screen.findByRole('button', { name: 'Record reversal' });
    const toasts = collectToasts();
    await take(['press', 'Record reversal']);
    await expect.poll(() => toasts).toEqual(['Entry reversed']);
    const events = [{ kind: 'reversal', eventId: ids.entry, reason: 'Never resolved' }];
    expect(sent('recordShareEvent')).toMatchObject([{ companyId, basis: 1, events }]);
  });

  it('that was made already says so', async () => {
    await open({ isReversed: true });
    expect(screen.getByText(/was reversed already/).textContent).toBe('Entry 4 was reversed already.');
  });
});
