import { describe, expect, it } from 'vitest';
import type { PlannedEvent } from '../share-plan.ts';
import { sumUpPlan } from './sum-up-plan.ts';

const aliceId = '22222222-2222-4222-8222-222222222222';
const ordinaryId = '33333333-3333-4333-8333-333333333333';

const capital = (shares: string) => ({
  currencies:
    shares === '0'
      ? []
      : [
          {
            currency: 'GBP',
            classes: [
              {
                className: 'Ordinary',
                particulars: 'One vote each',
                numberOfShares: shares,
                aggregateNominal: shares,
                nominalEach: '1',
              },
            ],
            totalShares: shares,
            totalNominal: shares,
            totalUnpaid: '0',
          },
        ],
});

function event(changes: Partial<PlannedEvent> & { was: string; is: string }): PlannedEvent {
  const { was, is, ...rest } = changes;
  return {
    kind: 'allotment',
    effectiveOn: '2026-11-20',
    entersAgain: null,
    question: null,
    notes: [],
    holdings: [
      {
        holderId: aliceId,
        holderName: 'Alice Green',
        shareClassId: ordinaryId,
        className: 'Ordinary',
        before: was,
        after: is,
        unpaidBefore: { currency: 'GBP', amount: '0' },
        unpaidAfter: { currency: 'GBP', amount: '0' },
      },
    ],
    capital: { before: capital(was), after: capital(is) },
    certificatesCancelled: [],
    certificatesIssued: [],
    filings: [],
    registerBy: null,
    certificatesBy: null,
    stampDuty: null,
    ...rest,
  };
}

describe('what an entry will change', () => {
  it('is one change from what stands now to what will stand, for a correction on the same day', () => {
    const [day, ...others] = sumUpPlan([
      event({ kind: 'reversal', was: '100', is: '0' }),
      event({ was: '0', is: '60', certificatesBy: '2027-01-20' }),
    ]);
    expect(others).toEqual([]);
    expect(day?.holdings.map(({ before, after }) => [before, after])).toEqual([['100', '60']]);
    expect(day?.capital.map(({ before, after }) => [before?.numberOfShares, after?.numberOfShares])).toEqual([
      ['100', '60'],
    ]);
    expect(day?.certificatesBy).toBe('2027-01-20');
  });

  it('leaves out what a correction takes and gives back', () => {
    const [day] = sumUpPlan([event({ was: '100', is: '0' }), event({ was: '0', is: '100' })]);
    expect(day?.holdings).toEqual([]);
    expect(day?.capital).toEqual([]);
  });

  it('keeps a holding whose shares are restated without their number', () => {
    const [day] = sumUpPlan([event({ kind: 'call', was: '100', is: '100' })]);
    expect(day?.holdings).toHaveLength(1);
  });

  it('stands day by day where the events are of several days', () => {
    const days = sumUpPlan([
      event({ was: '100', is: '0', effectiveOn: '2026-11-01' }),
      event({ was: '0', is: '60' }),
    ]);
    expect(days.map(({ on }) => on)).toEqual(['2026-11-01', '2026-11-20']);
  });
});
