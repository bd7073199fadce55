import { describe, expect, it } from 'vitest';
import { type Balance, checkParts, emptyPart, leftWords, toDivided } from './divide-values.ts';

const [classId, nobody] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];
const unknown = { classId, holderId: nobody, shares: '500', unpaidEach: '0' };
const known = { classId, holderId: '55555555-5555-4555-8555-555555555555', shares: '100' };
const balance: Balance = { kind: 'opening-balance', on: '2026-01-31', holdings: [known, unknown] };
const part = (holderId: string, shares: string, numbers = '') => ({
  ...emptyPart,
  holderId,
  shares,
  numbers,
});
const asked = (...holdings: readonly ReturnType<typeof part>[]) => ({ reason: '', holdings: [...holdings] });

describe('dividing shares of nobody known', () => {
  it('gives each part what was known of the whole, first, so that a refusal finds its field', () => {
    expect(toDivided(balance, [unknown], asked(part('a', '300'), part('b', '200'))).holdings).toEqual([
      { ...unknown, holderId: 'a', shares: '300' },
      { ...unknown, holderId: 'b', shares: '200' },
      known,
    ]);
  });

  it('leaves the rest to nobody known, with the numbers that are left', () => {
    const numbered = { ...unknown, numbers: '1-500' };
    const whole = { ...balance, holdings: [known, numbered] };
    expect(toDivided(whole, [numbered], asked(part('a', '300', '101-400'))).holdings[1]).toEqual({
      ...numbered,
      shares: '200',
      numbers: '1-100, 401-500',
    });
    expect(leftWords([numbered], [part('a', '300')])).toBe('200 shares still have no known holder.');
    expect(leftWords([numbered], [part('a', '499')])).toBe('1 share still has no known holder.');
    expect(leftWords([numbered], [part('a', '500')])).toBe('All of these shares have a holder.');
  });

  it('asks for the holder and the number, and for no more than there are', () => {
    expect(checkParts([unknown], asked(part('', ''), part('b', '200'), part('c', '301')))).toEqual({
      'holdings.0.holderId': 'Choose who holds these shares',
      'holdings.0.shares': 'Enter a number of shares',
    });
    expect(checkParts([unknown], asked(part('a', '300'), part('b', '201')))).toEqual({
      'holdings.1.shares': 'Together these are too many: 500 shares have no known holder',
    });
  });
});
