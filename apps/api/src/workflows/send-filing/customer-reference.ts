import type { FilingAttempt } from '../../filings/filing-queries.ts';

/** Comes back in the status, and tells our submission from another under the same number. At most 25 characters. */
export function customerReferenceOf({ id }: Pick<FilingAttempt, 'id'>): string {
  return `SB-${id.replaceAll('-', '').slice(0, 20)}`;
}
