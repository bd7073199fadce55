import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareCount } from '../../money/exact-decimal.ts';
import { checkHoldingsAgainstCapital, checkShareholdings } from '../check-shareholdings.ts';
import { personId } from '../ledger/ids.ts';
import { caraToDan, exampleBooks, liveEvents } from '../testing/example-books.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  founding,
  ORDINARY,
  type Register,
} from '../testing/example-register.ts';
import { statementOfCapital } from './capital.ts';
import { holdingsOfHolder } from './holdings.ts';
import { statementShareholdings } from './statement-shareholdings.ts';

const records = (register: Register, startsOn = '2026-01-15') =>
  statementShareholdings({
    position: register.at('2026-12-31'),
    events: liveEvents(register),
    since: { startsOn: civilDate(startsOn), endsOn: civilDate('2026-12-31') },
    companyName: 'Plum Limited',
  });

describe('the members of a confirmation statement', () => {
  it('add up to the capital, with the transfers since the last one and who left in that time', () => {
    const register = exampleBooks();
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
    const register = exampleBooks();
    register.post({
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

describe('the transfers of a member', () => {
  it('are those of the period, one record each', () => {
    const register = booksAfter(founding, bobToAlice, {
      ...bobToAlice,
      on: '2026-12-20',
      transferees: [{ transfereeId: ALICE, shares: '5' }],
    });
    const bob = (startsOn?: string) =>
      records(register, startsOn).find(({ numberHeld }) => numberHeld === '20')?.transfers;
    expect(bob()).toEqual([
      { transferredOn: '2026-12-02', numberOfShares: '15' },
      { transferredOn: '2026-12-20', numberOfShares: '5' },
    ]);
    expect(bob('2026-12-03')).toEqual([{ transferredOn: '2026-12-20', numberOfShares: '5' }]);
  });

  it('include a transmission, and neither buy-back nor redesignation', () => {
    const register = booksAfter(founding, {
      kind: 'buy-back',
      on: '2026-06-01',
      classId: ORDINARY,
      holdings: [{ holderId: ALICE, shares: '10' }],
      into: 'cancelled',
    });
    register.post({
      kind: 'transmission',
      on: '2026-07-01',
      fromId: BOB,
      toId: ALICE,
      evidence: 'Probate',
    });
    expect(records(register).map(({ numberHeld, transfers }) => [numberHeld, transfers.length])).toEqual([
      ['90', 0],
      ['0', 1],
    ]);
  });

  it('of a former member before the period are not listed', () => {
    const register = exampleBooks();
    expect(records(register, '2026-12-11').some(({ numberHeld }) => numberHeld === '0')).toBe(false);
    expect(caraToDan.on < '2026-12-11').toBe(true);
  });
});

it('joint holders are one holding with several names, the first named first', () => {
  const register = booksAfter(founding);
  const joint = ['Alice', 'Zoe'].map((forename) => ({
    personId: personId(forename),
    name: { kind: 'person', forename, surname: 'Green' } as const,
  }));
  register.holders = register.holders.map((each) => (each.id === ALICE ? { ...each, members: joint } : each));
  expect(records(register)[0]?.holders.map((name) => name.kind === 'person' && name.forename)).toEqual([
    'Alice',
    'Zoe',
  ]);
});
