import { expect, it } from 'vitest';
import { toRefusedState } from './session-words.ts';

it.each([
  ['access_denied', 'ended', 'The sign-in was cancelled.'],
  ['invalid_grant', 'unavailable', 'The sign-in took too long. Its code is no longer good.'],
  ['server_error', 'unavailable', 'The sign-in service refused: server_error.'],
  [
    'Failed to fetch',
    'unavailable',
    'The sign-in service does not answer as it should. Nothing is lost; try again in a moment.',
  ],
])('a sign-in refused for %s is %s', (reason, status, detail) => {
  expect(toRefusedState(reason)).toEqual({ status, detail });
});
