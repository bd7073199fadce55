import { describe, expect, it } from 'vitest';
import {
  ALICE,
  BOB,
  bobToAlice,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
} from '../testing/example-register.ts';
import { BalanceDifference } from './balance-difference.ts';

const register = foundedBooks();
const transfer = eventOf(register.plan(bobToAlice));
const allotment = eventOf(register.plan({ ...founding, on: '2026-06-01' }));

describe('the difference between corrected books and those before', () => {
  it('is none at first, and none again once an event is replaced by the same', () => {
    const difference = new BalanceDifference();
    expect(difference.isNone).toBe(true);
    difference.less(transfer);
    expect(difference.isNone).toBe(false);
    difference.more(transfer);
    expect(difference.isNone).toBe(true);
  });

  it('names the balances that are smaller', () => {
    const difference = new BalanceDifference();
    difference.more(transfer);
    expect(difference.keysBelow().map((key) => key.split('|')[0])).toEqual([`holder:${BOB}`]);
    difference.less(transfer);
    difference.less(transfer);
    expect(difference.keysBelow().map((key) => key.split('|')[0])).toEqual([`holder:${ALICE}`]);
  });

  it('leaves out the issuer, whose account only mirrors what is in issue', () => {
    const difference = new BalanceDifference();
    difference.more(allotment);
    expect(difference.keysBelow()).toEqual([]);
    expect(difference.touches(({ account }) => account.kind === 'issuer')).toBe(false);
    expect(difference.touches(({ classId }) => classId === ORDINARY)).toBe(true);
  });
});
