import { describe, expect, it } from 'vitest';
import type { ShareActionRequest, SharesOfHolder } from '../ledger/event-requests.ts';
import { lotId } from '../ledger/ids.ts';
import { ALICE, BOB, founding, ORDINARY, PREFERENCE } from '../testing/example-register.ts';
import { changeFigures } from './request-figures.ts';

const on = '2026-12-01';
const of = { on, classId: ORDINARY } as const;
const resolvedOn = '2026-11-20';
const holdings: readonly SharesOfHolder[] = [
  { holderId: ALICE, shares: '7', lots: [{ lotId: lotId('first'), shares: '4' }] },
  { holderId: BOB, shares: '5' },
];
const HELD = ['shares 7', 'shares-of-lot 4', 'shares 5'];
const reduction = { kind: 'reduction', ...of, route: 'court', resolvedOn } as const;

/** Each kind of request, with the figures that speak of the shares of a class. */
const REQUESTS: readonly (readonly [ShareActionRequest, readonly string[]])[] = [
  [founding, ['shares 60', 'issue-price 1', 'amount-paid 1', 'shares 40', 'issue-price 1', 'amount-paid 1']],
  [
    {
      kind: 'transfer',
      ...of,
      transferorId: ALICE,
      transferees: [{ transfereeId: BOB, shares: '15', consideration: '900' }],
    },
    // The consideration is for all of them, however many they are.
    ['shares 15'],
  ],
  [
    { kind: 'treasury-sale', ...of, buyers: [{ transfereeId: BOB, shares: '3', consideration: '30' }] },
    ['shares 3'],
  ],
  [{ kind: 'subdivision', ...of, into: '10' }, ['into 10']],
  [{ kind: 'consolidation', ...of, from: '4' }, ['from 4']],
  [
    { kind: 'redesignation', on, fromClassId: PREFERENCE, toClassId: ORDINARY, holdings },
    HELD.map((figure) => `${figure} preference`),
  ],
  [{ kind: 'redesignation', on, fromClassId: PREFERENCE, toClassId: ORDINARY }, []],
  [
    { kind: 'bonus-issue', ...of, intoClassId: PREFERENCE, newShares: '1', forEvery: '2' },
    ['new-shares 1 preference', 'for-every 2'],
  ],
  // Within one class the ratio stays what it is.
  [{ kind: 'bonus-issue', ...of, intoClassId: ORDINARY, newShares: '1', forEvery: '2' }, []],
  [{ kind: 'redemption', ...of, holdings }, HELD],
  [{ kind: 'buy-back', ...of, holdings, into: 'treasury', consideration: '60' }, HELD],
  [{ kind: 'forfeiture', ...of, holdings, into: 'cancelled' }, HELD],
  [{ kind: 'surrender', ...of, holdings, into: 'treasury' }, HELD],
  [{ kind: 'cancellation', ...of, shares: '9' }, ['shares 9']],
  [{ ...reduction, means: { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' } }, ['nominal-value 0.5']],
  [{ ...reduction, means: { by: 'unpaid', reliefEach: '0.25' } }, ['relief 0.25']],
  [{ ...reduction, means: { by: 'cancelling', holdings } }, HELD],
  [{ kind: 'call', ...of, callEach: '0.5', holdings }, ['call 0.5', ...HELD]],
  [{ kind: 'call', ...of, callEach: '0.5' }, ['call 0.5']],
  // It moves all that there are.
  [{ kind: 'transmission', on, fromId: ALICE, toId: BOB, evidence: 'Probate' }, []],
  [{ kind: 'class-name', ...of, name: 'A ordinary' }, []],
];

describe('the figures of an entry that count shares of a class, or are on each of them', () => {
  it.each(REQUESTS)('of %j are %j', (request, figures) => {
    const met: string[] = [];
    changeFigures(request, ({ name, classId, value }) => {
      met.push(classId === ORDINARY ? `${name} ${value}` : `${name} ${value} ${classId}`);
      return value;
    });
    expect(met).toEqual(figures);
  });

  it.each(REQUESTS)('left as they are, leave %j as it is', (request) => {
    expect(changeFigures(request, ({ value }) => value)).toEqual(request);
  });

  it.each(REQUESTS)('changed in %j, are changed and nothing beside', (request, figures) => {
    const text = JSON.stringify(changeFigures(request, ({ value }) => `changed ${value}`));
    expect(text.match(/changed /g)?.length ?? 0).toBe(figures.length);
    expect(JSON.parse(text.replaceAll('changed ', ''))).toEqual(request);
  });
});
