import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { type LotId, lotIdOf, shareEventId } from '../ledger/ids.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  Register,
} from '../testing/example-register.ts';
import { keepLots, renameLots, succeedBalance, succeeded } from './lot-succession.ts';

const NO_SUCCESSORS = new Map<LotId, LotId>();
const [alices, bobs] = founding.allottees;

function allotment(id: string, ...allottees: readonly object[]): PlannedEvent {
  const planned = eventOf(
    new Register().plan({ ...founding, allottees: allottees.map((each) => ({ ...alices, ...each })) }),
  );
  const rename = (lot: LotId) => lotIdOf(shareEventId(id), Number(lot.split('/')[1]));
  return {
    ...planned,
    id: shareEventId(id),
    lots: planned.lots.map((lot) => ({ ...lot, id: rename(lot.id), madeBy: shareEventId(id) })),
    postings: planned.postings.map((posting) => ({ ...posting, lotId: rename(posting.lotId) })),
  };
}
const namesOf = ({ lots, postings }: PlannedEvent) => [
  lots.map(({ id }) => id),
  [...new Set(postings.map(({ lotId }) => lotId))],
];

describe('an event that replaces another', () => {
  it('keeps the lots that it makes just the same, and posts to them', () => {
    const { event, successors } = keepLots(
      allotment('new', {}, bobs),
      allotment('old', {}, bobs),
      NO_SUCCESSORS,
    );
    expect(namesOf(event)).toEqual([[], ['old/1', 'old/2']]);
    expect(successors.size).toBe(0);
  });

  it('keeps a lot whose number of shares differs: the lot is alike', () => {
    const { event } = keepLots(allotment('new', { shares: '70' }), allotment('old', {}), NO_SUCCESSORS);
    expect(namesOf(event)).toEqual([[], ['old/1']]);
    expect(event.postings.map(({ shares }) => shares)).toContain(shareCount('70'));
  });

  it('makes new lots where price, unpaid amount or holder differ', () => {
    for (const changed of [
      { priceEach: '2' },
      { paidEach: '0.5' },
      { holderId: CARA },
      { nonCash: 'A van' },
    ]) {
      const { event } = keepLots(allotment('new', changed), allotment('old', {}), NO_SUCCESSORS);
      expect(namesOf(event)).toEqual([['new/1'], ['new/1']]);
    }
  });

  it('keeps each lot once, in the order of the old ones', () => {
    const { event } = keepLots(allotment('new', {}, {}, {}), allotment('old', {}, {}), NO_SUCCESSORS);
    expect(namesOf(event)).toEqual([['new/3'], ['old/1', 'old/2', 'new/3']]);
  });

  it('is succeeded lot by lot where shares are restated otherwise', () => {
    const books = foundedBooks();
    const into = (ratio: string): ShareActionRequest => ({
      kind: 'subdivision',
      on: '2026-06-01',
      classId: ORDINARY,
      into: ratio,
    });
    const [old, next] = [eventOf(books.plan(into('2'))), eventOf(books.plan(into('4')))];
    const { event, successors } = keepLots(next, old, NO_SUCCESSORS);
    expect(event.lots.map(({ id }) => id)).toEqual(next.lots.map(({ id }) => id));
    expect([...successors]).toEqual(old.lots.map(({ id }, place) => [id, next.lots[place]?.id]));
  });
});

describe('the successors of an opening balance', () => {
  const opening: ShareActionRequest = {
    kind: 'opening-balance',
    on: '2026-06-30',
    holdings: [{ classId: ORDINARY, holderId: ALICE, shares: '60', priceEach: '1', unpaidEach: '0' }],
  };
  const balance = eventOf(new Register().plan(opening));
  const [lot] = balance.lots;
  const successorsIn = (...requests: readonly ShareActionRequest[]) => {
    const { lines } = booksAfter(...requests).at('2026-06-30');
    return { lines, successors: succeedBalance(balance, lines) };
  };

  it('are the only lot of the same account', () => {
    const { lines, successors } = successorsIn({ ...founding, allottees: [{ ...alices, paidEach: '0.5' }] });
    expect(lot && successors.get(lot.id)).toBe(lines[0]?.lot.id);
  });

  it('are the one of several with the same amount unpaid', () => {
    const partly = { ...founding, on: '2026-02-01', allottees: [{ ...alices, paidEach: '0.5' }] };
    const { lines, successors } = successorsIn(partly, {
      ...founding,
      on: '2026-03-01',
      allottees: [alices],
    });
    const fully = lines.find((line) => line.lot.unpaid?.amount === amount('0'));
    expect(lot && successors.get(lot.id)).toBe(fully?.lot.id);
  });

  it('are none where several lots would do, or another account has the shares', () => {
    const twice = { ...founding, allottees: [alices, alices] };
    expect(successorsIn(twice).successors.size).toBe(0);
    expect(successorsIn({ ...founding, allottees: [{ ...alices, holderId: BOB }] }).successors.size).toBe(0);
  });
});

describe('a request after a replay', () => {
  const [old, next] = [lotIdOf(shareEventId('old'), 1), lotIdOf(shareEventId('new'), 1)];
  const request: ShareActionRequest = {
    kind: 'transfer',
    on: '2026-12-02',
    classId: ORDINARY,
    transferorId: BOB,
    transferees: [{ transfereeId: ALICE, shares: '4', lots: [{ lotId: old, shares: '4' }] }],
  };

  it('names the successors of its lots and changes nothing else', () => {
    const renamed = renameLots(request, new Map([[old, next]]));
    expect(renamed).toEqual({
      ...request,
      transferees: [{ transfereeId: ALICE, shares: '4', lots: [{ lotId: next, shares: '4' }] }],
    });
  });

  it('is the same where no lot was succeeded', () => {
    expect(renameLots(request, NO_SUCCESSORS)).toBe(request);
    expect(renameLots(request, new Map([[next, old]]))).toEqual(request);
  });

  it('finds a lot itself where it has no successor', () => {
    expect([
      succeeded(old, new Map([[old, next]])),
      succeeded(next, NO_SUCCESSORS),
      succeeded(undefined, NO_SUCCESSORS),
    ]).toEqual([next, next, undefined]);
  });
});
