import { describe, expect, it } from 'vitest';
import { type Balance, checkParts, emptyPart, leftWords, toDivided } from './divide-values.ts';

const [classId, nobody] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];
const unknown = { ClassId: classId, HolderId: nobody, Shares: '500', UnpaidEach: '0' };
const known = { ClassId: classId, HolderId: '55555555-5555-4555-8555-555555555555', Shares: '100' };
const balance: Balance = { Kind: 'opening-balance', On: '2026-01-31', Holdings: [known, unknown] };
const part = (HolderId: string, Shares: string, Numbers = '') => ({
  ...emptyPart,
  HolderId,
  Shares,
  Numbers,
});
const asked = (...Holdings: readonly ReturnType<typeof part>[]) => ({ Reason: '', Holdings: [...Holdings] });

describe('dividing shares of nobody known', () => {
  it('gives each part what was known of the whole, first, so that a refusal finds its field', () => {
    expect(toDivided(balance, [unknown], asked(part('a', '300'), part('b', '200'))).Holdings).toEqual([
      { ...unknown, HolderId: 'a', Shares: '300' },
      { ...unknown, HolderId: 'b', Shares: '200' },
      known,
    ]);
  });

  it('leaves the rest to nobody known, with the numbers that are left', () => {
    const numbered = { ...unknown, Numbers: '1-500' };
    const whole = { ...balance, Holdings: [known, numbered] };
    expect(toDivided(whole, [numbered], asked(part('a', '300', '101-400'))).Holdings[1]).toEqual({
      ...numbered,
      Shares: '200',
      Numbers: '1-100, 401-500',
    });
    expect(leftWords([numbered], [part('a', '300')])).toBe('200 shares still have no known holder.');
    expect(leftWords([numbered], [part('a', '499')])).toBe('1 share still has no known holder.');
    expect(leftWords([numbered], [part('a', '500')])).toBe('All of these shares have a holder.');
  });

  it('asks for the holder and the number, and for no more than there are', () => {
    expect(checkParts([unknown], asked(part('', ''), part('b', '200'), part('c', '301')))).toEqual({
      'Holdings.0.HolderId': 'Choose who holds these shares',
      'Holdings.0.Shares': 'Enter a number of shares',
    });
    expect(checkParts([unknown], asked(part('a', '300'), part('b', '201')))).toEqual({
      'Holdings.1.Shares': 'Together these are too many: 500 shares have no known holder',
    });
  });
});
