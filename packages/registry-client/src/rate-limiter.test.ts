import { expect, it } from 'vitest';
import { RateWindowFull, readRateLimit } from './rate-limiter.ts';

it.each(['X-Ratelimit-Remain', 'X-Ratelimit-Remaining'])('the limits are read with the header %s', (name) => {
  const headers = new Headers({
    'X-Ratelimit-Limit': '600',
    [name]: '599',
    'X-Ratelimit-Reset': '1764000000',
  });
  expect(readRateLimit(headers)).toEqual({ limit: 600, remaining: 599, resetAt: 1_764_000_000_000 });
});

it.each(['', 'soon', '-1', '1e9', '99999999999999'])('a limit of %j is no limit', (value) => {
  const headers = new Headers({ 'X-Ratelimit-Limit': value, 'X-Ratelimit-Reset': value });
  expect(readRateLimit(headers)).toEqual({ limit: undefined, remaining: undefined, resetAt: undefined });
});

it('a full window has an end', () => {
  const error = new RateWindowFull(new Date('2026-11-21T09:05:00Z'));
  expect(error.message).toContain('2026-11-21T09:05:00.000Z');
});
