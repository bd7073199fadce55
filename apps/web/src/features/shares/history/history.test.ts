import { describe, expect, it } from 'vitest';
import { arrangeEntries, type ListedEntry, reversedEntries } from './listed-entry.ts';
import { entryWords, requestWords } from './entry-words.ts';

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
  kind: 'transfer' as const,
  on: '2026-11-02',
  classId: ids.ordinary,
  transferorId: ids.bob,
  transferees: [{ transfereeId: ids.alice, shares: '1500' }],
};

function entry(number: number, changes: Partial<ListedEntry> = {}): ListedEntry {
  return {
    shareEventId: `entry ${number}`,
    entryId: `key ${number}`,
    number,
    kind: 'transfer',
    effectiveOn: '2026-11-02',
    recordedAt: '2026-11-20T09:30:00.000Z',
    recordedBy: 'Mara Quill',
    reverses: null,
    entersAgain: null,
    isReversed: false,
    request: transfer,
    holderIds: [ids.bob, ids.alice],
    classes: [{ shareClassId: ids.ordinary, className: 'Ordinary', currency: 'EUR' }],
    ...changes,
  };
}

const numbersOf = (entries: readonly ListedEntry[]) => entries.map(({ number }) => number);

describe('the history', () => {
  const late = entry(2, { effectiveOn: '2026-10-01', holderIds: [ids.bob], kind: 'call' });
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
  it('says why it was reversed, and what stands in its place', () => {
    const reversal = entry(2, {
      kind: 'reversal',
      entryId: 'correction',
      reverses: 'entry 1',
      request: { kind: 'reversal', eventId: ids.bob, reason: 'The wrong person' },
    });
    const right = entry(3, { entryId: 'correction' });
    const found = reversedEntries([entry(1, { isReversed: true }), reversal, right]).get('entry 1');
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
    const ofClass = { on: '2026-11-02', classId: ids.ordinary };
    const renamed = entry(2, { request: { kind: 'class-name', ...ofClass, name: 'A Ordinary' } });
    expect(entryWords(renamed, names)).toBe('Ordinary: now A Ordinary');
    const called = entry(3, { request: { kind: 'call', ...ofClass, callEach: '0.05' } });
    expect(entryWords(called, names)).toBe('Ordinary: €0.05 on each share');
  });

  it('names the first three of many', () => {
    const line = { classId: ids.ordinary, holderId: ids.bob, shares: '1', priceEach: '1', paidEach: '1' };
    const request = {
      kind: 'allotment' as const,
      on: '2026-11-02',
      allottees: [line, line, line, line, line],
    };
    expect(requestWords(request, names)).toMatch(/^1 A Ordinary to Bob Stone; .*; and 2 more$/);
  });

  it('says what an event does to a class', () => {
    const ofClass = { on: '2026-11-02', classId: ids.ordinary };
    expect(requestWords({ kind: 'subdivision', ...ofClass, into: '10' }, names)).toBe(
      'A Ordinary: each share into 10',
    );
    expect(requestWords({ kind: 'cancellation', ...ofClass, shares: '2000' }, names)).toBe(
      'A Ordinary: 2,000 shares',
    );
  });

  it('says whose shares the company bought or redeemed', () => {
    const request = {
      kind: 'redemption' as const,
      on: '2026-11-02',
      classId: ids.ordinary,
      holdings: [{ holderId: ids.bob, shares: '1200' }],
      outOf: 'profits' as const,
    };
    expect(requestWords(request, names)).toBe('A Ordinary: 1,200 shares of Bob Stone');
  });

  it('says by what a reduction makes the capital less', () => {
    const reduced = (means: Extract<Parameters<typeof requestWords>[0], { kind: 'reduction' }>['means']) =>
      requestWords(
        {
          kind: 'reduction',
          on: '2026-11-02',
          classId: ids.ordinary,
          means,
          route: 'court',
          resolvedOn: '2026-10-20',
        },
        names,
      );
    expect(reduced({ by: 'nominal', nominalEach: '0.05', repaid: 'paid-up' })).toBe(
      'A Ordinary: nominal value £0.05 each',
    );
    expect(reduced({ by: 'unpaid', reliefEach: '0.5' })).toBe('A Ordinary: relief of £0.50 on each share');
    expect(reduced({ by: 'cancelling', holdings: [{ holderId: ids.bob, shares: '40' }] })).toBe(
      'A Ordinary: 40 shares of Bob Stone',
    );
  });
});
