import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import { dayChangesOf, membershipsOf } from '../testing/reference-model/memberships.ts';
import { caraToDan, exampleBooks, liveEvents } from '../testing/example-books.ts';
import { ALICE, BOB, bobToAlice, CARA, DAN, ORDINARY, Register } from '../testing/example-register.ts';
import { capTable, totalOfClass } from './cap-table.ts';
import {
  enteredBefore,
  followMemberships,
  mayBeRemoved,
  membershipsIn,
  registerOfMembers,
  singleMemberNotes,
  unidentifiedHoldings,
} from './register-of-members.ts';

describe('the register of members', () => {
  it('has present members with what they hold and have paid, then former ones', () => {
    const register = exampleBooks();
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
    const register = exampleBooks();
    const on = civilDate('2026-12-01');
    expect(membershipsOf(liveEvents(register), on).map(({ holderId }) => holderId)).toEqual([
      ALICE,
      BOB,
      CARA,
    ]);
  });

  it('gives who comes back a second membership', () => {
    const register = exampleBooks();
    register.post({
      ...caraToDan,
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
    const events = liveEvents(exampleBooks());
    const cara = membershipsOf(events, civilDate('2026-12-31')).find(({ holderId }) => holderId === CARA);
    expect(cara?.heldBefore).toEqual(new Map([[ORDINARY, shareCount('50')]]));
  });

  it('is the same from the sums of each day, reversals and what they reverse among them', () => {
    const register = exampleBooks();
    register.reverse(register.post({ ...bobToAlice, on: '2026-12-15' }));
    const on = civilDate('2026-12-31');
    const changes = register.ledger.listByDate().flatMap(dayChangesOf);
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

  it('does not state a single member while some holders are unidentified', () => {
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

  it('has no member for shares of unidentified holders, and keeps them in the capital', () => {
    const register = exampleBooks();
    const on = civilDate('2026-12-09');
    const { holders, ...position } = register.at(on);
    const named = holders.filter(({ id }) => id !== CARA);
    const unidentified = { ...position, holders: [...named, { id: CARA, members: [] }] };
    const entries = registerOfMembers(unidentified, membershipsOf(liveEvents(register), on));
    expect(entries.map(({ holderId }) => holderId)).not.toContain(CARA);
    const [open] = unidentifiedHoldings(unidentified);
    expect(open?.account).toEqual({ kind: 'holder', holderId: CARA });
    const rows = capTable(unidentified);
    expect(rows.filter(({ isUnidentified }) => isUnidentified)).toEqual([rows.at(-1)]);
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

describe('members of an opening balance', () => {
  const opening = (...holdings: readonly object[]) => {
    const register = new Register();
    const request = {
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: holdings.map((more) => ({ classId: ORDINARY, holderId: ALICE, shares: '10', ...more })),
    } as const;
    return { register, event: register.post(request) };
  };
  const entriesOf = ({ register, event }: ReturnType<typeof opening>) => {
    const memberships = membershipsOf([event], civilDate('2026-12-31'));
    return registerOfMembers(register.at('2026-12-31'), memberships, enteredBefore([event])).map(
      ({ holderId, enteredOn }) => `${holderId} ${enteredOn}`,
    );
  };

  it('are as old as the balance says, or of unknown age', () => {
    const balance = opening({ enteredOn: '2026-02-01' }, { holderId: BOB });
    expect(entriesOf(balance)).toEqual(['alice 2026-02-01', 'bob undefined']);
  });

  it('are as old as the earliest of several entries', () => {
    expect(entriesOf(opening({ enteredOn: '2026-03-01' }, { enteredOn: '2026-02-01' }, {}))).toEqual([
      'alice 2026-02-01',
    ]);
  });

  it('do not count treasury shares, which have no member', () => {
    expect(enteredBefore([opening({ holderId: undefined }).event]).size).toBe(0);
  });

  it('that cease and come back have their second membership from its own day', () => {
    const balance = opening({ enteredOn: '2026-02-01' }, { holderId: BOB });
    const { register } = balance;
    register.post({
      ...bobToAlice,
      on: '2026-08-01',
      transferorId: ALICE,
      transferees: [{ transfereeId: BOB, shares: '10' }],
    });
    register.post({ ...bobToAlice, on: '2026-09-01', transferees: [{ transfereeId: ALICE, shares: '5' }] });
    const entries = registerOfMembers(
      register.at('2026-12-31'),
      membershipsOf(liveEvents(register), civilDate('2026-12-31')),
      enteredBefore([balance.event]),
    );
    expect(entries.map(({ holderId, enteredOn, ceasedOn }) => [holderId, enteredOn, ceasedOn])).toEqual([
      [BOB, undefined, undefined],
      [ALICE, '2026-09-01', undefined],
      [ALICE, '2026-02-01', '2026-08-01'],
    ]);
  });
});

describe('memberships', () => {
  it('leave no trace of shares that come and go on one day', () => {
    const register = exampleBooks();
    const day = '2026-12-20';
    register.post({
      ...caraToDan,
      on: day,
      transferorId: DAN,
      transferees: [{ transfereeId: CARA, shares: '5' }],
    });
    register.post({ ...caraToDan, on: day, transferees: [{ transfereeId: DAN, shares: '5' }] });
    const carasMemberships = membershipsOf(liveEvents(register), civilDate('2026-12-31')).filter(
      ({ holderId }) => holderId === CARA,
    );
    expect(carasMemberships).toHaveLength(1);
  });

  it('go on while a member has shares of any class', () => {
    const register = exampleBooks();
    register.post({
      ...caraToDan,
      on: '2026-12-21',
      transferorId: DAN,
      transferees: [{ transfereeId: ALICE, shares: '50' }],
    });
    const { present } = followMemberships(liveEvents(register).flatMap(dayChangesOf));
    expect(present.get(DAN)?.enteredOn).toBe('2026-12-10');
  });
});
