import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareCount } from '../../money/exact-decimal.ts';
import { planReversal } from '../events/plan-reversal.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import { shareEventId } from '../ledger/ids.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  partPaid,
  Register,
} from '../testing/example-register.ts';
import { affectedBalances, classEventsOf, findConflict, type PostedHistory } from './find-conflict.ts';

const NOTHING_POSTED: PostedHistory = { balances: new Map(), classEvents: [], reversed: new Map() };
const transfer = (on: string, shares: string, to = CARA): ShareActionRequest => ({
  ...bobToAlice,
  on,
  transferees: [{ transfereeId: to, shares }],
});
const subdivision: ShareActionRequest = {
  kind: 'subdivision',
  on: '2026-06-01',
  classId: ORDINARY,
  into: '2',
};

const reversalOf = (event: ShareEvent): PlannedEvent =>
  eventOf(
    planReversal(
      { kind: 'reversal', eventId: event.id, reason: 'A mistake' },
      { eventId: shareEventId('back'), event, isLive: true },
    ),
  );
const append = (register: Register, ...events: readonly PlannedEvent[]) =>
  register.ledger.append(events, { kind: 'person', reference: 'test' });

describe('the balances that events take from', () => {
  const register = foundedBooks();

  it('are those with postings below zero, but never the issuer’s', () => {
    const [balance, ...others] = affectedBalances([eventOf(register.plan(transfer('2026-12-01', '15')))]);
    expect(others).toEqual([]);
    expect(balance).toMatchObject({
      account: { kind: 'holder', holderId: BOB },
      classId: ORDINARY,
      from: '2026-12-01',
    });
    expect(affectedBalances([eventOf(register.plan(founding))])).toEqual([]);
  });

  it('are each named once, from the earliest day', () => {
    const planned = ['2026-12-01', '2026-11-01'].map((on) => eventOf(register.plan(transfer(on, '1'))));
    expect(affectedBalances(planned).map(({ from }) => from)).toEqual(['2026-11-01']);
  });
});

describe('too few shares', () => {
  it('block nothing while a balance stays at zero or above on every later day', () => {
    const register = foundedBooks();
    register.post(transfer('2026-12-02', '15', ALICE));
    expect(register.tryToPost(transfer('2026-06-01', '25'))).toMatchObject({ ok: true });
  });

  it('block an event that leaves a later one short, which is named with its number', () => {
    const register = foundedBooks();
    register.post(transfer('2026-12-02', '15', ALICE));
    expect(register.tryToPost(transfer('2026-06-01', '26'))).toEqual({
      ok: false,
      refusal: {
        code: 'blocked',
        event: {
          eventId: 'e2',
          kind: 'transfer',
          effectiveOn: '2026-12-02',
          order: 2,
          classId: ORDINARY,
          reason: 'too-few-shares',
        },
      },
    });
  });

  it('name the first event of a chain that cannot stand', () => {
    const register = foundedBooks();
    register.post(transfer('2026-10-01', '20', ALICE));
    register.post(transfer('2026-11-01', '20', ALICE));
    expect(register.tryToPost(transfer('2026-06-01', '10'))).toMatchObject({
      refusal: { event: { effectiveOn: '2026-11-01' } },
    });
    expect(register.tryToPost(transfer('2026-06-01', '30'))).toMatchObject({
      refusal: { event: { effectiveOn: '2026-10-01' } },
    });
  });

  it('may be made good later on the same day', () => {
    const register = foundedBooks();
    const back = {
      ...bobToAlice,
      on: '2026-06-01',
      transferorId: ALICE,
      transferees: [{ transfereeId: BOB, shares: '60' }],
    };
    register.post(back);
    expect(register.tryToPost(transfer('2026-06-01', '100'))).toMatchObject({ ok: true });
  });

  it('are said without an event where none takes the shares', () => {
    const register = foundedBooks();
    const planned = eventOf(register.plan(transfer('2026-12-01', '40')));
    const twice = [planned, { ...planned, id: shareEventId('other') }];
    expect(append(register, ...twice)).toMatchObject({ refusal: { code: 'too-few-shares' } });
    expect(findConflict([planned], NOTHING_POSTED)).toMatchObject({ code: 'too-few-shares' });
  });

  it('do not count what is reversed together', () => {
    const register = foundedBooks();
    const later = register.post(transfer('2026-12-02', '15', ALICE));
    const early = eventOf(register.plan(transfer('2026-06-01', '40')));
    expect(append(register, early)).toMatchObject({ ok: false });
    expect(append(register, reversalOf(later), early)).toMatchObject({ ok: true });
  });
});

describe('a class restated on a later day', () => {
  it('blocks shares that would be issued into it before', () => {
    const register = foundedBooks();
    register.post(subdivision);
    expect(register.tryToPost({ ...partPaid, on: '2026-05-01' })).toMatchObject({
      refusal: {
        code: 'blocked',
        event: { kind: 'subdivision', reason: 'class-restated', classId: ORDINARY },
      },
    });
    expect(register.tryToPost({ ...partPaid, on: '2026-06-01' })).toMatchObject({ ok: true });
  });

  it('blocks a restatement before, and so does a later issue', () => {
    const register = foundedBooks();
    register.post(subdivision);
    expect(register.tryToPost({ ...subdivision, on: '2026-03-01' })).toMatchObject({
      refusal: { event: { kind: 'subdivision', effectiveOn: '2026-06-01' } },
    });
    const issued = foundedBooks();
    issued.post(partPaid);
    expect(issued.tryToPost(subdivision)).toMatchObject({ refusal: { event: { kind: 'allotment' } } });
  });

  it('blocks a transfer before it, because it took the old shares of everybody', () => {
    const register = foundedBooks();
    register.post(subdivision);
    expect(register.tryToPost(transfer('2026-03-01', '5'))).toMatchObject({
      refusal: { event: { kind: 'subdivision' } },
    });
    expect(register.tryToPost(transfer('2026-07-01', '5'))).toMatchObject({ ok: true });
  });

  it('does not block its own reversal', () => {
    const register = foundedBooks();
    const restated = register.post(subdivision);
    expect(append(register, reversalOf(restated))).toMatchObject({ ok: true });
  });

  it('does not block a new name', () => {
    const register = foundedBooks();
    register.post(subdivision);
    expect(
      register.tryToPost({ kind: 'class-name', on: '2026-02-01', classId: ORDINARY, name: 'A' }),
    ).toMatchObject({
      ok: true,
    });
  });
});

describe('what an event means for its classes', () => {
  const events = new Register();
  const allotment = events.post(founding);

  it.each<[string, ShareActionRequest, readonly (readonly [boolean, boolean])[]]>([
    ['an allotment issues', { ...founding, on: '2026-02-01' }, [[false, true]]],
    ['a sub-division restates', subdivision, [[true, true]]],
    [
      'a consolidation restates and leaves fewer',
      { kind: 'consolidation', on: '2026-06-01', classId: ORDINARY, from: '2' },
      [[true, false]],
    ],
    ['a transfer does neither', transfer('2026-06-01', '5'), []],
    ['a name does neither', { kind: 'class-name', on: '2026-06-01', classId: ORDINARY, name: 'A' }, []],
  ])('%s', (_what, request, expected) => {
    const planned = eventOf(events.plan(request));
    const event: ShareEvent = { ...planned, order: 9, source: allotment.source };
    expect(classEventsOf(event, true).map(({ restates, issues }) => [restates, issues])).toEqual(expected);
  });

  it('keeps the place of the event', () => {
    expect(classEventsOf(allotment, false)).toEqual([
      {
        eventId: allotment.id,
        kind: 'allotment',
        effectiveOn: civilDate('2026-01-15'),
        order: 1,
        isLive: false,
        classId: ORDINARY,
        restates: false,
        issues: true,
      },
    ]);
  });
});

it('a balance that was posted already is checked from the day before the first new one', () => {
  const register = foundedBooks();
  const planned = eventOf(register.plan(transfer('2026-12-01', '15')));
  const [balance] = affectedBalances([planned]);
  const history = (before: string): PostedHistory => ({
    ...NOTHING_POSTED,
    balances: new Map(balance ? [[balance.key, { before: shareCount(before), postings: [] }]] : []),
  });
  expect(findConflict([planned], history('15'))).toBeUndefined();
  expect(findConflict([planned], history('14'))).toMatchObject({
    code: 'too-few-shares',
    detail: balance?.key,
  });
});
