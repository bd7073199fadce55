import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import { shareClassId, shareEventId } from '../ledger/ids.ts';
import { TREASURY } from '../ledger/ledger-account.ts';
import {
  ALICE,
  BOB,
  foundedBooks,
  INCORPORATED_ON,
  ORDINARY,
  PREFERENCE,
} from '../testing/example-register.ts';
import { EventPlanner } from './event-planner.ts';

const today = civilDate('2026-12-31');
const planner = () =>
  new EventPlanner({
    eventId: shareEventId('e'),
    position: foundedBooks().at('2026-12-31'),
    incorporatedOn: INCORPORATED_ON,
    isPublic: false,
    today,
  });
const codes = ({ errors }: EventPlanner) => errors.map(({ path, code }) => `${path}: ${code}`);

describe('the planner of an event', () => {
  it.each([
    ['2026-01-15', []],
    ['2026-12-31', []],
    ['2026-01-14', ['on: before-incorporation']],
    ['2027-01-01', ['on: in-the-future']],
    ['31/12/2026', ['on: not-a-date']],
  ])('reads the effective date %s', (text, errors) => {
    const each = planner();
    expect(each.readEffectiveDate(text)).toBe(errors.length === 0 ? text : undefined);
    expect(codes(each)).toEqual(errors);
  });

  it.each([
    ['2020-01-01', 'Enter 15 January 2026 or a later date: the company was formed on that day'],
    ['2027-01-01', 'Enter a date from 15 January 2026 to 31 December 2026'],
  ])('names the days between which an event can take effect: %s', (text, message) => {
    const each = planner();
    each.readEffectiveDate(text);
    expect(each.errors[0]?.message).toBe(message);
  });

  it.each([
    ['15', '15', []],
    ['1,000', '1000', []],
    ['', '0', ['shares: missing']],
    ['0', '0', ['shares: zero']],
    ['1.5', '0', ['shares: not-whole']],
    ['-3', '0', ['shares: not-a-number']],
    ['100000000000', '0', ['shares: too-large']],
  ])('reads %j as %s shares', (text, shares, errors) => {
    const each = planner();
    expect(each.readShares(text)).toBe(shareCount(shares));
    expect(codes(each)).toEqual(errors);
  });

  it.each([
    ['2', 2n, []],
    [' 2 ', 2n, []],
    ['0', 0n, ['into: not-whole']],
    ['1.0', 0n, ['into: not-whole']],
    ['9'.repeat(16), 0n, ['into: not-whole']],
  ])('reads %j as the whole number %s', (text, value, errors) => {
    const each = planner();
    expect(each.readWhole(text, { path: 'into', name: 'how many' })).toBe(value);
    expect(codes(each)).toEqual(errors);
  });

  it('takes zero where a field allows it', () => {
    const each = planner();
    expect(each.readWhole('0', { path: 'votes', name: 'the votes', canBeZero: true })).toBe(0n);
    expect(each.readAmount('0', { path: 'paid', name: 'the amount', canBeZero: true })).toBe(amount('0'));
    expect(each.isRefused).toBe(false);
    each.readAmount('0', { path: 'price', name: 'the price' });
    expect(codes(each)).toEqual(['price: zero']);
  });

  it('reads a resolution only where one is given, and not after the effective date', () => {
    const each = planner();
    const on = civilDate('2026-12-01');
    expect(
      [undefined, '', '2026-12-01', '2026-12-02'].map((text) => each.readResolutionDate(text, on)),
    ).toEqual([undefined, undefined, '2026-12-01', undefined]);
    expect(codes(each)).toEqual(['resolvedOn: after-effect']);
    expect(each.errors.map(({ message }) => message)).toEqual([
      'Enter a date up to 1 December 2026, when the entry takes effect',
    ]);
  });

  it('finds classes, and refuses ids of none', () => {
    const each = planner();
    expect(each.readClass(PREFERENCE)?.terms.name).toBe('Preference');
    expect(each.readClass(shareClassId('other'), 'intoClassId')).toBeUndefined();
    expect(codes(each)).toEqual(['intoClassId: missing']);
  });

  it('takes shares after those taken before', () => {
    const each = planner();
    const take = (shares: string) => each.takeFromHolder(ORDINARY, { holderId: BOB, shares }, 'holdings.0');
    const [part] = take('30');
    if (part) each.builder.move(part, TREASURY);
    expect(take('11')).toEqual([]);
    expect(codes(each)).toEqual(['holdings.0.shares: too-few']);
    expect(take('10')).toHaveLength(1);
  });

  it('says whose shares are too few', () => {
    const each = planner();
    each.take(TREASURY, ORDINARY, { shares: '1' }, '');
    each.takeFromHolder(ORDINARY, { holderId: ALICE, shares: '61' });
    expect(each.errors.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'shares: Enter at most 0: that is what the company has',
      'shares: Enter at most 60: that is what Alice Green has',
    ]);
  });

  it('refuses each lot chosen that is not a whole number of shares', () => {
    const each = planner();
    const [line] = each.builder.lines();
    const lots = line ? [{ lotId: line.lot.id, shares: 'some' }] : [];
    expect(each.takeFromHolder(ORDINARY, { holderId: ALICE, shares: '10', lots })).toEqual([]);
    expect(codes(each)).toEqual(['lots.0.shares: not-a-number']);
  });

  it('counts distinguishing numbers on from those of the event itself', () => {
    const each = planner();
    const shareClass = each.readClass(ORDINARY);
    if (!shareClass) throw new Error('No class');
    expect(each.highestNumber(shareClass)).toBe(0n);
    each.useNumbersUpTo(shareClass, 12n);
    expect(each.highestNumber(shareClass)).toBe(12n);
  });

  it('keeps the terms before and after a change', () => {
    const each = planner();
    const shareClass = each.readClass(ORDINARY);
    if (shareClass) each.changeTerms(shareClass, { votesPerShare: 5n });
    expect(
      each.terms.map(({ before, after }) => [before.votesPerShare, after.votesPerShare, after.name]),
    ).toEqual([[1n, 5n, 'Ordinary']]);
  });
});
