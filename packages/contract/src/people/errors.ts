import type { ErrorKind } from '../errors.ts';

const kind = (status: ErrorKind['status'], title: string, detail: string): ErrorKind => ({
  status,
  title,
  detail,
});

/** Refusals of asking for a personal code. */
export const peopleErrors = {
  'code-link-closed': kind(
    409,
    'This link can no longer be used',
    'It works once, for some days, and only while your personal code is asked for.',
  ),
  'no-open-invitation': kind(
    409,
    'Nothing to withdraw',
    'The link was used, has expired, or was withdrawn already.',
  ),
} as const satisfies Record<string, ErrorKind>;
