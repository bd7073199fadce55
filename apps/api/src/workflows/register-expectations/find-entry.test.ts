import type { FilingHistoryItem } from '@statbook/registry-client';
import { describe, expect, it } from 'vitest';
import { findEntry, toEntries } from './find-entry.ts';

const appointed = {
  expectedFrom: '2026-11-20',
  expectedBy: '2026-11-25',
  subject: { types: ['AP01'], values: { officer_name: 'Ms Mara Quill', appointment_date: '2026-11-10' } },
};
const values = { officer_name: 'MS  MARA QUILL', appointment_date: '2026-11-10' };
const item = (given: Partial<FilingHistoryItem>) =>
  // The registry leaves out what it does not know: a few members make an entry.
  ({ transactionId: 'T1', type: 'AP01', date: '2026-11-20', values, ...given }) as FilingHistoryItem;
const find = (items: FilingHistoryItem[], claimed: string[] = []) =>
  findEntry(appointed, toEntries(items), new Set(claimed))?.id;

describe('the entry that shows what was accepted', () => {
  it('has the type and the values, in whatever case and spacing', () => {
    expect(find([item({ transactionId: 'T0', type: 'TM01' }), item({})])).toBe('T1');
  });

  it.each<[string, Partial<FilingHistoryItem>]>([
    ['another type', { type: 'AP02' }],
    ['a value of another person', { values: { ...values, officer_name: 'Mr John Quill' } }],
    ['a value that is missing', { values: { officer_name: 'Ms Mara Quill' } }],
    ['a day before the sending', { date: '2026-11-19' }],
    ['a day after the last', { date: '2026-12-06' }],
    ['no day', { date: undefined }],
  ])('is not one with %s', (_, given) => {
    expect(find([item(given)])).toBeUndefined();
  });

  it('is not one that another expectation has claimed', () => {
    expect(find([item({}), item({ transactionId: 'T2' })], ['T1'])).toBe('T2');
  });

  it('may have come with another entry, as a notice beside its certificate', () => {
    const notice = { ...item({}), type: 'NM01', values: {} };
    const entries = toEntries([item({ type: 'CERTNM', values: {}, associatedFilings: [notice] })]);
    const expectation = { ...appointed, subject: { types: ['NM01'] } };
    expect(findEntry(expectation, entries, new Set())?.id).toBe('T1 1');
  });
});
