import { expect, it } from 'vitest';
import { toFailure } from './to-failure.ts';

const answer = (status: number, headers = {}) =>
  ({ kind: 'answered', status, headers: new Headers(headers), body: new Uint8Array() }) as const;

it.each([
  [404, { reason: 'not-found' }],
  [401, { reason: 'unauthorised', status: 401 }],
  [403, { reason: 'unauthorised', status: 403 }],
  [400, { reason: 'refused', status: 400 }],
  [416, { reason: 'refused', status: 416 }],
  [422, { reason: 'refused', status: 422 }],
  [500, { reason: 'unavailable', what: 'the registry answered HTTP 500' }],
  [503, { reason: 'unavailable', what: 'the registry answered HTTP 503' }],
  [204, { reason: 'nonsense', what: 'the registry answered HTTP 204' }],
  [302, { reason: 'nonsense', what: 'the registry answered HTTP 302' }],
])('HTTP %i means %j', (status, failure) => {
  expect(toFailure(answer(status))).toEqual(failure);
});

it('HTTP 429 has the end of the wait', () => {
  expect(toFailure(answer(429, { 'x-ratelimit-reset': '4102444800' }))).toEqual({
    reason: 'rate-limited',
    until: '2100-01-01T00:00:00.000Z',
  });
});

it.each([
  ['time-out', 'unavailable'],
  ['network', 'unavailable'],
  ['too-large', 'nonsense'],
] as const)('a request that failed by %s means %s', (cause, reason) => {
  expect(toFailure({ kind: 'failed', cause, what: 'why' })).toEqual({ reason, what: 'why' });
});

it('a request that was not sent has the end of the wait', () => {
  const until = '2026-11-21T09:05:00.000Z';
  expect(toFailure({ kind: 'failed', cause: 'rate-limited', what: 'full', until })).toEqual({
    reason: 'rate-limited',
    until,
  });
});
