import { describe, expect, it } from 'vitest';
import { arrangeEntries } from './arrange-entries.ts';
import { type ListedEntry, takenBackBy } from './listed-entry.ts';
import { entryWords, requestWords } from './request-words.ts';

const ids = {
  ordinary: '22222222-2222-4222-8222-222222222222',
  bob: '33333333-3333-4333-8333-333333333333',
  alice: '44444444-4444-4444-8444-444444444444',
};
const known = new Map([
  [ids.ordinary, 'A Ordinary'],
  [ids.bob, 'Bob Stone'],
  [ids.alice, 'Alice Green'],
]);
const names = { nameOf: (id: string) => known.get(id), currencyOf: () => 'GBP' };

const transfer = {
  Kind: 'transfer' as const,
  On: '2026-11-02',
  ClassId: ids.ordinary,
  TransferorId: ids.bob,
  Transferees: [{ TransfereeId: ids.alice, Shares: '1500' }],
};

function entry(number: number, changes: Partial<ListedEntry> = {}): ListedEntry {
  return {
    ShareEventId: `entry ${number}`,
    EntryId: `key ${number}`,
    Number: number,
    Kind: 'transfer',
    EffectiveOn: '2026-11-02',
    RecordedAt: '2026-11-20T09:30:00.000Z',
    RecordedBy: 'Mara Quill',
    Reverses: null,
    EntersAgain: null,
    IsReversed: false,
    Request: transfer,
    HolderIds: [ids.bob, ids.alice],
    Classes: [{ ShareClassId: ids.ordinary, ClassName: 'Ordinary', Currency: 'EUR' }],
    ...changes,
  };
}

const numbersOf = (entries: readonly ListedEntry[]) => entries.map(({ Number: number }) => number);

describe('the history', () => {
  const late = entry(2, { EffectiveOn: '2026-10-01', HolderIds: [ids.bob], Kind: 'call' });
  const all = [entry(1), late, entry(3)];

  it('begins with what was recorded last, or with what took effect last', () => {
    expect(numbersOf(arrangeEntries(all, {}))).toEqual([3, 2, 1]);
    expect(numbersOf(arrangeEntries(all, { order: 'effect' }))).toEqual([3, 1, 2]);
  });

  it('is filtered by kind, holder, class and days', () => {
    expect(numbersOf(arrangeEntries(all, { kind: 'call' }))).toEqual([2]);
    expect(numbersOf(arrangeEntries(all, { holder: ids.alice }))).toEqual([3, 1]);
    expect(numbersOf(arrangeEntries(all, { class: ids.alice }))).toEqual([]);
    expect(numbersOf(arrangeEntries(all, { from: '2026-10-02' }))).toEqual([3, 1]);
    expect(numbersOf(arrangeEntries(all, { to: '2026-10-01' }))).toEqual([2]);
  });
});

describe('a reversed entry', () => {
  it('says why it was taken back, and what stands in its place', () => {
    const reversal = entry(2, {
      Kind: 'reversal',
      EntryId: 'correction',
      Reverses: 'entry 1',
      Request: { Kind: 'reversal', EventId: ids.bob, Reason: 'The wrong person' },
    });
    const right = entry(3, { EntryId: 'correction' });
    const found = takenBackBy([entry(1, { IsReversed: true }), reversal, right]).get('entry 1');
    expect(found?.reason).toBe('The wrong person');
    expect(found?.replacedBy).toEqual([right]);
  });
});

describe('an entry in one line', () => {
  it('names who and how many', () => {
    expect(requestWords(transfer, names)).toBe('Bob Stone, A Ordinary: 1,500 to Alice Green');
  });

  it('calls a class as it was called on its day, and takes its money in the currency of then', () => {
    expect(entryWords(entry(1), names)).toBe('Bob Stone, Ordinary: 1,500 to Alice Green');
    const ofClass = { On: '2026-11-02', ClassId: ids.ordinary };
    const renamed = entry(2, { Request: { Kind: 'class-name', ...ofClass, Name: 'A Ordinary' } });
    expect(entryWords(renamed, names)).toBe('Ordinary: now A Ordinary');
    const called = entry(3, { Request: { Kind: 'call', ...ofClass, CallEach: '0.05' } });
    expect(entryWords(called, names)).toBe('Ordinary: €0.05 on each share');
  });

  it('names the first three of many', () => {
    const line = { ClassId: ids.ordinary, HolderId: ids.bob, Shares: '1', PriceEach: '1', PaidEach: '1' };
    const request = {
      Kind: 'allotment' as const,
      On: '2026-11-02',
      Allottees: [line, line, line, line, line],
    };
    expect(requestWords(request, names)).toMatch(/^1 A Ordinary to Bob Stone; .*; and 2 more$/);
  });

  it('says what an event does to a class', () => {
    const ofClass = { On: '2026-11-02', ClassId: ids.ordinary };
    expect(requestWords({ Kind: 'subdivision', ...ofClass, Into: '10' }, names)).toBe(
      'A Ordinary: each share into 10',
    );
    expect(requestWords({ Kind: 'cancellation', ...ofClass, Shares: '2000' }, names)).toBe(
      'A Ordinary: 2,000 shares',
    );
  });
});
