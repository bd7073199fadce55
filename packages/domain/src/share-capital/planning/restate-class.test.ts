import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount, toDecimalText } from '../../money/exact-decimal.ts';
import { type ShareClassId, shareEventId } from '../ledger/ids.ts';
import { ledgerAccountKey } from '../ledger/ledger-account.ts';
import { NOTHING, onEach } from '../ledger/per-share.ts';
import { findClass } from '../ledger/position.ts';
import {
  booksAfter,
  founding,
  INCORPORATED_ON,
  numberedBooks,
  ORDINARY,
  partPaid,
  PREFERENCE,
  type Register,
} from '../testing/example-register.ts';
import { EventPlanner } from './event-planner.ts';
import {
  byAccount,
  convertLine,
  nextNumbers,
  pricesInRatio,
  restateAll,
  sharesToRestate,
  wholeClass,
} from './restate-class.ts';

const today = civilDate('2026-12-31');

function plannerFor(register: Register, classId: ShareClassId = ORDINARY) {
  const position = register.at(today);
  const eventId = shareEventId('new');
  const planner = new EventPlanner({
    eventId,
    position,
    incorporatedOn: INCORPORATED_ON,
    isPublic: false,
    today,
  });
  const shareClass = findClass(position, classId);
  if (!shareClass) throw new Error('No class');
  return { planner, shareClass };
}

const held = (planner: EventPlanner) =>
  byAccount(planner.builder.lines()).map(({ lines, shares }) => {
    const [first] = lines;
    return `${first && ledgerAccountKey(first.account)} ${toDecimalText(shares)}`;
  });

describe('the shares of a class', () => {
  it('are the lines of all holders', () => {
    const { planner, shareClass } = plannerFor(booksAfter(founding, partPaid));
    expect(wholeClass(planner, shareClass)).toHaveLength(3);
    expect(sharesToRestate(planner, shareClass)).toHaveLength(3);
    expect(planner.errors).toEqual([]);
  });

  it('cannot be restated where there are none', () => {
    const { planner, shareClass } = plannerFor(booksAfter(founding), PREFERENCE);
    expect(sharesToRestate(planner, shareClass)).toEqual([]);
    expect(planner.errors.map(({ path, code }) => `${path}: ${code}`)).toEqual(['classId: none-in-issue']);
  });

  it('are restated one for one with other terms', () => {
    const { planner, shareClass } = plannerFor(booksAfter(founding));
    restateAll(planner, wholeClass(planner, shareClass), (lot) => ({ ...lot, nominalEach: amount('2') }));
    expect(held(planner)).toEqual(['holder:alice 60', 'holder:bob 40']);
    expect(planner.builder.lines().map(({ lot }) => lot.nominalEach)).toEqual([amount('2'), amount('2')]);
  });

  it('are added up by account', () => {
    const { planner } = plannerFor(booksAfter(founding, { ...founding, on: '2026-02-01' }));
    expect(held(planner)).toEqual(['holder:alice 120', 'holder:bob 80']);
  });
});

describe('a conversion of shares', () => {
  it('changes their number, and the amounts per share in the same ratio', () => {
    const { planner, shareClass } = plannerFor(booksAfter(founding));
    for (const line of wholeClass(planner, shareClass))
      convertLine(planner, line, { shareClass, from: 2n, into: 1n, nominalEach: amount('2') });
    expect(held(planner)).toEqual(['holder:alice 30', 'holder:bob 20']);
    expect(planner.builder.lines()[0]?.lot).toMatchObject({ nominalEach: amount('2'), numbers: undefined });
    expect(planner.builder.lines()[0]?.lot.price).toEqual(onEach(amount('2')));
  });

  it('gives new distinguishing numbers after the highest of the class, none twice', () => {
    const { planner, shareClass } = plannerFor(numberedBooks());
    for (const line of wholeClass(planner, shareClass))
      convertLine(planner, line, { shareClass, from: 1n, into: 2n, nominalEach: amount('0.5') });
    expect(planner.builder.lines().map(({ lot }) => lot.numbers)).toEqual([
      { first: 101n, last: 220n },
      { first: 221n, last: 300n },
    ]);
    expect(planner.highestNumber(shareClass)).toBe(300n);
  });

  it('gives no numbers in a class without them', () => {
    const { planner, shareClass } = plannerFor(booksAfter(founding));
    const [line] = wholeClass(planner, shareClass);
    expect(line && nextNumbers(planner, shareClass, line.shares)).toBeUndefined();
  });

  it('leaves prices unknown that are unknown', () => {
    const { planner, shareClass } = plannerFor(booksAfter(founding));
    const [line] = wholeClass(planner, shareClass);
    if (!line) throw new Error('No line');
    expect(pricesInRatio({ ...line.lot, price: undefined, unpaid: NOTHING }, 1n, 2n)).toEqual({
      price: undefined,
      unpaid: NOTHING,
    });
  });
});
