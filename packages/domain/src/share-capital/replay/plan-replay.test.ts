import { describe, expect, it } from 'vitest';
import {
  ALICE,
  BOB,
  bobToAlice,
  CARA,
  DAN,
  founding,
  held,
  ORDINARY,
  ordinaryTerms,
  Register,
  transfer,
} from '../testing/example-register.ts';
import { linesOfClass } from '../ledger/position.ts';

const fewer = transfer('2026-12-02', BOB, ALICE, { shares: '10' });
const subdivision = { kind: 'subdivision', on: '2027-02-01', classId: ORDINARY, into: '10' } as const;
const holders = [ALICE, BOB, CARA, DAN];

function holdings(register: Register, on = '2027-12-31'): readonly string[] {
  return holders.map((holder) => held(register.at(on), holder));
}

/** The kinds of the events that count, in posted order. */
function liveKinds({ ledger }: Register): readonly string[] {
  return ledger.list().flatMap((event) => (ledger.isLive(event) ? [event.kind] : []));
}

describe('a correction behind later entries', () => {
  it('enters a sub-division again on the corrected books, and a transfer after it stays as it is', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    const divided = register.post(subdivision);
    const later = register.post(transfer('2027-03-01', ALICE, CARA, { shares: '100' }));
    expect(register.tryToReverse(wrong)).toMatchObject({ refusal: { event: { kind: 'subdivision' } } });
    expect(register.correct(wrong, fewer)).toMatchObject({
      ok: true,
      events: [
        { kind: 'reversal', reverses: divided.id },
        { kind: 'reversal', reverses: wrong.id },
        { kind: 'transfer' },
        { kind: 'subdivision', entersAgain: divided.id, lots: [] },
      ],
    });
    expect(holdings(register, '2027-02-15')).toEqual(['700', '300', '0', '0']);
    expect(holdings(register)).toEqual(['600', '300', '100', '0']);
    expect(register.ledger.isLive(later)).toBe(true);
    const known = register.at('2027-12-31', later.order);
    expect(holders.map((holder) => held(known, holder))).toEqual(['650', '250', '100', '0']);
  });

  it('can be made again, and the corrected entry reversed', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    register.post(subdivision);
    register.post(transfer('2027-03-01', ALICE, CARA, { shares: '100' }));
    expect(register.correct(wrong, fewer).ok).toBe(true);
    const right = register.ledger.list().find((event) => event.kind === 'transfer' && event.order === 7);
    if (!right) throw new Error('The corrected transfer is missing');
    expect(register.correct(right, transfer('2026-12-02', BOB, ALICE, { shares: '20' })).ok).toBe(true);
    expect(holdings(register)).toEqual(['700', '200', '100', '0']);
    const [last] = register.ledger.list().filter((event) => register.ledger.isLive(event) && event.order > 8);
    if (!last) throw new Error('The second correction is missing');
    expect(register.correct(last).ok).toBe(true);
    expect(holdings(register)).toEqual(['500', '400', '100', '0']);
  });

  it('plans a bonus issue again and leaves events that do not follow from it', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    const bonus = { classId: ORDINARY, intoClassId: ORDINARY, newShares: '1', forEvery: '5' };
    register.post({ kind: 'bonus-issue', on: '2027-01-10', ...bonus });
    register.post({ kind: 'class-name', on: '2027-01-11', classId: ORDINARY, name: 'A Ordinary' });
    expect(holdings(register)).toEqual(['90', '30', '0', '0']);
    expect(register.correct(wrong, fewer).ok).toBe(true);
    expect(holdings(register)).toEqual(['84', '36', '0', '0']);
    expect(liveKinds(register)).toEqual(['allotment', 'class-name', 'transfer', 'bonus-issue']);
  });

  it('is refused with the later entry that would lack shares, and nothing changes', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    register.post(subdivision);
    const later = register.post(transfer('2027-03-01', ALICE, CARA, { shares: '740' }));
    const before = register.ledger.list().length;
    expect(register.correct(wrong, fewer)).toMatchObject({
      refusal: { code: 'blocked', event: { eventId: later.id, reason: 'too-few-shares' } },
    });
    expect(register.ledger.list()).toHaveLength(before);
    expect(holdings(register)).toEqual(['10', '250', '740', '0']);
  });

  it('says why a later event cannot be planned again', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    register.post({ kind: 'consolidation', on: '2027-02-01', classId: ORDINARY, from: '5' });
    expect(register.correct(wrong, transfer('2026-12-02', BOB, ALICE, { shares: '11' }))).toMatchObject({
      refusal: {
        event: { kind: 'consolidation', reason: 'not-again', message: expect.stringContaining('fraction') },
      },
    });
  });

  it('reverses an allotment behind a sub-division, whose other shares keep their lots', () => {
    const register = new Register();
    register.post(founding);
    const second = register.post({
      kind: 'allotment',
      on: '2026-06-01',
      allottees: [{ classId: ORDINARY, holderId: DAN, shares: '50', priceEach: '2', paidEach: '1' }],
    });
    register.post(subdivision);
    register.post(transfer('2027-03-01', ALICE, CARA, { shares: '600' }));
    expect(register.correct(second).ok).toBe(true);
    expect(holdings(register)).toEqual(['0', '400', '600', '0']);
    expect(liveKinds(register)).toEqual(['allotment', 'transfer', 'subdivision']);
  });

  it('changes the ratio of a sub-division behind a later allotment only where that allotment still may be', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(subdivision);
    register.post({
      kind: 'allotment',
      on: '2027-04-01',
      allottees: [{ classId: ORDINARY, holderId: DAN, shares: '5', priceEach: '0.3', paidEach: '0.3' }],
    });
    expect(register.correct(wrong, { ...subdivision, into: '2' })).toMatchObject({
      refusal: { event: { kind: 'allotment', reason: 'not-again' } },
    });
    expect(register.correct(wrong, { ...subdivision, into: '5' }).ok).toBe(true);
    expect(holdings(register)).toEqual(['300', '200', '0', '5']);
  });

  it('moves a transfer to a day after the sub-division, and back', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    register.post(subdivision);
    expect(register.correct(wrong, transfer('2027-02-02', BOB, ALICE, { shares: '30' })).ok).toBe(true);
    expect(holdings(register)).toEqual(['630', '370', '0', '0']);
    const moved = register.ledger.list().findLast((event) => event.kind === 'transfer');
    if (!moved) throw new Error('The transfer is missing');
    expect(register.correct(moved, bobToAlice).ok).toBe(true);
    expect(holdings(register)).toEqual(['750', '250', '0', '0']);
  });

  it('passes on all that a holder has, also what a correction brings them', () => {
    const register = new Register();
    register.post(founding);
    const wrong = register.post(bobToAlice);
    register.post({
      kind: 'transmission',
      on: '2027-01-05',
      fromId: ALICE,
      toId: DAN,
      evidence: 'Probate',
    });
    expect(register.correct(wrong).ok).toBe(true);
    expect(holdings(register)).toEqual(['0', '40', '0', '60']);
  });

  it('keeps the numbers of a numbered class, and what was transferred by them', () => {
    const register = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    register.post(founding);
    const wrong = register.post(transfer('2026-12-02', BOB, DAN, { shares: '5', numbers: '61-65' }));
    register.post(subdivision);
    const numbersOf = (holder: typeof ALICE) =>
      linesOfClass(register.at('2027-12-31'), ORDINARY)
        .filter(({ account }) => account.kind === 'holder' && account.holderId === holder)
        .map(({ lot }) => `${lot.numbers?.first}-${lot.numbers?.last}`);
    expect(numbersOf(ALICE)).toEqual(['101-700']);
    const later = register.post(transfer('2027-03-01', ALICE, CARA, { shares: '100', numbers: '201-300' }));
    const right = transfer('2026-12-02', BOB, DAN, { shares: '6', numbers: '61-66' });
    expect(register.correct(wrong, right).ok).toBe(true);
    expect(register.ledger.isLive(later)).toBe(true);
    expect(numbersOf(CARA)).toEqual(['201-300']);
    expect(numbersOf(DAN)).toEqual(['701-760']);
    expect(numbersOf(BOB)).toEqual(['761-1100']);
  });

  describe('of a numbered class', () => {
    const allot = (holder: typeof ALICE, shares: string, on: string) =>
      ({
        kind: 'allotment',
        on,
        allottees: [{ classId: ORDINARY, holderId: holder, shares, priceEach: '1', paidEach: '1' }],
      }) as const;
    const cancel = (holder: typeof ALICE, shares: string, numbers: string) =>
      ({
        kind: 'reduction',
        on: '2027-01-05',
        route: 'court',
        resolvedOn: '2027-01-04',
        classId: ORDINARY,
        means: { by: 'cancelling', holdings: [{ holderId: holder, shares, numbers }] },
      }) as const;
    const numbered = () => new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    const numbersIn = (register: Register) =>
      linesOfClass(register.at('2027-12-31'), ORDINARY).map(
        ({ lot }) => `${lot.numbers?.first}-${lot.numbers?.last}`,
      );

    it('gives no number twice when the event that it reverses has only split the lots of others', () => {
      const register = numbered();
      const first = register.post(allot(ALICE, '54', '2026-12-01'));
      register.post(cancel(ALICE, '23', '1-23'));
      expect(register.correct(first, allot(ALICE, '53', '2026-12-01')).ok).toBe(true);
      const reduction = register.ledger
        .list()
        .find((event) => event.kind === 'reduction' && register.ledger.isLive(event));
      if (!reduction) throw new Error('The reduction was not posted again.');
      expect(register.correct(reduction, allot(BOB, '14', '2027-01-05')).ok).toBe(true);
      expect(numbersIn(register)).toEqual(['1-53', '55-68']);
    });

    it('leaves the numbers of cancelled shares alone, which may come back', () => {
      const register = numbered();
      const later = register.post(allot(ALICE, '10', '2027-02-01'));
      register.post(allot(BOB, '10', '2026-12-01'));
      const reduction = register.post(cancel(BOB, '10', '11-20'));
      expect(register.correct(later, allot(ALICE, '15', '2027-02-01'))).toMatchObject({ ok: true });
      expect(numbersIn(register)).toEqual(['21-35']);
      expect(register.correct(reduction)).toMatchObject({ ok: true });
      expect(numbersIn(register)).toEqual(['11-20', '21-35']);
    });
  });

  it('enters an allotment again that was entered again before, once a restating is moved before it', () => {
    const register = new Register();
    register.post(founding);
    const allottee = { classId: ORDINARY, holderId: DAN, shares: '5', priceEach: '1', paidEach: '1' };
    const allotment = { kind: 'allotment', on: '2026-06-01', allottees: [allottee] } as const;
    const second = register.post(allotment);
    const divided = register.post({ ...subdivision, into: '2' });
    // Entered in the place of another, the allotment keeps its lots and makes none.
    expect(register.correct(second, allotment).ok).toBe(true);
    const live = register.ledger.isLive(divided)
      ? divided
      : register.ledger.list().findLast(({ kind }) => kind === 'subdivision');
    if (!live) throw new Error('The sub-division is missing');
    expect(register.correct(live, { ...subdivision, on: '2026-05-01', into: '2' }).ok).toBe(true);
    expect(holdings(register)).toEqual(['120', '80', '0', '5']);
    const terms = register.at('2027-12-31').lines.map(({ lot }) => lot.nominalEach);
    expect(new Set(terms).size).toBe(1);
  });
});
