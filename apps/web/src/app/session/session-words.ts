import { ApiProblem, NetworkProblem } from '#api/api-problem.ts';
import type { SessionState } from '../session-port.ts';

/** Why the identity provider did not sign the person in, by its error code. */
const refusals: Readonly<Record<string, string>> = {
  invalid_nonce_in_state: 'The answer to the sign-in belongs to another tab, or has been used already.',
  invalid_grant: 'The sign-in took too long. Its code is no longer good.',
};

/** Where somebody stands whom the identity provider did not sign in: to cancel is their own choice, and no fault. */
export function toRefusedState(reason: string): SessionState {
  if (reason === 'access_denied') return { status: 'ended', detail: 'The sign-in was cancelled.' };
  return { status: 'unavailable', detail: refusals[reason] ?? describeRefusal(reason) };
}

/** What is no error code is no answer of the service: the network's or the browser's own words about it. */
const describeRefusal = (reason: string) =>
  /^[a-z_]+$/.test(reason) ? `The sign-in service refused: ${reason}.` : unreachable;

/** Why a session ended while its user was here, by the reason that the session's event gives. */
const ends: Readonly<Record<string, string>> = {
  'signed out in another tab': 'You were signed out in another tab, or your time ran out.',
  'storage cleared': 'The storage of this browser was cleared.',
  'tokens of somebody else': 'Somebody else signed in at the sign-in service.',
};

export function describeEnd(reason: string | undefined): string {
  return ends[reason ?? ''] ?? 'Your session ran out, or access was taken away.';
}

const unreachable =
  'The sign-in service does not answer as it should. Nothing is lost; try again in a moment.';

/** A call that has to wait until the sign-in service renews the session. */
export function failUnreachable(): never {
  throw new ApiProblem(503, { detail: unreachable });
}

export function describeUnreachable(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof NetworkProblem) return error.message;
  return unreachable;
}
