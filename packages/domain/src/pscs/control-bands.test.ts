import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../money/exact-decimal.ts';
import { type ControlClass, type ControlHolding, findControlBand, suggestControl } from './control-bands.ts';

const ordinary = (issued: string, changes: Partial<ControlClass> = {}): ControlClass => ({
  className: 'Ordinary',
  currency: 'GBP',
  nominalEach: amount('1'),
  issued: shareCount(issued),
  treasury: shareCount('0'),
  votesPerShare: 1n,
  ...changes,
});
const held = (holders: readonly string[], shares: string, className = 'Ordinary'): ControlHolding => ({
  className,
  holders,
  shares: shareCount(shares),
});
const bandsOfX = (classes: readonly ControlClass[], holdings: readonly ControlHolding[]) => {
  const found = suggestControl(classes, holdings).find(({ holder }) => holder === 'X');
  return { shares: found?.shares, votes: found?.votes };
};

describe('bands of control', () => {
  it.each([
    ['P1', '100', '25', undefined],
    ['P2', '10000', '2501', '25-to-50-percent'],
    ['P3', '100', '50', '25-to-50-percent'],
    ['P3', '100', '51', '50-to-75-percent'],
    ['P3', '100', '74', '50-to-75-percent'],
    ['P3', '100', '75', '75-to-100-percent'],
    ['P4', '1000000', '749999', '50-to-75-percent'],
    ['P4', '1000000', '750000', '75-to-100-percent'],
  ])('%s: of %s shares X holds %s: %s', (_id, issued, shares, band) => {
    expect(bandsOfX([ordinary(issued)], [held(['X'], shares)])).toEqual({ shares: band, votes: band });
  });

  it('P5: sixty of a hundred votes, fifteen per cent of the capital', () => {
    const b = ordinary('300', { className: 'B', votesPerShare: 0n });
    expect(bandsOfX([ordinary('100'), b], [held(['X'], '60')])).toEqual({
      shares: undefined,
      votes: '50-to-75-percent',
    });
  });

  it('P6: half the votes with one per cent of the capital', () => {
    const b = ordinary('100', { className: 'B', nominalEach: amount('0.01') });
    expect(bandsOfX([ordinary('100'), b], [held(['X'], '100', 'B')])).toEqual({
      shares: undefined,
      votes: '25-to-50-percent',
    });
  });

  it('P7: joint holders each count the whole', () => {
    const suggestions = suggestControl([ordinary('100')], [held(['X', 'Y'], '30')]);
    expect(suggestions.map(({ holder, shares }) => [holder, shares])).toEqual([
      ['X', '25-to-50-percent'],
      ['Y', '25-to-50-percent'],
    ]);
  });

  it('P8: treasury shares count as capital and not as votes', () => {
    const classes = [ordinary('100', { treasury: shareCount('10') })];
    expect(bandsOfX(classes, [held(['X'], '25')])).toEqual({ shares: undefined, votes: '25-to-50-percent' });
  });

  it('P12: three holders of a third each are all in the first band', () => {
    const suggestions = suggestControl(
      [ordinary('3')],
      ['A', 'B', 'C'].map((name) => held([name], '1')),
    );
    expect(suggestions.map(({ shares }) => shares)).toEqual(Array(3).fill('25-to-50-percent'));
  });

  it('P13: with five holders of a fifth there is no registrable person', () => {
    const suggestions = suggestControl(
      [ordinary('5')],
      ['A', 'B', 'C', 'D', 'E'].map((name) => held([name], '1')),
    );
    expect(suggestions.flatMap(({ shares, votes }) => shares ?? votes ?? [])).toEqual([]);
    expect(suggestions).toHaveLength(5);
  });

  it('asks for the share band where there are several currencies', () => {
    const euro = ordinary('100', { className: 'Preference', currency: 'EUR', votesPerShare: 0n });
    expect(bandsOfX([ordinary('100'), euro], [held(['X'], '75')])).toEqual({
      shares: 'several-currencies',
      votes: '75-to-100-percent',
    });
  });

  it('adds up what one holder has in several accounts, and refuses a class that does not exist', () => {
    const own = [held(['X'], '20'), held(['X', 'Y'], '10')];
    expect(bandsOfX([ordinary('100')], own).shares).toBe('25-to-50-percent');
    expect(() => suggestControl([ordinary('100')], [held(['X'], '1', 'Z')])).toThrow(RangeError);
  });

  it('depends on the proportion alone, and only rises', () => {
    const rank = [undefined, '25-to-50-percent', '50-to-75-percent', '75-to-100-percent'];
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 15n),
        fc.bigInt(1n, 10n ** 9n),
        fc.bigInt(0n, 10n ** 15n),
        (whole, times, part) => {
          const band = findControlBand(part, whole);
          expect(findControlBand(part * times, whole * times)).toBe(band);
          expect(rank.indexOf(findControlBand(part + 1n, whole))).toBeGreaterThanOrEqual(rank.indexOf(band));
        },
      ),
    );
  });
});
