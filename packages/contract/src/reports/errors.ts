import type { ErrorKind } from '../errors.ts';

/** Why a report is not given. */
export const reportErrors = {
  'report-too-long': {
    status: 422,
    title: 'Too long for paper',
    detail:
      'The report has more than 2,000 rows. Filter it, or save it as Excel or CSV file, which takes any number.',
  },
} as const satisfies Record<string, ErrorKind>;
