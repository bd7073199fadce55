import { screen } from '@testing-library/react';
import { Fragment } from 'react';
import { expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { historyColumns } from './history-columns.tsx';
import { type ListedEntry, reversedEntries } from './listed-entry.ts';

const names = { nameOf: () => 'Ordinary', currencyOf: () => 'GBP' };

const entry = (number: number, more: Partial<ListedEntry>): ListedEntry => ({
  shareEventId: `00000000-0000-4000-8000-00000000000${number}`,
  entryId: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  kind: 'forfeiture',
  effectiveOn: '2026-11-14',
  recordedAt: '2026-11-20T09:30:00.000Z',
  recordedBy: 'Mara Quill',
  reverses: null,
  entersAgain: null,
  isReversed: false,
  request: { kind: 'reversal', eventId: '00000000-0000-4000-8000-000000000001', reason: '' },
  holderIds: [],
  classes: [],
  ...more,
});

it('names the entry that a reversal reverses, and leads to it', async () => {
  const first = entry(1, { isReversed: true });
  const reversal = entry(2, {
    kind: 'reversal',
    reverses: first.shareEventId,
    request: { kind: 'reversal', eventId: first.shareEventId, reason: 'Entered twice' },
  });
  const view = { companyId, address: {}, names, reversed: reversedEntries([first, reversal]) };
  const what = historyColumns(view).find(({ id }) => id === 'what');
  await new CompanyPageFixture().show(<Fragment>{what?.cell(reversal)}</Fragment>);
  const link = await screen.findByRole('link', { name: 'Entry 1' });
  expect(link.parentElement?.textContent).toBe('Entry 1 reversed');
  expect(link.getAttribute('href')).toContain(first.shareEventId);
});
