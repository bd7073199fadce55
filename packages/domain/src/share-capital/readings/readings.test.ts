import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import { checkHoldingsAgainstCapital, checkShareholdings } from '../check-shareholdings.ts';
import { checkStatementOfCapital } from '../check-statement-of-capital.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  ORDINARY,
  PREFERENCE,
  partPaid,
  Register,
} from '../events/register.fixture.ts';
import { capTable, percentText, totalOfClass } from './cap-table.ts';
import { statementOfCapital } from './capital.ts';
import { allotmentHistory, holdingHistory, transferHistory } from './history.ts';
import { holdingsOfHolder } from './holdings.ts';
import {
  followMemberships,
  holdingsNotKnown,
  mayBeRemoved,
  membershipsIn,
  membershipsOf,
  registerOfMembers,
  singleMemberNotes,
} from './register-of-members.ts';
import { statementShareholdings } from './statement-shareholdings.ts';

const caraSells = {
  kind: 'transfer',
  on: '2026-12-10',
  classId: ORDINARY,
  transferorId: CARA,
  transferees: [{ transfereeId: DAN, shares: '50' }],
} as const;

function books(): Register {
  const register = booksAfter(founding, partPaid, bobToAlice, caraSells);
  register.record({
    kind: 'allotment',
    on: '2026-12-11',
    allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '1000', priceEach: '1', paidEach: '1' }],
  });
  return register;
}
const liveEvents = (register: Register) =>
  register.ledger.listByDate().filter((event) => register.ledger.isLive(event));

describe('the statement of capital', () => {
  it('stands in one table for each currency, and the check of the statement finds nothing wrong', () => {
    const capital = statementOfCapital(books().at('2026-12-31'));
    expect(checkStatementOfCapital(capital)).toEqual([]);
    expect(capital.currencies).toMatchObject([
      { currency: 'GBP', totalShares: '150', totalNominal: '150', totalUnpaid: '50' },
      { currency: 'EUR', totalShares: '1000', totalNominal: '1000', totalUnpaid: '0' },
    ]);
  });

  it('leaves the unpaid total open where nobody knows it, and counts treasury shares', () => {
    const register = new Register();
    register.record({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [
        { classId: ORDINARY, holderId: ALICE, shares: '90' },
        { classId: ORDINARY, shares: '10', priceEach: '1', unpaidEach: '0' },
      ],
    });
    expect(statementOfCapital(register.at('2026-06-30')).currencies).toMatchObject([
      { totalShares: '100', totalUnpaid: '' },
    ]);
  });
});

describe('the register of members', () => {
  it('has present members with what they hold and have paid, then former ones', () => {
    const register = books();
    const on = civilDate('2026-12-31');
    const entries = registerOfMembers(register.at(on), membershipsOf(liveEvents(register), on));
    expect(entries.map(({ holderId, enteredOn, ceasedOn }) => [holderId, enteredOn, ceasedOn])).toEqual([
      [ALICE, '2026-01-15', undefined],
      [BOB, '2026-01-15', undefined],
      [DAN, '2026-12-10', undefined],
      [CARA, '2026-11-30', '2026-12-10'],
    ]);
    expect(entries[2]?.holdings.map(({ shares, paid, unpaid }) => [shares, paid, unpaid])).toEqual([
      [shareCount('50'), amount('100'), amount('50')],
      [shareCount('1000'), amount('1000'), amount('0')],
    ]);
  });

  it('reads a day in between as it was then', () => {
    const register = books();
    const on = civilDate('2026-12-01');
    expect(membershipsOf(liveEvents(register), on).map(({ holderId }) => holderId)).toEqual([
      ALICE,
      BOB,
      CARA,
    ]);
  });

  it('gives who comes back a second membership', () => {
    const register = books();
    register.record({
      ...caraSells,
      on: '2026-12-20',
      transferorId: DAN,
      transferees: [{ transfereeId: CARA, shares: '5' }],
    });
    const own = membershipsOf(liveEvents(register), civilDate('2026-12-31')).filter(
      ({ holderId }) => holderId === CARA,
    );
    expect(own.map(({ enteredOn, ceasedOn }) => [enteredOn, ceasedOn])).toEqual([
      ['2026-11-30', '2026-12-10'],
      ['2026-12-20', undefined],
    ]);
  });

  it('says of a former member what was held until then', () => {
    const events = liveEvents(books());
    const cara = membershipsOf(events, civilDate('2026-12-31')).find(({ holderId }) => holderId === CARA);
    expect(cara?.heldBefore).toEqual(new Map([[ORDINARY, shareCount('50')]]));
  });

  it('is the same from the sums of each day, reversals and what they reverse among them', () => {
    const register = books();
    register.reverse(register.record({ ...bobToAlice, on: '2026-12-15' }));
    const on = civilDate('2026-12-31');
    const changes = register.ledger
      .listByDate()
      .flatMap(({ effectiveOn, postings }) =>
        postings.flatMap(({ account, classId, shares: change }) =>
          account.kind === 'holder' ? [{ on: effectiveOn, holderId: account.holderId, classId, change }] : [],
        ),
      );
    expect(membershipsIn(followMemberships(changes))).toEqual(membershipsOf(liveEvents(register), on));
    for (const day of new Set(changes.map((change) => change.on))) {
      const until = followMemberships(changes.filter((change) => change.on <= day));
      const later = changes.filter((change) => change.on > day);
      expect(followMemberships(later, until)).toEqual(followMemberships(changes));
    }
  });

  it('notes when the company has one member only, counting accounts of the same people once', () => {
    const [first, second, third] = ['2026-01-15', '2026-02-01', '2026-03-01'].map((day) => civilDate(day));
    const member = (holderId: typeof CARA, enteredOn = first, ceasedOn?: typeof first) => ({
      holderId,
      enteredOn: enteredOn ?? civilDate('2026-01-15'),
      ceasedOn,
      heldBefore: new Map(),
    });
    const memberships = [member(ALICE), member(BOB, second, third), member(CARA, second)];
    const memberOf = (holderId: string) => (holderId === CARA ? ALICE : holderId);
    expect(singleMemberNotes(memberships, memberOf)).toEqual([
      { on: first, isSingle: true },
      { on: second, isSingle: false },
      { on: third, isSingle: true },
    ]);
    expect(singleMemberNotes([], memberOf)).toEqual([]);
  });

  it('says nothing of one member only while nobody knows who holds some shares', () => {
    const day = civilDate('2026-01-15');
    const member = (holderId: typeof CARA) => ({
      holderId,
      enteredOn: day,
      ceasedOn: undefined,
      heldBefore: new Map(),
    });
    const memberOf = (holderId: string) => (holderId === CARA ? undefined : holderId);
    expect(singleMemberNotes([member(ALICE), member(CARA)], memberOf)).toEqual([]);
    expect(singleMemberNotes([member(CARA)], memberOf)).toEqual([]);
  });

  it('has no member for shares of which nobody knows who holds them, and keeps them in the capital', () => {
    const register = books();
    const on = civilDate('2026-12-09');
    const { holders, ...position } = register.at(on);
    const named = holders.filter(({ id }) => id !== CARA);
    const nobody = { ...position, holders: [...named, { id: CARA, members: [] }] };
    const entries = registerOfMembers(nobody, membershipsOf(liveEvents(register), on));
    expect(entries.map(({ holderId }) => holderId)).not.toContain(CARA);
    const [open] = holdingsNotKnown(nobody);
    expect(open?.account).toEqual({ kind: 'holder', holderId: CARA });
    const rows = capTable(nobody);
    expect(rows.filter(({ isNotKnown }) => isNotKnown)).toEqual([rows.at(-1)]);
    expect(totalOfClass(rows, ORDINARY)).toEqual(totalOfClass(capTable(register.at(on)), ORDINARY));
  });

  it('lets go of a former member after ten years', () => {
    const membership = {
      holderId: CARA,
      enteredOn: civilDate('2010-01-01'),
      ceasedOn: civilDate('2016-05-04'),
    };
    expect(mayBeRemoved(membership, civilDate('2026-05-03'))).toBe(false);
    expect(mayBeRemoved(membership, civilDate('2026-05-04'))).toBe(true);
  });
});

describe('histories', () => {
  it('keep what was reversed, marked', () => {
    const register = books();
    const wrong = register.record({ ...bobToAlice, on: '2026-12-15' });
    register.reverse(wrong);
    const events = register.ledger.list();
    expect(transferHistory(events).map(({ shares, isReversed }) => [shares, isReversed])).toEqual([
      ['15', false],
      ['50', false],
      ['15', true],
    ]);
    expect(allotmentHistory(events)).toHaveLength(4);
    expect(holdingHistory(events).filter(({ holderId }) => holderId === BOB)).toHaveLength(4);
  });
});

describe('the cap table', () => {
  it('gives each account its part of nominal value and votes', () => {
    const rows = capTable(books().at('2026-12-31'));
    const [first, second] = rows;
    expect(first?.account).toEqual({ kind: 'holder', holderId: DAN });
    expect(second && percentText(second.votes)).toBe('50.00');
    expect(second?.nominal.get('GBP') && percentText(second.nominal.get('GBP') ?? second.votes)).toBe(
      '50.00',
    );
    expect(totalOfClass(rows, ORDINARY)).toBe(shareCount('150'));
  });

  it.each([
    [1n, 3n, '33.33'],
    [2n, 3n, '66.67'],
    [1n, 1n, '100.00'],
    [0n, 0n, '0.00'],
  ])('%s of %s is %s%%', (part, whole, text) => {
    expect(percentText({ part, whole })).toBe(text);
  });
});

describe('the members of a confirmation statement', () => {
  it('add up to the capital, with the transfers since the last one and who left in that time', () => {
    const register = books();
    const position = register.at('2026-12-31');
    const since = { startsOn: civilDate('2026-01-15'), endsOn: civilDate('2026-12-31') };
    const records = statementShareholdings({
      position,
      events: liveEvents(register),
      since,
      companyName: 'Plum Limited',
    });
    expect(checkShareholdings(records, since)).toEqual([]);
    expect(checkHoldingsAgainstCapital(records, statementOfCapital(position))).toEqual([]);
    expect(records.find(({ numberHeld }) => numberHeld === '0')).toMatchObject({
      className: 'Ordinary',
      transfers: [{ transferredOn: '2026-12-10', numberOfShares: '50' }],
    });
  });

  it('name the company for its treasury shares', () => {
    const register = books();
    register.record({
      kind: 'buy-back',
      on: '2026-12-20',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '10' }],
      into: 'treasury',
    });
    const position = register.at('2026-12-31');
    const since = { startsOn: civilDate('2026-12-12'), endsOn: civilDate('2026-12-31') };
    const records = statementShareholdings({
      position,
      events: liveEvents(register),
      since,
      companyName: 'Plum Limited',
    });
    expect(records.find(({ holders }) => holders[0]?.kind === 'whole')).toMatchObject({ numberHeld: '10' });
    expect(checkHoldingsAgainstCapital(records, statementOfCapital(position))).toEqual([]);
    expect(holdingsOfHolder(position, BOB).map(({ shares }) => shares)).toEqual([shareCount('15')]);
  });
});
