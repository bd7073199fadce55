import { describe, expect, it } from 'vitest';
import {
  ALICE,
  BOB,
  CARA,
  DAN,
  founding,
  held,
  ORDINARY,
  ordinaryTerms,
  Register,
  transfer,
} from '../testing/example-register.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { linesOfClass } from '../ledger/position.ts';

const subdivision = { kind: 'subdivision', on: '2027-02-01', classId: ORDINARY, into: '10' } as const;

const holdings = (register: Register) =>
  [ALICE, BOB, CARA, DAN].map((holder) => held(register.at('2027-12-31'), holder));

describe('an entry posted late', () => {
  const forgotten = {
    kind: 'allotment',
    on: '2026-06-01',
    allottees: [{ classId: ORDINARY, holderId: DAN, shares: '50', priceEach: '2', paidEach: '2' }],
  } as const;

  it('has a sub-division entered again with it, and a transfer after that stays as it is', () => {
    const register = new Register();
    register.post(founding);
    const divided = register.post(subdivision);
    const later = register.post(transfer('2027-03-01', ALICE, CARA, { shares: '100' }));
    expect(register.postLate(forgotten)).toMatchObject({
      ok: true,
      events: [
        {
          kind: 'reversal',
          reverses: divided.id,
          request: { reason: 'Re-entered after an entry of 1 June 2026 was recorded late' },
        },
        { kind: 'allotment' },
        { kind: 'subdivision', entersAgain: divided.id },
      ],
    });
    expect(holdings(register)).toEqual(['500', '400', '100', '500']);
    expect(register.ledger.isLive(later)).toBe(true);
    expect(held(register.at('2026-12-31'), DAN)).toBe('50');
    expect(held(register.at('2027-12-31', later.order), DAN)).toBe('0');
  });

  it('gives a new member the bonus shares of a later issue', () => {
    const register = new Register();
    register.post(founding);
    const bonus = { classId: ORDINARY, intoClassId: ORDINARY, newShares: '1', forEvery: '5' };
    register.post({ kind: 'bonus-issue', on: '2027-01-10', ...bonus });
    expect(register.postLate(forgotten).ok).toBe(true);
    expect(holdings(register)).toEqual(['72', '48', '0', '60']);
  });

  it('can be a transfer before a consolidation, unless somebody would be left with part of a share', () => {
    const register = new Register();
    register.post(founding);
    const later = register.post({ kind: 'consolidation', on: '2027-02-01', classId: ORDINARY, from: '10' });
    expect(register.postLate(transfer('2026-12-02', BOB, ALICE, { shares: '5' }))).toMatchObject({
      refusal: { code: 'blocked', event: { eventId: later.id, reason: 'not-again' } },
    });
    expect(register.postLate(transfer('2026-12-02', BOB, ALICE, { shares: '10' })).ok).toBe(true);
    expect(holdings(register)).toEqual(['7', '3', '0', '0']);
  });

  it('can be a second sub-division before a first', () => {
    const register = new Register();
    register.post(founding);
    register.post(subdivision);
    expect(register.postLate({ ...subdivision, on: '2026-08-01', into: '2' }).ok).toBe(true);
    expect(holdings(register)).toEqual(['1200', '800', '0', '0']);
  });
});

describe('the history in the place of an opening balance', () => {
  const balance = {
    kind: 'opening-balance',
    on: '2026-11-01',
    holdings: [
      { classId: ORDINARY, holderId: ALICE, shares: '60', priceEach: '1', unpaidEach: '0' },
      { classId: ORDINARY, holderId: BOB, shares: '30', priceEach: '1', unpaidEach: '0' },
      { classId: ORDINARY, holderId: BOB, shares: '10', priceEach: '2', unpaidEach: '1' },
    ],
  } as const satisfies ShareActionRequest;
  const history = (paidEach: string): ShareActionRequest => ({
    ...founding,
    allottees: [
      ...founding.allottees.map((each, place) => (place === 0 ? each : { ...each, shares: '30' })),
      { classId: ORDINARY, holderId: BOB, shares: '10', priceEach: '2', paidEach },
    ],
  });

  it('has later entries of its shares entered again, also where they say of which lot the shares are', () => {
    const register = new Register();
    const opening = register.post(balance);
    const [, , partPaid] = opening.lots;
    if (!partPaid) throw new Error('The lot is missing');
    const lots = [{ lotId: partPaid.id, shares: '4' }];
    const given = { transfereeId: CARA, shares: '4', lots };
    const later = register.post({
      kind: 'transfer',
      on: '2026-12-02',
      classId: ORDINARY,
      transferorId: BOB,
      transferees: [given],
    });
    register.post(subdivision);
    expect(register.replaceBalance(opening, history('1'))).toMatchObject({
      ok: true,
      events: [
        { kind: 'reversal' },
        { kind: 'reversal', reverses: later.id },
        { kind: 'reversal', reverses: opening.id },
        { kind: 'allotment' },
        { kind: 'transfer', entersAgain: later.id },
        { kind: 'subdivision' },
      ],
    });
    expect(holdings(register)).toEqual(['600', '360', '40', '0']);
    const [ofCara] = register
      .at('2026-12-31')
      .lines.filter(({ account }) => account.kind === 'holder' && account.holderId === CARA);
    expect(ofCara?.lot.unpaid).toEqual(partPaid.unpaid);
  });

  it('gives out the numbers that the balance had, and later entries keep theirs', () => {
    const register = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    const opening = register.post({
      ...balance,
      holdings: [
        { ...balance.holdings[0], numbers: '1-60' },
        { ...balance.holdings[1], shares: '40', numbers: '61-100' },
      ],
    });
    register.post(transfer('2026-12-02', BOB, CARA, { shares: '5', numbers: '61-65' }));
    const allotted = { ...founding.allottees[0], shares: '20' };
    register.post({ kind: 'allotment', on: '2027-01-05', allottees: [allotted] });
    expect(register.replaceBalance(opening, founding).ok).toBe(true);
    const numbers = linesOfClass(register.at('2027-12-31'), ORDINARY).map(
      ({ lot }) => `${lot.numbers?.first}-${lot.numbers?.last}`,
    );
    expect(numbers).toEqual(['1-60', '61-65', '66-100', '101-120']);
  });
});
