import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { shareEventId } from '../ledger/ids.ts';
import { holderAccount, TREASURY } from '../ledger/ledger-account.ts';
import { planEvent } from '../events/plan-event.ts';
import { RandomRegister } from '../testing/random-register.ts';
import { randomRequest } from '../testing/random-request.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  founding,
  ORDINARY,
  PREFERENCE,
  Register,
} from '../testing/example-register.ts';
import {
  affectedAccounts,
  DERIVED_KINDS,
  derivedFrom,
  isAffected,
  issuesRedeemable,
} from './affected-accounts.ts';

const on = '2026-12-01';
const ofClass = { on, classId: ORDINARY } as const;
const wholeClass = { classes: [ORDINARY], holders: 'all', treasury: true };
const some = [{ holderId: BOB, shares: '1' }];

describe('the accounts that planning needs', () => {
  it.each<[string, ShareActionRequest, object]>([
    ['a transfer', bobToAlice, { classes: [ORDINARY], holders: [BOB], treasury: false }],
    ['an allotment', founding, { classes: [], holders: [], treasury: false }],
    [
      'a transmission of every class',
      { kind: 'transmission', on, fromId: BOB, toId: ALICE, evidence: 'Probate' },
      { classes: 'all', holders: [BOB], treasury: false },
    ],
    [
      'a transmission of one class',
      { kind: 'transmission', ...ofClass, fromId: BOB, toId: ALICE, evidence: 'Probate' },
      { classes: [ORDINARY], holders: [BOB], treasury: false },
    ],
    [
      'a new name',
      { kind: 'class-name', ...ofClass, name: 'A' },
      { classes: [], holders: [], treasury: false },
    ],
    [
      'a cancellation',
      { kind: 'cancellation', ...ofClass, shares: '1' },
      { classes: [ORDINARY], holders: [], treasury: true },
    ],
    [
      'a treasury sale',
      { kind: 'treasury-sale', ...ofClass, buyers: [] },
      { classes: [ORDINARY], holders: [], treasury: true },
    ],
    [
      'a sub-division',
      { kind: 'subdivision', ...ofClass, into: '2' },
      { classes: 'all', holders: 'all', treasury: true },
    ],
  ])('of %s', (_what, request, expected) => {
    expect(affectedAccounts(request)).toEqual(expected);
  });

  it('are enough: a request plans the same on them alone as on the whole position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const [register, random] = [new RandomRegister(), seededRandom(seed)];
        for (let step = 0; step < 12; step += 1) register.step(random());
        const position = register.ledger.positionAt({ on: register.lastDay });
        const request = randomRequest(random(), register.lastDay, position);
        if (request === undefined) return;
        const affected = affectedAccounts(request);
        const isWhole = issuesRedeemable(request, position.classes);
        const lines = position.lines.filter(
          ({ account, lot }) => isWhole || isAffected(affected, { account, classId: lot.classId }),
        );
        const context = {
          eventId: shareEventId('e'),
          incorporatedOn: register.days[0] ?? register.lastDay,
          isPublic: false,
          today: register.lastDay,
        };
        expect(planEvent(request, { ...context, position: { ...position, lines } })).toEqual(
          planEvent(request, { ...context, position }),
        );
      }),
      { numRuns: 300 },
    );
  });
});

it('an allotment needs the whole position where it issues redeemable shares', () => {
  const { classes } = new Register().at(on);
  const [allottee] = founding.allottees;
  const redeemable = { ...founding, allottees: [allottee, { ...allottee, classId: PREFERENCE }] };
  expect([founding, redeemable, bobToAlice].map((each) => issuesRedeemable(each, classes))).toEqual([
    false,
    true,
    false,
  ]);
});

describe('whether an account is affected', () => {
  const bobs = { classes: [ORDINARY], holders: [BOB], treasury: false } as const;

  it('depends on its class and holder', () => {
    expect(isAffected(bobs, { account: holderAccount(BOB), classId: ORDINARY })).toBe(true);
    expect(isAffected(bobs, { account: holderAccount(ALICE), classId: ORDINARY })).toBe(false);
    expect(isAffected(bobs, { account: holderAccount(BOB), classId: PREFERENCE })).toBe(false);
  });

  it('is said apart of the treasury account, and is never so of the counterparts', () => {
    expect(isAffected(bobs, { account: TREASURY, classId: ORDINARY })).toBe(false);
    expect(isAffected({ ...bobs, treasury: true }, { account: TREASURY, classId: ORDINARY })).toBe(true);
    const everything = { classes: 'all', holders: 'all', treasury: true } as const;
    expect(isAffected(everything, { account: { kind: 'issuer' }, classId: ORDINARY })).toBe(false);
  });
});

describe('the accounts from whose shares a result is derived', () => {
  const route = { route: 'court', resolvedOn: on } as const;

  it.each<[string, ShareActionRequest]>([
    ['a sub-division', { kind: 'subdivision', ...ofClass, into: '2' }],
    ['a consolidation', { kind: 'consolidation', ...ofClass, from: '2' }],
    [
      'a bonus issue',
      { kind: 'bonus-issue', ...ofClass, intoClassId: PREFERENCE, newShares: '1', forEvery: '2' },
    ],
    ['a call on a class', { kind: 'call', ...ofClass, callEach: '1' }],
    [
      'a redesignation of a class',
      { kind: 'redesignation', on, fromClassId: ORDINARY, toClassId: PREFERENCE },
    ],
    [
      'a reduction of the nominal value',
      {
        kind: 'reduction',
        ...ofClass,
        ...route,
        means: { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' },
      },
    ],
    [
      'relief from unpaid premium',
      { kind: 'reduction', ...ofClass, ...route, means: { by: 'unpaid', reliefEach: '1' } },
    ],
  ])('of %s are all of the class', (_what, request) => {
    expect(derivedFrom(request)).toEqual(wholeClass);
    expect(DERIVED_KINDS).toContain(request.kind);
  });

  it('of a transmission are those of the holder', () => {
    expect(derivedFrom({ kind: 'transmission', on, fromId: BOB, toId: ALICE, evidence: 'Probate' })).toEqual({
      classes: 'all',
      holders: [BOB],
      treasury: false,
    });
  });

  it.each<[string, ShareActionRequest]>([
    ['a transfer', bobToAlice],
    ['an allotment', founding],
    ['a call on holdings', { kind: 'call', ...ofClass, callEach: '1', holdings: some }],
    [
      'a redesignation of holdings',
      { kind: 'redesignation', on, fromClassId: ORDINARY, toClassId: PREFERENCE, holdings: some },
    ],
    [
      'a reduction by cancelling',
      { kind: 'reduction', ...ofClass, ...route, means: { by: 'cancelling', holdings: some } },
    ],
  ])('are none for %s, which names its shares', (_what, request) => {
    expect(derivedFrom(request)).toBeUndefined();
  });
});
