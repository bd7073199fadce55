import { describe, expect, it } from 'vitest';
import { firstColumn, hasPublishedSamples, named } from '../testing/published-samples.ts';
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

  it.skipIf(!hasPublishedSamples)(named('is paid for 0000 alone of all listed codes'), () => {
    const codes = firstColumn('status-codes.csv');
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => classifyStatus(code) === 'paid')).toEqual(['0000']);
  });
});
