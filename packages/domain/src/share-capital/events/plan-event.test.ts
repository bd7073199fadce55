import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { shareEventId } from '../ledger/ids.ts';
import { positionAfter } from '../ledger/position.ts';
import { unbalancedLots } from '../ledger/posting.ts';
import { statementOfCapital } from '../projections/capital.ts';
import { BOB, eventOf, foundedBooks, founding, ORDINARY } from '../testing/example-register.ts';
import { RandomRegister } from '../testing/random-register.ts';
import { randomRequest } from '../testing/random-request.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { planEvent } from './plan-event.ts';

describe('planning an event', () => {
  it('gives the event its id, kind and day, with the request that it came from', () => {
    expect(eventOf(foundedBooks().plan({ ...founding, on: '2026-02-01' }))).toMatchObject({
      kind: 'allotment',
      effectiveOn: '2026-02-01',
      request: { ...founding, on: '2026-02-01' },
      terms: [],
    });
  });

  it('refuses only the day and what cannot be read while there is no day', () => {
    const transfer: ShareActionRequest = {
      kind: 'transfer',
      on: 'tomorrow',
      classId: ORDINARY,
      transferorId: BOB,
      transferees: [
        { transfereeId: BOB, shares: '1000000' },
        { transfereeId: BOB, shares: 'x' },
      ],
    };
    expect(foundedBooks().refusals(transfer)).toEqual([
      'on: not-a-date',
      'transferees.1.shares: not-a-number',
    ]);
    expect(foundedBooks().refusals({ ...transfer, on: '2026-12-01' })).toEqual([
      'transferees.0.transfereeId: same-holder',
      'transferees.0.shares: too-few',
      'transferees.1.transfereeId: same-holder',
      'transferees.1.shares: not-a-number',
    ]);
  });

  it('plans the same event from the same request and position, whenever it is asked', () => {
    const register = foundedBooks();
    const context = {
      eventId: shareEventId('e'),
      position: register.at('2026-12-01'),
      incorporatedOn: register.at('2026-01-15').lines[0]?.lot.issuedOn ?? register.today,
      isPublic: false,
      today: register.today,
    };
    const request = { ...founding, on: '2026-12-01' };
    expect(planEvent(request, context)).toEqual(planEvent(request, context));
  });

  it('balances every lot, leaves no balance below zero, and keeps a statement of capital that adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const [register, random] = [new RandomRegister(), seededRandom(seed)];
        for (let step = 0; step < 10; step += 1) register.step(random());
        const on = register.lastDay;
        const position = register.ledger.positionAt({ on });
        const request = randomRequest(random(), on, position);
        if (request === undefined) return;
        const incorporatedOn = register.days[0] ?? on;
        const planned = planEvent(request, {
          eventId: shareEventId('e'),
          position,
          incorporatedOn,
          isPublic: false,
          today: on,
        });
        if (!planned.ok) {
          expect(planned.errors.length).toBeGreaterThan(0);
          return;
        }
        expect(unbalancedLots(planned.event.postings)).toEqual([]);
        const after = positionAfter(position, planned.event);
        expect(after.lines.every(({ shares }) => shares > 0n)).toBe(true);
        for (const { totalShares, classes } of statementOfCapital(after).currencies)
          expect(BigInt(totalShares)).toBe(
            classes.reduce((sum, each) => sum + BigInt(each.numberOfShares), 0n),
          );
      }),
      { numRuns: 300 },
    );
  });
});
