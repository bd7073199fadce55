import { describe, expect, it } from 'vitest';
import type { FilingOfEntry } from '../../../filings/entries/entry-filing-queries.ts';
import { presentNoticeFiling } from '../control/notice-filing-queries.ts';
import { withFilingsBegun } from './filings-after.ts';

const due = { form: 'SH01', name: 'Return of allotments' } as unknown as Parameters<
  typeof withFilingsBegun
>[0][number];
const begun = (more: Partial<FilingOfEntry>): FilingOfEntry => ({
  filingId: 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11',
  form: 'SH01',
  state: 'pending',
  acceptedAt: null,
  ...more,
});

describe('the filing that was begun from an entry, or from a notice about control', () => {
  it('is worded as everywhere else: by its state, what it waits for and how it goes', () => {
    const approvals = new Map([[begun({}).filingId, 'asked' as const]]);
    const texts = [
      begun({ channel: 'gateway' }),
      begun({ channel: 'produced' }),
      begun({ state: 'queued', channel: 'gateway', waitsForName: true }),
      begun({ state: 'draft' }),
    ].map((filing) => [
      withFilingsBegun([due], [filing], approvals)[0]?.filing?.stateText,
      presentNoticeFiling(filing, approvals)?.stateText,
    ]);
    expect(texts).toEqual([
      ['Received by Companies House', 'Received by Companies House'],
      ['Delivered', 'Delivered'],
      ['Waiting for the change of name', 'Waiting for the change of name'],
      ['Draft, approval asked for', 'Draft, approval asked for'],
    ]);
  });
});
