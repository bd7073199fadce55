import { type ErrorKind, kind } from '../errors.ts';

/** Why a report is not given. */
export const reportErrors = {
  'report-too-long': kind(
    422,
    'Too long for paper',
    'The report has more than 2,000 rows. Filter it, or save it as Excel or CSV file, which takes any number.',
  ),
} as const satisfies Record<string, ErrorKind>;
