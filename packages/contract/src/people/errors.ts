import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of what is asked about people. */
export const peopleErrors = {
  'code-link-closed': kind(
    409,
    'This link can no longer be used',
    'It works once, for some days, and only while your personal code is asked for.',
  ),
  'person-protected': kind(
    409,
    'This person is protected',
    'Nothing is looked up about people whose details are protected.',
  ),
  'no-open-invitation': kind(
    409,
    'Nothing to withdraw',
    'The link was used, has expired, or was withdrawn already.',
  ),
} as const satisfies Record<string, ErrorKind>;
