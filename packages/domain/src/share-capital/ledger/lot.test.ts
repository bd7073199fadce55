import { describe, expect, it } from 'vitest';
import { amount } from '../../money/exact-decimal.ts';
import { foundedBooks } from '../testing/example-register.ts';
import { lotIdOf, shareEventId } from './ids.ts';
import { isFullyPaid, type Lot, paidOn } from './lot.ts';
import { NOTHING, onEach } from './per-share.ts';

const [line] = foundedBooks().at('2026-12-31').lines;
if (!line) throw new Error('No line');
const lotOf = (more: Partial<Lot>): Lot => ({ ...line.lot, ...more });

describe('the payment of a lot', () => {
  it.each([
    ['fully paid', lotOf({ price: onEach(amount('3')), unpaid: NOTHING }), amount('3'), true],
    ['part paid', lotOf({ price: onEach(amount('3')), unpaid: onEach(amount('1')) }), amount('2'), false],
    ['nil paid', lotOf({ price: onEach(amount('3')), unpaid: onEach(amount('3')) }), amount('0'), false],
  ])('is known where it is %s', (_what, lot, paid, isFull) => {
    expect(paidOn(lot)).toEqual(onEach(paid));
    expect(isFullyPaid(lot)).toBe(isFull);
  });

  it('is unknown as far as price or unpaid amount are', () => {
    expect(paidOn(lotOf({ price: undefined }))).toBeUndefined();
    expect(isFullyPaid(lotOf({ price: undefined, unpaid: NOTHING }))).toBe(true);
    expect(isFullyPaid(lotOf({ unpaid: undefined }))).toBeUndefined();
  });
});

it('a lot is named by its event and its place there', () => {
  expect(lotIdOf(shareEventId('e7'), 2)).toBe('e7/2');
  expect(() => shareEventId('')).toThrow(RangeError);
});
