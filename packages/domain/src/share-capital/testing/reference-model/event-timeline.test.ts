import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../../../dates/civil-date.ts';
import type { ShareEvent } from '../../ledger/event.ts';
import { lotIdOf, shareEventId } from '../../ledger/ids.ts';
import { bobToAlice, foundedBooks } from '../example-register.ts';
import { RandomRegister } from '../random-register.ts';
import { seededRandom } from '../seeded-random.ts';
import { EventTimeline, replayBalances } from './event-timeline.ts';

const register = foundedBooks();
const transfer = register.post(bobToAlice);
const [first] = register.ledger.list();
if (!first) throw new Error('No event');

function timelineOf(...events: readonly ShareEvent[]): EventTimeline {
  const timeline = new EventTimeline();
  for (const event of events) timeline.add(event);
  return timeline;
}
const balances = (timeline: EventTimeline, on: string, knownAt?: number) =>
  [...timeline.balancesAt({ on: civilDate(on), knownAt }).values()].map((shares) => shares / 1_000_000n);

describe('the timeline of events', () => {
  const timeline = timelineOf(first, transfer);

  it('has the balances at the end of each day', () => {
    expect(balances(timeline, '2026-01-14')).toEqual([]);
    expect(balances(timeline, '2026-12-01')).toEqual([60n, 40n]);
    expect(new Set(balances(timeline, '2026-12-02'))).toEqual(new Set([15n, 25n, 60n]));
  });

  it('has them as known when an earlier event was posted', () => {
    expect(balances(timeline, '2026-12-31', 1)).toEqual([60n, 40n]);
    expect(balances(timeline, '2026-12-31', 0)).toEqual([]);
  });

  it('orders events by day, then as they were posted', () => {
    const late: ShareEvent = {
      ...transfer,
      id: shareEventId('late'),
      order: 3,
      effectiveOn: civilDate('2026-01-15'),
    };
    expect(
      timelineOf(first, transfer, late)
        .inOrder()
        .map(({ id }) => id),
    ).toEqual([first.id, 'late', transfer.id]);
  });

  it('computes days between checkpoints as the postings sum to, late events included', () => {
    const start = civilDate('2026-02-01');
    const founded = foundedBooks().ledger.list();
    const [allotment] = founded;
    if (!allotment) throw new Error('No allotment');
    // Copies with lots of their own: planning so many events would take longer than what is tested.
    const events = Array.from({ length: 2_100 }, (_, index): ShareEvent => {
      const id = shareEventId(`copy${index}`);
      const postings = allotment.postings.map((each, place) => ({ ...each, lotId: lotIdOf(id, place >> 1) }));
      const effectiveOn = addDays(start, (index * 37) % 300);
      return { ...allotment, id, order: allotment.order + 1 + index, effectiveOn, postings };
    });
    events.unshift(...founded);
    const long = timelineOf(...events);
    for (const day of [0, 50, 123, 299]) {
      const asAt = { on: addDays(start, day) };
      expect(long.balancesAt(asAt)).toEqual(replayBalances(events, asAt));
      expect(long.balancesAt({ ...asAt, knownAt: 700 })).toEqual(
        replayBalances(events, { ...asAt, knownAt: 700 }),
      );
    }
  });

  it('agrees with the sum of all postings on any day, as known at any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(39), fc.nat(30), (seed, place, knownAt) => {
        const [random, history] = [seededRandom(seed), new RandomRegister()];
        for (let step = 0; step < 20; step += 1) history.step(random());
        const asAt = { on: history.days[place] ?? history.lastDay, knownAt };
        const events = history.ledger.list();
        expect(timelineOf(...events).balancesAt(asAt)).toEqual(replayBalances(events, asAt));
      }),
      { numRuns: 150 },
    );
  });
});
