import { describe, expect, it } from 'vitest';
import { classifyStatus } from './status-code.ts';

describe('what a status code means for the money', () => {
  it.each([
    ['0000', 'paid'],
    ['2021', 'challenge'],
    ['2000', 'declined'],
    ['1012', 'authentication-timed-out'],
    ['4026', 'authentication-failed'],
    ['3078', 'refused-details'],
    ['5011', 'refused-details'],
    ['4042', 'duplicate-code'],
    ['2003', 'unclear'],
    ['9999', 'unclear'],
    ['0', 'unclear'],
    ['', 'unclear'],
  ])('%s: %s', (code, meaning) => {
    expect(classifyStatus(code)).toBe(meaning);
  });
});
