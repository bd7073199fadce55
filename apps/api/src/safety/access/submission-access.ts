import type { AccessRow } from './people-access.ts';

/** Who may make the calls about what was submitted. */
export const submissionAccess: readonly AccessRow[] = [
  { who: ['viewSubmission'], calls: ['getSubmissions', 'getErrorLog', 'getFilingsByInternet'] },
  // Who submits sees what became of it.
  {
    who: ['viewSubmission', 'submitCompany'],
    calls: ['getSubmission', 'getSentCopy', 'getFilingDocument', 'getFilingLetters'],
  },
  // What a letter takes along needs the flag of the call that saves it, too.
  { who: ['submitCompany'], calls: ['sendFilingLetter'] },
  { who: ['exportSubmission'], calls: ['exportSubmissions', 'exportErrorLog'] },
];
