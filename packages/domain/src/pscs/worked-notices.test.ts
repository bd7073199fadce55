import { describe, expect, it } from 'vitest';
import { companyNumber } from '../companies/company-number.ts';
import { civilDate } from '../dates/civil-date.ts';
import type { HolderMember } from '../share-capital/holders/holder.ts';
import type { ShareActionRequest } from '../share-capital/ledger/event-requests.ts';
import { holderId, personId } from '../share-capital/ledger/ids.ts';
import type { ClassTerms } from '../share-capital/ledger/share-class.ts';
import type { SharePosition } from '../share-capital/ledger/position.ts';
import { amount } from '../money/exact-decimal.ts';
import {
  bobToAlice,
  booksAfter,
  DAN,
  founding,
  ORDINARY,
  ordinaryTerms,
  partPaid,
  PREFERENCE,
  Register,
} from '../share-capital/testing/example-register.ts';
import { changesBetween, controllersOf, type FindCorporate, NO_CORPORATES } from './psc-changes.ts';
import { pscNotice } from './psc-notice.ts';

const confirmedOn = civilDate('2026-12-03');

/** The notices of a change of control: "Alice PSC04 by 2026-12-16", each confirmed on 3 December 2026. */
function noticesBetween(
  old: SharePosition | undefined,
  now: SharePosition,
  find: FindCorporate = NO_CORPORATES,
): readonly string[] {
  const before = old === undefined ? new Map() : controllersOf(old, find);
  return changesBetween(before, controllersOf(now, find)).map((change) => {
    const { form = 'people decide', dueOn } = pscNotice(change, change.kind, confirmedOn);
    const { name } = change;
    return `${name.kind === 'person' ? name.forename : name.name} ${form} by ${dueOn}`;
  });
}

const person = (forename: string): HolderMember => ({
  personId: personId(forename),
  name: { kind: 'person', forename, surname: 'Green' },
});
const body = (name: string, number?: string): HolderMember => ({
  personId: personId(name),
  name: { kind: 'whole', name },
  ...(number !== undefined && { registeredNumber: companyNumber(number) }),
});

type Held = readonly [members: readonly HolderMember[], shares: string, classId?: typeof ORDINARY];

/** Books in which each account was allotted its shares, of one class or of two. */
function registerOf(held: readonly Held[], others: Partial<ClassTerms> = {}): Register {
  const register = new Register([
    { id: ORDINARY, terms: ordinaryTerms },
    { id: PREFERENCE, terms: { ...ordinaryTerms, name: 'B', ...others } },
  ]);
  register.holders = held.map(([members], place) => ({ id: holderId(`h${place}`), members }));
  const allottees = held.map(([, shares, classId = ORDINARY], place) => {
    const each = classId === PREFERENCE && others.nominalEach !== undefined ? '0.01' : '1';
    return { classId, holderId: holderId(`h${place}`), shares, priceEach: each, paidEach: each };
  });
  register.post({ kind: 'allotment', on: '2026-01-15', allottees });
  return register;
}

const heldBy = (...held: readonly Held[]) => registerOf(held).at('2026-12-31');

/** X beside so many holders of little that nobody else comes near a quarter. */
function heldByX(issued: number, shares: number): SharePosition {
  const rest = issued - shares;
  const small = Array.from({ length: 10 }, (_, place): Held => {
    const each = Math.floor(rest / 10) + (place < rest % 10 ? 1 : 0);
    return [[person(`Other${place}`)], String(each)];
  });
  return heldBy([[person('X')], String(shares)], ...small);
}

describe('what is notified of the worked cases of control', () => {
  it.each([
    ['P1', 100, 25, false],
    ['P2', 10_000, 2_501, true],
    ['P3', 100, 50, true],
    ['P3', 100, 75, true],
    ['P4', 1_000_000, 749_999, true],
    ['P4', 1_000_000, 750_000, true],
  ])('%s: of %d shares X holds %d', (_id, issued, shares, isNotified) => {
    expect(noticesBetween(undefined, heldByX(issued, shares))).toEqual(
      isNotified ? ['X PSC01 by 2026-12-16'] : [],
    );
  });

  it('P3, P4: a change of the band is one of the nature of control, within a band it is none', () => {
    expect(noticesBetween(heldByX(100, 50), heldByX(100, 51))).toEqual(['X PSC04 by 2026-12-16']);
    expect(noticesBetween(heldByX(100, 51), heldByX(100, 74))).toEqual([]);
    expect(noticesBetween(heldByX(100, 74), heldByX(100, 75))).toEqual(['X PSC04 by 2026-12-16']);
    expect(noticesBetween(heldByX(1_000_000, 749_999), heldByX(1_000_000, 750_000))).toEqual([
      'X PSC04 by 2026-12-16',
    ]);
    expect(noticesBetween(heldByX(100, 26), heldByX(100, 25))).toEqual(['X PSC07 by 2026-12-16']);
  });

  it('P5, P6: votes or shares alone are enough', () => {
    const spread = (classId: typeof ORDINARY, names: readonly string[], shares: string) =>
      names.map((name): Held => [[person(name)], shares, classId]);
    const voting = registerOf(
      [
        [[person('X')], '60'],
        ...spread(ORDINARY, ['A', 'B'], '20'),
        ...spread(PREFERENCE, ['C', 'D', 'E', 'F', 'G'], '60'),
      ],
      { votesPerShare: 0n },
    );
    expect(noticesBetween(undefined, voting.at('2026-12-31'))).toEqual(['X PSC01 by 2026-12-16']);
    const pennies = registerOf(
      [[[person('X')], '100', PREFERENCE], ...spread(ORDINARY, ['A', 'B', 'C', 'D', 'E'], '20')],
      { nominalEach: amount('0.01') },
    );
    expect(noticesBetween(undefined, pennies.at('2026-12-31'))).toEqual(['X PSC01 by 2026-12-16']);
  });

  it('P7: joint holders are each notified', () => {
    const position = heldBy(
      [[person('X'), person('Y')], '30'],
      ...['A', 'B', 'C', 'D'].map((name): Held => [[person(name)], '17']),
      [[person('E')], '2'],
    );
    expect(noticesBetween(undefined, position)).toEqual(['X PSC01 by 2026-12-16', 'Y PSC01 by 2026-12-16']);
  });

  it('P8: shares that the company comes to hold itself are no votes', () => {
    const register = registerOf([
      [[person('X')], '25'],
      ...['A', 'B', 'C', 'D', 'E'].map((name): Held => [[person(name)], '15']),
    ]);
    const before = register.at('2026-01-31');
    const holdings = [{ holderId: holderId('h1'), shares: '10' }];
    register.post({ kind: 'buy-back', on: '2026-02-01', classId: ORDINARY, holdings, into: 'treasury' });
    expect(noticesBetween(undefined, before)).toEqual([]);
    expect(noticesBetween(before, register.at('2026-02-01'))).toEqual(['X PSC01 by 2026-12-16']);
  });

  const ann = person('Ann');
  const owning = (position: SharePosition, isRelevant: boolean): FindCorporate => {
    const corporate = { isRelevant, foundBy: 'number', position } as const;
    return ({ personId: id }) => (id === 'H' ? corporate : undefined);
  };
  const target = (number?: string) =>
    heldBy(
      [[body('H', number)], '40'],
      ...['Ben', 'Cleo', 'Dee'].map((name): Held => [[person(name)], '20']),
    );

  it('P9: a UK company is notified itself', () => {
    const find = owning(heldBy([[ann], '100']), true);
    expect(noticesBetween(undefined, target('01234567'), find)).toEqual(['H PSC02 by 2026-12-16']);
  });

  it('P10, P11: behind one from overseas whoever has a majority of it is, and half of it is none', () => {
    const whole = owning(heldBy([[ann], '100']), false);
    expect(noticesBetween(undefined, target('FC012345'), whole)).toEqual(['Ann PSC01 by 2026-12-16']);
    const half = owning(heldBy([[ann], '50'], [[person('Ed')], '50']), false);
    expect(noticesBetween(undefined, target('FC012345'), half)).toEqual([]);
  });

  it('P12, P13: three thirds are three persons, five fifths are nobody', () => {
    const each = (names: readonly string[], shares: string) =>
      heldBy(...names.map((name): Held => [[person(name)], shares]));
    expect(noticesBetween(undefined, each(['A', 'B', 'C'], '1'))).toEqual([
      'A PSC01 by 2026-12-16',
      'B PSC01 by 2026-12-16',
      'C PSC01 by 2026-12-16',
    ]);
    expect(noticesBetween(undefined, each(['A', 'B', 'C', 'D', 'E'], '20'))).toEqual([]);
  });
});

describe('what is notified of the worked cases of the register', () => {
  const preference: ShareActionRequest = {
    kind: 'allotment',
    on: '2026-12-03',
    allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '1000', priceEach: '1', paidEach: '1' }],
  };
  const steps = [
    ['L1', [], [founding], ['Alice PSC01', 'Bob PSC01']],
    ['L2', [founding], [partPaid], ['Alice PSC04', 'Cara PSC01']],
    // Alice has exactly half then, which is the band that she had.
    ['L3', [founding, partPaid], [bobToAlice], ['Bob PSC07']],
    [
      'L5',
      [founding, partPaid, bobToAlice],
      [preference],
      ['Alice people decide', 'Cara people decide', 'Dan people decide'],
    ],
  ] as const;

  it.each(steps)('%s', (_id, earlier, added, expected) => {
    const before = booksAfter(...earlier).at('2026-12-31');
    const after = booksAfter(...earlier, ...added).at('2026-12-31');
    expect(noticesBetween(before, after).toSorted()).toEqual(
      expected.map((notice) => `${notice} by 2026-12-16`),
    );
  });

  it('L4: a sub-division leaves everybody what they had', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const before = register.at('2026-12-02');
    register.post({ kind: 'subdivision', on: '2026-12-03', classId: ORDINARY, into: '10' });
    expect(noticesBetween(before, register.at('2026-12-03'))).toEqual([]);
  });
});
